package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.function.Predicate;

/**
 * If one candidate were gone, every empty cell would have two and every digit two places in each
 * house.
 *
 * <p>From such a grid (a "bivalue universal grave") every solution gives another, by taking the
 * other candidate of each cell. In a puzzle with one solution that one candidate is true. It needs
 * every house to hold every digit: only then is one of two places always taken. And no relation may
 * bar the other grid.
 */
public final class BugPlusOne extends BoardFinder {
  private static final Variant VARIANT =
      Variant.of("bug-plus-one", "0610", 2900, Level.HARD, 100, 5.6);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("bug-plus-one", Group.UNIQUENESS, 1, List.of(VARIANT))
              .notMonotone()
              .placing()
              .with(Limit.FULL_HOUSES),
          BugPlusOne::new);

  private BugPlusOne(Strategy strategy, Board board) {
    super(strategy, board);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    int cell = onlyCellWithThree(state);
    if (cell < 0) {
      return false;
    }
    for (int rest = state.open(cell); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      if (isGraveWithout(state, cell, digit)) {
        return sink.test(deduction(cell, digit));
      }
    }
    return false;
  }

  /** The only empty cell with three candidates if all others have two; otherwise -1. */
  private int onlyCellWithThree(SolvingState state) {
    int found = -1;
    for (int cell = 0; cell < board.cells(); cell++) {
      int count = Integer.bitCount(state.open(cell));
      if (count > 3 || (count == 3 && found >= 0) || count == 1) {
        return -1;
      }
      found = count == 3 ? cell : found;
    }
    return found;
  }

  private boolean isGraveWithout(SolvingState state, int cell, int candidate) {
    for (int house = 0; house < geometry.houses(); house++) {
      boolean holdsCell = geometry.placeOf(house, cell) >= 0;
      for (int digit = 1; digit <= board.digits(); digit++) {
        int count = Integer.bitCount(state.places(house, digit));
        int extra = holdsCell && digit == candidate ? 1 : 0;
        if (count - extra != 2 && !state.isPlacedIn(house, digit)) {
          return false;
        }
      }
    }
    return true;
  }

  private Deduction deduction(int cell, int digit) {
    CellSet cells = CellSet.of(cell);
    return place(
        VARIANT,
        board.candidate(cell, digit),
        () ->
            Evidence.of(
                board,
                board.housesOf(cell),
                cells,
                1 << (digit - 1),
                Phrase.of(
                    "strategies.reason-bug-plus-one",
                    Words.digit(board, digit),
                    Words.cell(board, cell))));
  }
}
