package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.ArrayList;
import java.util.List;

/** Divides a set of cells into rectangles, of which there are few for houses. */
record CellRectangles(Board board, CellSet cells) {

  record Rectangle(int row, int column, int rows, int columns) {
    int size() {
      return rows * columns;
    }
  }

  /**
   * The rectangles: from each remaining first cell, the larger of those that extend right or down
   * first.
   */
  List<Rectangle> all() {
    List<Rectangle> all = new ArrayList<>();
    CellSet rest = cells;
    while (!rest.isEmpty()) {
      int cell = rest.stream().findFirst().orElseThrow();
      Rectangle wide = wide(rest, board.row(cell), board.column(cell));
      Rectangle high = high(rest, board.row(cell), board.column(cell));
      Rectangle best = wide.size() >= high.size() ? wide : high;
      all.add(best);
      rest = rest.minus(cellsOf(best));
    }
    return all;
  }

  private Rectangle wide(CellSet rest, int row, int column) {
    int columns = 1;
    while (holds(rest, new Rectangle(row, column, 1, columns + 1))) {
      columns++;
    }
    int rows = 1;
    while (holds(rest, new Rectangle(row, column, rows + 1, columns))) {
      rows++;
    }
    return new Rectangle(row, column, rows, columns);
  }

  private Rectangle high(CellSet rest, int row, int column) {
    int rows = 1;
    while (holds(rest, new Rectangle(row, column, rows + 1, 1))) {
      rows++;
    }
    int columns = 1;
    while (holds(rest, new Rectangle(row, column, rows, columns + 1))) {
      columns++;
    }
    return new Rectangle(row, column, rows, columns);
  }

  private boolean holds(CellSet rest, Rectangle rectangle) {
    return rectangle.row + rectangle.rows <= board.rows()
        && rectangle.column + rectangle.columns <= board.columns()
        && cellsOf(rectangle).size() == rectangle.size()
        && rest.containsAll(cellsOf(rectangle));
  }

  private CellSet cellsOf(Rectangle rectangle) {
    return CellSet.where(
        board.cells(),
        cell ->
            board.row(cell) >= rectangle.row
                && board.row(cell) < rectangle.row + rectangle.rows
                && board.column(cell) >= rectangle.column
                && board.column(cell) < rectangle.column + rectangle.columns);
  }
}
