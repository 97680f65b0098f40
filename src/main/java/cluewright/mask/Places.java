package cluewright.mask;

import cluewright.model.Board;
import java.util.stream.IntStream;

/** Finds cells by row and column where a board may have none. */
final class Places {
  private Places() {}

  /** The cell at a row and column, or {@link Board#NO_CELL}. */
  static int cell(Board board, int row, int column) {
    return board.has(row, column) ? board.cell(row, column) : Board.NO_CELL;
  }

  /** Drops the places that hold no cell. */
  static IntStream there(IntStream cells) {
    return cells.filter(cell -> cell != Board.NO_CELL);
  }
}
