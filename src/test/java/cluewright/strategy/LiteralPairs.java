package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The conclusions of two conjugate pairs, read off the definitions with sets of cells. */
public final class LiteralPairs {
  private final GridState state;
  private final Board board;
  private final Set<String> conclusions = new TreeSet<>();

  private LiteralPairs(GridState state) {
    this.state = state;
    this.board = state.board();
  }

  /** A digit's only two places in a house. */
  private record Pair(House house, int free, int linked) {}

  /** Which two pairs make the pattern, by their houses and their linked and free ends. */
  public interface Pattern {
    boolean holds(House first, House second, CellSet linked, CellSet free);
  }

  /** The digit goes from all that see both free ends of two pairs of four cells in all. */
  public static Set<String> conclusions(GridState state, Pattern pattern) {
    LiteralPairs pairs = new LiteralPairs(state);
    for (int digit = 1; digit <= state.board().digits(); digit++) {
      for (Pair first : pairs.pairs(digit)) {
        for (Pair second : pairs.pairs(digit)) {
          CellSet linked = CellSet.of(first.linked, second.linked);
          CellSet free = CellSet.of(first.free, second.free);
          if (linked.union(free).size() == 4
              && pattern.holds(first.house, second.house, linked, free)) {
            pairs.conclude(first.free, second.free, digit);
          }
        }
      }
    }
    return pairs.conclusions;
  }

  /** Each pair twice, with either end free. */
  private List<Pair> pairs(int digit) {
    List<Pair> pairs = new ArrayList<>();
    for (House house : board.houses()) {
      int[] open = house.cells().stream().filter(cell -> isOpen(cell, digit)).toArray();
      if (open.length == 2) {
        pairs.add(new Pair(house, open[0], open[1]));
        pairs.add(new Pair(house, open[1], open[0]));
      }
    }
    return pairs;
  }

  private boolean isOpen(int cell, int digit) {
    return state.placed(cell) == 0 && state.hasCandidate(cell, digit);
  }

  private void conclude(int a, int b, int digit) {
    board.peers(a).intersect(board.peers(b)).stream()
        .filter(cell -> isOpen(cell, digit))
        .forEach(cell -> conclusions.add(board.label(cell) + "-" + board.symbol(digit)));
  }
}
