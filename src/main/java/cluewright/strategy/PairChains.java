package cluewright.strategy;

import cluewright.model.Board;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds chains of cells with the same two candidates, by breadth-first search from each cell.
 *
 * <p>The chain to a neighbour of the start is the shortest one that does not go there at once. All
 * are looked at before the first is told, since people prefer the one that eliminates most.
 */
final class PairChains implements Finder {
  private static final int FEWEST_CELLS = 4;

  private final RemotePair strategy;
  private final Geometry geometry;
  private final Board board;
  private final CellsWith pairs;
  private final Eliminations eliminations;
  private final Ranking ranking = new Ranking();

  /** For each pair the one before it on the way from the start, or -1. */
  private final int[] before;

  private final int[] queue;
  private final int[] path;

  PairChains(RemotePair strategy, Board board) {
    this.strategy = strategy;
    this.geometry = Geometry.of(board);
    this.board = board;
    this.pairs = new CellsWith(2, board.cells());
    this.eliminations = new Eliminations(geometry);
    this.before = new int[board.cells()];
    this.queue = new int[board.cells()];
    this.path = new int[board.cells()];
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    pairs.lookAt(state);
    ranking.clear();
    for (int start = 0; start < pairs.size(); start++) {
      for (int end = start + 1; end < pairs.size(); end++) {
        if (pairs.digits(start) == pairs.digits(end)) {
          collect(start, end, state);
        }
      }
    }
    return ranking.size() > 0 && tell(state, sink);
  }

  private void collect(int start, int end, SolvingState state) {
    int cells = findPath(start, end);
    if (cells < FEWEST_CELLS || cells % 2 != 0) {
      return;
    }
    eliminated(cells, state);
    if (!eliminations.isEmpty()) {
      ranking.add(Ranking.Turn.IN_ORDER, eliminations, 2 * cells - 1, start, end, 0);
    }
  }

  /** Puts the shortest path of other than one step down, backwards; its cells, 0 for none. */
  private int findPath(int start, int end) {
    Arrays.fill(before, 0, pairs.size(), -1);
    before[start] = start;
    queue[0] = start;
    int tail = 1;
    for (int head = 0; head < tail && before[end] < 0; head++) {
      int at = queue[head];
      for (int next = 0; next < pairs.size(); next++) {
        boolean isNext =
            before[next] < 0
                && pairs.digits(next) == pairs.digits(start)
                && geometry.see(pairs.cell(at), pairs.cell(next));
        if (isNext && !(at == start && next == end)) {
          before[next] = at;
          queue[tail++] = next;
        }
      }
    }
    return before[end] < 0 ? 0 : readPath(start, end);
  }

  private int readPath(int start, int end) {
    int cells = 0;
    for (int at = end; at != start; at = before[at]) {
      path[cells++] = pairs.cell(at);
    }
    path[cells++] = pairs.cell(start);
    return cells;
  }

  /** Every two cells of the path that are three, five, … steps apart differ. */
  private void eliminated(int cells, SolvingState state) {
    int digits = state.open(path[0]);
    int low = Integer.numberOfTrailingZeros(digits) + 1;
    int high = 32 - Integer.numberOfLeadingZeros(digits);
    eliminations.in(state);
    for (int i = 0; i < cells; i++) {
      for (int j = i + FEWEST_CELLS - 1; j < cells; j += 2) {
        eliminations.addSeen(low, path[i], path[j]).addSeen(high, path[i], path[j]);
      }
    }
  }

  private boolean tell(SolvingState state, Predicate<Deduction> sink) {
    ranking.sort();
    Set<List<Integer>> told = new HashSet<>();
    for (int rank = 0; rank < ranking.size(); rank++) {
      int number = ranking.number(rank);
      int cells = findPath(ranking.start(number), ranking.end(number));
      eliminated(cells, state);
      int[] chain = Arrays.copyOf(path, cells);
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
