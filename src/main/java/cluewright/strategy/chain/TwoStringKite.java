package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.function.Predicate;

/**
 * A row and a column with two places each for a digit, one of each in a common box, four cells in
 * all: one of the two free ends holds the digit.
 */
public final class TwoStringKite extends BoardFinder {
  private static final Variant VARIANT =
      Variant.of("two-string-kite", "0401", 3100, Level.HARD, 150, 4.1);

  /**
   * Monotone beside hidden singles, which fill a line with only one place left, and then the other
   * line, so that a free end holds the digit.
   */
  public static final Strategy STRATEGY =
      Strategy.of(
          new About("two-string-kite", Group.SINGLE_DIGIT, List.of(VARIANT))
              .monotoneBeside("hidden-single")
              .impliedBy("turbot-fish"),
          TwoStringKite::new);

  private final ConjugatePairs rows;
  private final ConjugatePairs columns;

  private TwoStringKite(Strategy strategy, Board board) {
    super(strategy, board);
    this.rows = pairs(Kinds.ROW);
    this.columns = pairs(Kinds.COLUMN);
  }

  private ConjugatePairs pairs(Kind kind) {
    return new ConjugatePairs(geometry, house -> geometry.house(house).kind() == kind);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      rows.collect(state, digit);
      columns.collect(state, digit);
      for (int row = 0; row < rows.size(); row++) {
        for (int column = 0; column < columns.size(); column++) {
          if (find(state, sink, digit, row, column)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Tries each end of the row's pair with each end of the column's. */
  private boolean find(
      SolvingState state, Predicate<Deduction> sink, int digit, int row, int column) {
    for (int ends = 0; ends < 4; ends++) {
      int linked = rows.cell(row, ends >> 1);
      int free = rows.cell(row, 1 - (ends >> 1));
      int otherLinked = columns.cell(column, ends & 1);
      int otherFree = columns.cell(column, 1 - (ends & 1));
      if (areInOneBox(linked, otherLinked)
          && TurbotChain.areDistinct(free, linked, otherLinked, otherFree)
          && TurbotChain.catches(geometry, state, digit, free, otherFree)
          && sink.test(
              new TurbotChain(
                      digit,
                      geometry.house(rows.house(row)),
                      free,
                      linked,
                      geometry.house(columns.house(column)),
                      otherLinked,
                      otherFree)
                  .deduction(board, state, strategy))) {
        return true;
      }
    }
    return false;
  }

  private boolean areInOneBox(int a, int b) {
    for (int house : geometry.housesOf(a)) {
      if (geometry.house(house).kind() == Kinds.BOX
          && (geometry.houseSet(house)[b >> 6] >>> b & 1) != 0) {
        return true;
      }
    }
    return false;
  }
}
