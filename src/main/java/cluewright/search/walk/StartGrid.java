package cluewright.search.walk;

import cluewright.closure.Closure;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The starting digits of a {@link ClueWalk} on a large board: those of a solved grid.
 *
 * <p>So they go together whatever the mask is, and with many clues they leave little open: on 25x25
 * some dozen cells at 340 clues, and sometimes none. Digits drawn clue by clue end in a
 * contradiction there. The best of a few {@link SolvedGrids} is taken, and where clues are so many
 * that moves hardly change anything, the best of more. On boards up to 16x16 drawn digits are as
 * good, and quicker, unless the sums of cages leave but a few thousand grids: of these one is
 * taken.
 */
final class StartGrid {
  private static final int LARGEST_DRAWN = 256;

  private static final int GRIDS = 3;

  /** The most solutions used of a board with cage sums. */
  private static final int MOST_SOLUTIONS = 5000;

  /** The number of grids tried where few candidates remain, since the next grid may leave none. */
  private static final int MOST_GRIDS = 40;

  /** The fraction of the candidates that counts as few. */
  private static final double LITTLE = 0.01;

  /** The share of a counter's patience for finding the first grid, about a tenth of a second. */
  private static final double PATIENCE = 0.05;

  private final Puzzle givens;
  private final Closure closure;
  private final Stop stop;

  private final Random random;

  /** Null until needed; empty if digits are drawn instead, or no grid was found. */
  private Optional<Supplier<int[]>> grids;

  private final int[] best;

  /**
   * The starting digits for a walk.
   *
   * @param givens the digits that every grid keeps
   * @param closure the walk's
   */
  StartGrid(Puzzle givens, Closure closure, long seed, Stop stop) {
    this.givens = givens;
    this.closure = closure;
    this.random = new Random(seed);
    this.stop = stop;
    this.best = new int[closure.stateSize()];
  }

  /**
   * Gives clues the digits of a grid, and closes the state.
   *
   * @return false, with nothing done, if there is no grid to begin with
   */
  boolean take(int[] cells, int[] digits) {
    if (grids == null) {
      grids = grids();
    }
    if (grids.isEmpty()) {
      return false;
    }
    int fewest = Integer.MAX_VALUE;
    double little = LITTLE * closure.board().candidates();
    for (int i = 0; fewest > 0 && i < (fewest <= little ? MOST_GRIDS : GRIDS); i++) {
      stop.throwIfStopped();
      int[] grid = grids.get().get();
      closure.reset();
      Arrays.stream(cells).forEach(cell -> closure.place(cell, grid[cell]));
      closure.close();
      if (closure.openCandidates() < fewest) {
        fewest = closure.openCandidates();
        closure.save(best, 0);
        Arrays.setAll(digits, clue -> grid[cells[clue]]);
      }
    }
    closure.load(best, 0);
    return true;
  }

  private Optional<Supplier<int[]>> grids() {
    Board board = closure.board();
    if (board.hasBonds()) {
      return ofBonds();
    }
    return Optional.of(givens)
        .filter(any -> board.cells() > LARGEST_DRAWN)
        .flatMap(any -> new SolutionCounter(board, stop).solutionIfQuick(any, PATIENCE))
        .map(known -> new SolvedGrids(known, givens, random)::next);
  }

  /**
   * Solutions of the sums and words; empty if there are so many that randomly drawn digits work.
   */
  private Optional<Supplier<int[]>> ofBonds() {
    Board board = closure.board();
    List<Puzzle> some =
        new SolutionCounter(board, stop).solutionsIfQuick(givens, MOST_SOLUTIONS, PATIENCE);
    return some.isEmpty() || some.size() == MOST_SOLUTIONS
        ? Optional.empty()
        : Optional.of(
            () -> {
              Puzzle grid = some.get(random.nextInt(some.size()));
              return IntStream.range(0, board.cells()).map(grid::digit).toArray();
            });
  }
}
