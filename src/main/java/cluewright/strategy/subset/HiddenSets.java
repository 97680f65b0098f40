package cluewright.strategy.subset;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.Arrays;
import java.util.List;

/**
 * Finds k digits that have at most k places between them in a house.
 *
 * <p>The mirror of {@link NakedSets}, sound only in houses that hold every digit. Where k digits
 * have fewer than k places, the house is cleared of all others, as it is by the rules of hidden
 * pairs.
 */
public final class HiddenSets extends HouseSets {

  public HiddenSets(Strategy strategy, Variant variant, int size, Board board) {
    super(
        strategy,
        variant,
        size,
        board,
        geometry ->
            Arrays.stream(geometry.boxesFirst()).filter(geometry::holdsEveryDigit).toArray());
  }

  @Override
  void collect() {
    for (int digit = 1; digit <= board.digits(); digit++) {
      int where = state.places(house, digit);
      if (where == 0 && state.isPlacedIn(house, digit)) {
        placedCount++;
      } else {
        take(1 << (digit - 1), where);
      }
    }
  }

  /** The chosen digits as a set. */
  private int set() {
    int set = 0;
    for (int i = 0; i < depth; i++) {
      set |= chosen[i];
    }
    return set;
  }

  @Override
  boolean changes(int union) {
    return hasOthers(set(), cleared(union));
  }

  @Override
  boolean offer(int union) {
    return changes(union) && sink.test(deduction(set(), union, cleared(union)));
  }

  /**
   * The places that lose all other digits: those of the set, or all of them if there are too few.
   */
  private int cleared(int union) {
    return Integer.bitCount(union) < depth
        ? (int) ((1L << geometry.cellsOf(house).length) - 1)
        : union;
  }

  private boolean hasOthers(int set, int cleared) {
    int[] cells = geometry.cellsOf(house);
    for (int rest = cleared; rest != 0; rest &= rest - 1) {
      if ((state.open(cells[Integer.numberOfTrailingZeros(rest)]) & ~set) != 0) {
        return true;
      }
    }
    return false;
  }

  private Deduction deduction(int set, int union, int cleared) {
    int[] changes =
        Candidates.ofCells(state, geometry.cellsAt(house, cleared), board.allDigits() & ~set);
    CellSet pattern = geometry.cellsAt(house, union);
    int[] marked = Candidates.ofCells(state, pattern, set);
    House where = geometry.house(house);
    int missing = size - wanted;
    return eliminate(
        variant,
        changes,
        () ->
            new Evidence(
                List.of(where),
                List.of(),
                Evidence.marks(marked, Evidence.Role.PATTERN),
                List.of(),
                reason(set, pattern, where, missing)));
  }

  private Phrase reason(int set, CellSet cells, House where, int missing) {
    Phrase digits = Words.digits(board, set);
    Phrase places = Words.cells(board, cells);
    return missing == 0
        ? Phrase.of("strategies.reason-hidden-set", digits, Words.house(where), places)
        : Phrase.of(
            "strategies.reason-hidden-set-placed", digits, Words.house(where), places, missing);
  }
}
