package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.stream.Stream;

/** The 6x6 board with three squares of four cells across its boxes, which hold no digit twice. */
public final class CagedSix {
  public static final Board BOARD =
      new Board(
          "6x6 with cages",
          6,
          6,
          6,
          Stream.concat(
                  Boards.SIX.houses().stream(),
                  Stream.of(cage(7, 1, 2), cage(8, 3, 0), cage(9, 3, 4)))
              .toList());

  private CagedSix() {}

  private static House cage(int number, int row, int column) {
    CellSet cells =
        CellSet.of(
            Stream.of(row, row + 1)
                .flatMap(
                    r ->
                        List.of(Boards.SIX.cell(r, column), Boards.SIX.cell(r, column + 1))
                            .stream())
                .mapToInt(Integer::intValue));
    return new House(Kinds.BOX, number, cells, /* holdsEveryDigit= */ false);
  }
}
