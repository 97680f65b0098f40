package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import java.util.List;

/** The smallest board whose house need not hold every digit: three cells and four digits. */
public final class ShortRow {
  public static final Board BOARD =
      new Board(
          "short row",
          1,
          3,
          4,
          List.of(new House(Kinds.ROW, 1, CellSet.of(0, 1, 2), /* holdsEveryDigit= */ false)));

  private ShortRow() {}
}
