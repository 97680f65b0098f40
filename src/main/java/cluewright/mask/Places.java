package cluewright.mask;

import cluewright.model.Board;
import java.util.stream.IntStream;

/** Places of a board, which may have no cell or lie outside. */
final class Places {
  private Places() {}

  /** The cell at a place; {@link Board#NO_CELL} where there is none. */
  static int cell(Board board, int row, int column) {
    return board.has(row, column) ? board.cell(row, column) : Board.NO_CELL;
  }

  /** Those that are cells. */
  static IntStream there(IntStream cells) {
    return cells.filter(cell -> cell != Board.NO_CELL);
  }
}
