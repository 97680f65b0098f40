package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.rule.Form;
import java.util.List;

/**
 * The numbers of the points in a Penpa-Edit grid, which has two more rows and columns on each side.
 * First come the middles of cells, row by row; then their lower right corners; the middles of their
 * lower sides; the middles of their right sides; and four points in each cell, one for each corner
 * from the upper left one to the lower right one.
 *
 * @param width of the grid, with its margins
 * @param height of the grid, with its margins
 * @param top the row of the grid where the board begins
 * @param left the column of the grid where the board begins
 * @param size the rows of the board, which has as many columns
 */
record PenpaPoints(int width, int height, int top, int left, int size) {
  static final int MARGIN = 2;

  /** The points in a cell, one for each corner. */
  static final int CORNERS = 4;

  /** The points of a board, with a cell on each side of it if there are numbers. */
  static PenpaPoints of(Board board) {
    int size = board.rows();
    int around = around(board);
    int width = size + 2 * (MARGIN + around);
    return new PenpaPoints(width, width, MARGIN + around, MARGIN + around, size);
  }

  /** The number of rows above a board for numbers: 1 or 0, as on each other side. */
  static int around(Board board) {
    return board.drawn().stream().anyMatch(rule -> rule.kind().form() == Form.OUTSIDE) ? 1 : 0;
  }

  private int area() {
    return width * height;
  }

  /** The middle of a cell of the board. */
  int center(int cell) {
    return at(cell / size, cell % size);
  }

  /** The middle of a place, which may be beside the board. */
  int at(int row, int column) {
    return (top + row) * width + left + column;
  }

  /** The cell of the board with a point as its middle, or -1. */
  int cell(int point) {
    int row = Math.floorDiv(point, width) - top;
    int column = Math.floorMod(point, width) - left;
    return holds(row, column) ? row * size + column : -1;
  }

  private boolean holds(int row, int column) {
    return row >= 0 && row < size && column >= 0 && column < size;
  }

  /** The middle of the side shared by two neighbours, the upper or left one given first. */
  int border(int first, int second) {
    return (second - first == size ? 2 : 3) * area() + center(first);
  }

  /**
   * The two cells of the board with a point in the middle of their border; empty if there are none.
   */
  List<Integer> border(int point) {
    int kind = Math.floorDiv(point, area());
    int first = cell(Math.floorMod(point, area()));
    boolean isBelow = kind == 2 && first >= 0 && first / size < size - 1;
    boolean isRight = kind == 3 && first >= 0 && first % size < size - 1;
    if (!isBelow && !isRight) {
      return List.of();
    }
    return List.of(first, first + (isBelow ? size : 1));
  }

  /** A corner of cells, by the number of rows above and columns to the left. */
  int corner(int row, int column) {
    return area() + (top + row - 1) * width + left + column - 1;
  }

  /** The rows above and columns to the left of a corner; empty if the point is not one. */
  List<Integer> corner(int point) {
    int place = point - area();
    int row = Math.floorDiv(place, width) - top + 1;
    int column = Math.floorMod(place, width) - left + 1;
    boolean isCorner = row >= 0 && row <= size && column >= 0 && column <= size;
    return isCorner ? List.of(row, column) : List.of();
  }

  /** The point inside a cell near one of its corners. */
  int inside(int cell, int corner) {
    return CORNERS * (area() + center(cell)) + corner;
  }

  /** The cell of the board with such a point, or -1. */
  int around(int point) {
    int place = Math.floorDiv(point, CORNERS) - area();
    return place >= 0 && place < area() ? cell(place) : -1;
  }
}
