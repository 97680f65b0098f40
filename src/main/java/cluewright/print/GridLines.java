package cluewright.print;

import cluewright.model.Board;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The lines inside a board, in cells from its upper left corner, each as long as it goes on.
 *
 * @param cells between all cells
 * @param boxes wherever the cells on the two sides lie in different boxes, whatever their shape
 */
record GridLines(List<Segment> cells, List<Segment> boxes) {

  /** A straight line, either across or upright. */
  record Segment(int x1, int y1, int x2, int y2) {}

  /** Which borders between neighbours are drawn. */
  @FunctionalInterface
  private interface Border {
    boolean between(int cell, int neighbour);
  }

  /** A stretch of cells, the last one not included. */
  @FunctionalInterface
  private interface Stretch {
    void take(int from, int to);
  }

  static GridLines of(Board board) {
    return new GridLines(
        segments(board, (cell, neighbour) -> true),
        segments(board, (cell, neighbour) -> !boxes(board, cell).equals(boxes(board, neighbour))));
  }

  private static List<House> boxes(Board board, int cell) {
    return board.housesOf(cell).stream().filter(house -> house.kind() == House.Kind.BOX).toList();
  }

  private static List<Segment> segments(Board board, Border border) {
    List<Segment> segments = new ArrayList<>();
    for (int r = 1; r < board.rows(); r++) {
      int row = r;
      runs(
          board.columns(),
          column -> border.between(board.cell(row - 1, column), board.cell(row, column)),
          (from, to) -> segments.add(new Segment(from, row, to, row)));
    }
    for (int c = 1; c < board.columns(); c++) {
      int column = c;
      runs(
          board.rows(),
          row -> border.between(board.cell(row, column - 1), board.cell(row, column)),
          (from, to) -> segments.add(new Segment(column, from, column, to)));
    }
    return List.copyOf(segments);
  }

  /** Hands on the longest stretches of {@code 0 .. length-1} that are all drawn. */
  private static void runs(int length, IntPredicate drawn, Stretch action) {
    int from = 0;
    for (int i = 0; i <= length; i++) {
      if (i == length || !drawn.test(i)) {
        if (from < i) {
          action.take(from, i);
        }
        from = i + 1;
      }
    }
  }
}
