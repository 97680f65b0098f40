package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Decoration.Place;
import java.util.ArrayList;
import java.util.List;

/** The cells that a drawn line leads through, from middle to middle. */
final class CellPath {
  private static final double HALF = 0.5;

  private CellPath() {}

  /**
   * The cells from point to point, including those that a straight line crosses; none unless it
   * leads through the middles of cells.
   */
  static List<Integer> of(Board board, List<Place> points) {
    List<Integer> path = new ArrayList<>();
    for (Place point : points) {
      int cell = cell(board, point);
      if (cell < 0 || (!path.isEmpty() && !reach(board, path, cell))) {
        return List.of();
      }
      if (path.isEmpty()) {
        path.add(cell);
      }
    }
    return path;
  }

  /** The cell with a point in its middle, or -1. */
  static int cell(Board board, Place point) {
    double row = point.y() - HALF;
    double column = point.x() - HALF;
    boolean isMiddle = row == Math.rint(row) && column == Math.rint(column);
    return isMiddle && board.has((int) row, (int) column)
        ? board.cell((int) row, (int) column)
        : -1;
  }

  private static boolean reach(Board board, List<Integer> path, int to) {
    int from = path.get(path.size() - 1);
    int rows = board.row(to) - board.row(from);
    int columns = board.column(to) - board.column(from);
    int steps = Math.max(Math.abs(rows), Math.abs(columns));
    boolean isStraight = rows == 0 || columns == 0 || Math.abs(rows) == Math.abs(columns);
    for (int step = 1; isStraight && step <= steps; step++) {
      path.add(
          board.cell(
              board.row(from) + step * Integer.signum(rows),
              board.column(from) + step * Integer.signum(columns)));
    }
    return isStraight && steps > 0;
  }
}
