package cluewright.picture;

import cluewright.model.Board;

/** The space around a board for numbers and decoration outside its grid, in cells. */
public record Margins(double top, double right, double bottom, double left) {
  public static final Margins NONE = new Margins(0, 0, 0, 0);

  public static Margins of(Board board) {
    return DecorationMarks.around(new OutsideMarks(board).margins(), board);
  }

  public double width(Board board) {
    return left + board.columns() + right;
  }

  public double height(Board board) {
    return top + board.rows() + bottom;
  }

  /** Margins that have space for a rectangle on a board as well. */
  Margins with(Board board, Shape.Area area) {
    return new Margins(
        Math.max(top, -area.y()),
        Math.max(right, area.x() + area.width() - board.columns()),
        Math.max(bottom, area.y() + area.height() - board.rows()),
        Math.max(left, -area.x()));
  }
}
