package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.CellsWith;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.Ranking;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds chains of cells with the same two candidates, depth first from each cell.
 *
 * <p>A longer chain may say more than a shorter one between the same ends, since any two of its
 * cells that must differ count; so every chain that meets no cell twice is looked at, up to ten
 * cells as in HoDoKu, before the first is told: people prefer the one that eliminates most.
 */
final class RemotePairs implements Finder {
  private static final int FEWEST_CELLS = 4;
  private static final int MOST_CELLS = 10;

  private final RemotePair strategy;
  private final Geometry geometry;
  private final Board board;
  private final CellsWith pairs;
  private final Eliminations eliminations;
  private final Ranking ranking = new Ranking();
  private final List<int[]> found = new ArrayList<>();

  private final boolean[] isOnPath;
  private final int[] path = new int[MOST_CELLS];
  private int cells;
  private SolvingState state;

  RemotePairs(RemotePair strategy, Board board) {
    this.strategy = strategy;
    this.geometry = Geometry.of(board);
    this.board = board;
    this.pairs = new CellsWith(2, board.cells());
    this.eliminations = new Eliminations(geometry);
    this.isOnPath = new boolean[board.cells()];
  }

  @Override
  public boolean find(SolvingState given, Predicate<Deduction> sink) {
    state = given;
    pairs.lookAt(state);
    ranking.clear();
    found.clear();
    for (int start = 0; start < pairs.size(); start++) {
      if (partners(start) > geometry.housesOf(pairs.cell(start)).length) {
        return false;
      }
    }
    for (int start = 0; start < pairs.size(); start++) {
      grow(start, start);
    }
    return ranking.size() > 0 && tell(sink);
  }

  /**
   * The number of cells with the same candidates that a cell sees; more than it has houses would
   * mean three in one house, which no solution allows, and far too many chains.
   */
  private int partners(int start) {
    int count = 0;
    for (int other = 0; other < pairs.size(); other++) {
      boolean isPartner =
          pairs.digits(other) == pairs.digits(start)
              && geometry.see(pairs.cell(start), pairs.cell(other));
      count += isPartner ? 1 : 0;
    }
    return count;
  }

  /** Adds a cell to the chain, and tries all continuations. */
  private void grow(int start, int at) {
    isOnPath[at] = true;
    path[cells++] = pairs.cell(at);
    if (cells >= FEWEST_CELLS && cells % 2 == 0 && start < at) {
      collect();
    }
    for (int next = 0; next < pairs.size() && cells < MOST_CELLS; next++) {
      if (!isOnPath[next]
          && pairs.digits(next) == pairs.digits(start)
          && geometry.see(pairs.cell(at), pairs.cell(next))) {
        grow(start, next);
      }
    }
    cells--;
    isOnPath[at] = false;
  }

  /** Collects a chain whose ends eliminate something; otherwise a part of it may. */
  private void collect() {
    eliminations.in(state);
    addSeen(path[0], path[cells - 1]);
    if (!eliminations.isEmpty()) {
      eliminated(path, cells);
      int number = found.size();
      found.add(Arrays.copyOf(path, cells));
      ranking.add(Ranking.Turn.IN_ORDER, eliminations, 2 * cells - 1, number, number, 0);
    }
  }

  /**
   * Eliminates by any two cells of a chain that are three, five, … steps apart, since they differ.
   */
  private void eliminated(int[] chain, int length) {
    eliminations.in(state);
    for (int i = 0; i < length; i++) {
      for (int j = i + FEWEST_CELLS - 1; j < length; j += 2) {
        addSeen(chain[i], chain[j]);
      }
    }
  }

  private void addSeen(int first, int second) {
    int digits = state.open(first);
    eliminations
        .addSeen(Integer.numberOfTrailingZeros(digits) + 1, first, second)
        .addSeen(32 - Integer.numberOfLeadingZeros(digits), first, second);
  }

  private boolean tell(Predicate<Deduction> sink) {
    ranking.sort();
    Set<List<Integer>> told = new HashSet<>();
    for (int rank = 0; rank < ranking.size(); rank++) {
      int[] chain = found.get(ranking.start(ranking.number(rank)));
      eliminated(chain, chain.length);
      Deduction deduction =
          RemotePair.deduction(
              strategy, board, eliminations.toArray(), chain, state.open(chain[0]));
      if (told.add(deduction.changes()) && sink.test(deduction)) {
        return true;
      }
    }
    return false;
  }
}
