package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.stream.IntStream;

/** The cells that the drawing tools paint: lines, rectangles and connected areas. */
public final class CellPaths {
  private CellPaths() {}

  /** The straight line between two cells, both included, with as few gaps as the board allows. */
  public static CellSet line(Board board, int from, int to) {
    int down = board.row(to) - board.row(from);
    int right = board.column(to) - board.column(from);
    int steps = Math.max(Math.abs(down), Math.abs(right));
    return CellSet.of(
        Places.there(
            IntStream.rangeClosed(0, steps)
                .map(
                    step ->
                        board.cell(
                            board.row(from) + part(down, step, steps),
                            board.column(from) + part(right, step, steps)))));
  }

  /** How far along a way of {@code length} a step lies; halves are rounded towards its end. */
  private static int part(int length, int step, int steps) {
    if (steps == 0) {
      return 0;
    }
    return Integer.signum(length) * ((2 * Math.abs(length) * step + steps) / (2 * steps));
  }

  /** The outline of the rectangle with two given cells at opposite corners. */
  public static CellSet rectangle(Board board, int corner, int opposite) {
    int top = Math.min(board.row(corner), board.row(opposite));
    int bottom = Math.max(board.row(corner), board.row(opposite));
    int left = Math.min(board.column(corner), board.column(opposite));
    int right = Math.max(board.column(corner), board.column(opposite));
    return CellSet.where(
        board.cells(),
        cell -> {
          int row = board.row(cell);
          int column = board.column(cell);
          boolean within = row >= top && row <= bottom && column >= left && column <= right;
          boolean onEdge = row == top || row == bottom || column == left || column == right;
          return within && onEdge;
        });
  }

  /**
   * The connected area around a cell: all cells of its kind, clue or open, that are reached through
   * shared sides.
   */
  public static CellSet area(Mask mask, int cell) {
    CellSet kind = mask.contains(cell) ? mask.clues() : mask.open();
    return mask.board().joined(cell, kind);
  }

  /** The cells that share a side with a cell. */
  static CellSet sides(Board board, int cell) {
    return around(board, cell, 1);
  }

  /** The cells that share a corner with a cell, and no side. */
  static CellSet corners(Board board, int cell) {
    return around(board, cell, 2);
  }

  /**
   * The cells at most one row and one column away, at the given number of steps along rows and
   * columns.
   */
  private static CellSet around(Board board, int cell, int steps) {
    IntStream near =
        IntStream.rangeClosed(-1, 1)
            .flatMap(
                down ->
                    IntStream.rangeClosed(-1, 1)
                        .filter(right -> Math.abs(down) + Math.abs(right) == steps)
                        .map(
                            right ->
                                Places.cell(
                                    board, board.row(cell) + down, board.column(cell) + right)));
    return CellSet.of(Places.there(near));
  }
}
