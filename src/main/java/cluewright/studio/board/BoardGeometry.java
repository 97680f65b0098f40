package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.picture.BoardGrid;
import cluewright.picture.Margins;
import java.util.function.IntToDoubleFunction;

/**
 * The position of a board on a canvas.
 *
 * <p>Every edge is rounded to whole device pixels, of which there are {@code scale} to a pixel, so
 * lines stay crisp; cells may then differ by one device pixel.
 *
 * @param cell the side of a cell, in pixels
 * @param left how far the board is from the canvas's left edge, in pixels: room for half an
 *     outline, and for numbers outside the grid
 * @param top how far it is from the upper edge
 */
public record BoardGeometry(Board board, double cell, double left, double top, double scale) {
  /** The smallest readable em of a digit. */
  static final double LEAST_READABLE = 7;

  private static final double LEAST_MARGIN = 1.25;

  /** A board that fills a square. */
  static BoardGeometry of(Board board, double side, double scale) {
    return of(board, Margins.of(board), side, scale);
  }

  /** A board that fills a square with its margins. */
  static BoardGeometry of(Board board, Margins margins, double side, double scale) {
    double cells = Math.max(margins.width(board), margins.height(board));
    double edge = Math.max(LEAST_MARGIN, side / (cells + 2 * BoardGrid.EDGE) * BoardGrid.EDGE);
    double cell = (side - 2 * edge) / cells;
    return new BoardGeometry(
        board, cell, edge + margins.left() * cell, edge + margins.top() * cell, scale);
  }

  /** A board that begins in the upper left corner, without space around it. */
  public static BoardGeometry bare(Board board, double cell) {
    return new BoardGeometry(board, cell, 0, 0, 1);
  }

  double snap(double value) {
    return Math.round(value * scale) / scale;
  }

  /** The left edge of a column; one past the last column gives the right edge. */
  double x(int column) {
    return snap(left + cell * column);
  }

  /** The upper edge of a row; one past the last row gives the lower edge. */
  double y(int row) {
    return snap(top + cell * row);
  }

  /** The x coordinate of a position in cells. */
  double x(double cells) {
    return between(cells, this::x);
  }

  double y(double cells) {
    return between(cells, this::y);
  }

  private static double between(double cells, IntToDoubleFunction edges) {
    int before = (int) Math.floor(cells);
    double edge = edges.applyAsDouble(before);
    return cells == before
        ? edge
        : edge + (cells - before) * (edges.applyAsDouble(before + 1) - edge);
  }

  double length(double cells) {
    return cell * cells;
  }

  double left(int cell) {
    return x(board.column(cell));
  }

  double top(int cell) {
    return y(board.row(cell));
  }

  double width(int cell) {
    return x(board.column(cell) + 1) - left(cell);
  }

  double height(int cell) {
    return y(board.row(cell) + 1) - top(cell);
  }

  double centreX(int cell) {
    return left(cell) + width(cell) / 2;
  }

  double centreY(int cell) {
    return top(cell) + height(cell) / 2;
  }

  /** The cell at a point, or {@link BoardView#NO_CELL}. */
  int cellAt(double x, double y) {
    int column = (int) Math.floor((x - left) / cell);
    int row = (int) Math.floor((y - top) / cell);
    return board.has(row, column) ? board.cell(row, column) : BoardView.NO_CELL;
  }

  /** True if candidates are too small to read as digits and are drawn as dots. */
  boolean isTiny() {
    return length(new BoardGrid(board).candidateSize()) < LEAST_READABLE;
  }

  /** The size of a candidate's dot in whole pixels, so that all dots look alike. */
  double dotSize() {
    return Math.max(1 / scale, snap(length(new BoardGrid(board).marker())));
  }
}
