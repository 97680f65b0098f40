package cluewright.picture;

import cluewright.model.Board;

/** The space around a board for numbers and decoration outside its grid, in cells. */
public record Margins(double top, double right, double bottom, double left) {
  public static final Margins NONE = new Margins(0, 0, 0, 0);

  /** Room for a number on each side. */
  public static final Margins ALL_AROUND = new Margins(1, 1, 1, 1);

  public static Margins of(Board board) {
    return DecorationMarks.around(new OutsideMarks(board).margins(), board);
  }

  public double width(Board board) {
    return left + board.columns() + right;
  }

  public double height(Board board) {
    return top + board.rows() + bottom;
  }

  /** Margins that are nowhere smaller than others. */
  public Margins atLeast(Margins others) {
    return new Margins(
        Math.max(top, others.top),
        Math.max(right, others.right),
        Math.max(bottom, others.bottom),
        Math.max(left, others.left));
  }

  /** Margins that have space for a rectangle on a board as well. */
  Margins with(Board board, Shape.Area area) {
    return atLeast(
        new Margins(
            -area.y(),
            area.x() + area.width() - board.columns(),
            area.y() + area.height() - board.rows(),
            -area.x()));
  }
}
