package cluewright.search.minimum;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.search.Lists;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;

/**
 * A question about the fewest clues.
 *
 * @param strategies what a solver may use; those that the board {@linkplain StrategySet#on has no
 *     use for} are left out
 * @param units the cells that may hold clues, in sets that hold clues together or not at all: one
 *     cell each, or the mirror cells of a symmetry
 * @param time how long to look
 * @param seed the same seed makes the same choices
 * @param method by which means
 * @param lists whether published lists are asked; only {@link MinimumMethod#AUTO} asks them
 */
public record MinimumRequest(
    Board board,
    StrategySet strategies,
    List<CellSet> units,
    Duration time,
    long seed,
    MinimumMethod method,
    Lists lists) {

  /**
   * @throws IllegalArgumentException if two units share a cell
   */
  public MinimumRequest {
    units = List.copyOf(units);
    strategies = strategies.on(board);
    if (cells(units).size() != units.stream().mapToInt(CellSet::size).sum()) {
      throw new IllegalArgumentException("two units share a cell");
    }
  }

  /** A question for the fastest method, with published lists. */
  public MinimumRequest(
      Board board, StrategySet strategies, List<CellSet> units, Duration time, long seed) {
    this(board, strategies, units, time, seed, MinimumMethod.AUTO, Lists.ASKED);
  }

  private static CellSet cells(List<CellSet> units) {
    return units.stream().reduce(CellSet.empty(), CellSet::union);
  }

  /** All cells that may hold a clue. */
  CellSet cells() {
    return cells(units);
  }

  /** True if clues may stand anywhere independently of each other. */
  boolean isFree() {
    return units.size() == board.cells();
  }

  /** The smallest number of cells, at least {@code clues}, that some units add up to. */
  int reachable(int clues) {
    boolean[] sums = new boolean[cells().size() + 1];
    sums[0] = true;
    for (CellSet unit : units) {
      for (int sum = sums.length - 1; sum >= unit.size(); sum--) {
        sums[sum] |= sums[sum - unit.size()];
      }
    }
    int sum = clues;
    while (sum < sums.length && !sums[sum]) {
      sum++;
    }
    return sum;
  }
}
