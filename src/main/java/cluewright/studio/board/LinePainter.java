package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.House;

/** Grid lines, thick where two cells lie in different boxes. */
final class LinePainter {
  private LinePainter() {}

  static void paintGrid(Brush brush) {
    BoardGeometry geometry = brush.geometry();
    Board board = geometry.board();
    for (int cell = 0; cell < board.cells(); cell++) {
      double x = geometry.left(cell);
      double y = geometry.top(cell);
      vertical(brush, x, cell, BoardGeometry.THIN, BoardColor.LINE);
      horizontal(brush, y, cell, BoardGeometry.THIN, BoardColor.LINE);
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      boxEdges(brush, cell);
    }
  }

  private static void boxEdges(Brush brush, int cell) {
    BoardGeometry geometry = brush.geometry();
    Board board = geometry.board();
    int row = board.row(cell);
    int column = board.column(cell);
    if (column == 0 || apart(board, cell, cell - 1)) {
      vertical(brush, geometry.x(column), cell, BoardGeometry.THICK, BoardColor.BOX_LINE);
    }
    if (row == 0 || apart(board, cell, cell - board.columns())) {
      horizontal(brush, geometry.y(row), cell, BoardGeometry.THICK, BoardColor.BOX_LINE);
    }
    if (column == board.columns() - 1) {
      vertical(brush, geometry.x(column + 1), cell, BoardGeometry.THICK, BoardColor.BOX_LINE);
    }
    if (row == board.rows() - 1) {
      horizontal(brush, geometry.y(row + 1), cell, BoardGeometry.THICK, BoardColor.BOX_LINE);
    }
  }

  /** Whether no box holds both cells. */
  private static boolean apart(Board board, int first, int second) {
    return board.housesOf(first).stream()
        .noneMatch(house -> house.kind() == House.Kind.BOX && house.cells().contains(second));
  }

  private static void vertical(Brush brush, double x, int cell, double width, BoardColor color) {
    BoardGeometry geometry = brush.geometry();
    double start = geometry.snap(x - width / 2);
    double end = geometry.snap(geometry.top(cell) - width / 2);
    brush.fillRectangle(
        start,
        end,
        geometry.snap(start + width) - start,
        geometry.snap(geometry.top(cell) + geometry.height(cell) + width / 2) - end,
        color);
  }

  private static void horizontal(Brush brush, double y, int cell, double width, BoardColor color) {
    BoardGeometry geometry = brush.geometry();
    double start = geometry.snap(y - width / 2);
    double left = geometry.snap(geometry.left(cell) - width / 2);
    brush.fillRectangle(
        left,
        start,
        geometry.snap(geometry.left(cell) + geometry.width(cell) + width / 2) - left,
        geometry.snap(start + width) - start,
        color);
  }
}
