package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Four cells, seen from the first of them, that two digits could fill in two ways.
 *
 * <p>They lie in two rows and two columns. If the first and the last hold a and the other two b,
 * exchanging a and b breaks no house, because every house has as many of the one two as of the
 * other. With rows, columns and boxes that means two boxes.
 */
final class Rectangle {
  static final int CORNERS = 4;

  private final int[] corners;

  private Rectangle(int[] corners) {
    this.corners = corners;
  }

  /** The first cell, its neighbours in its row and in its column, and the one opposite. */
  int[] corners() {
    return corners;
  }

  /** For each cell the rectangles seen from it: those first that begin in a box together. */
  static Rectangle[][] fromEachCell(Geometry geometry) {
    Board board = geometry.board();
    Rectangle[][] rectangles = new Rectangle[board.cells()][];
    for (int cell = 0; cell < rectangles.length; cell++) {
      rectangles[cell] = from(geometry, cell);
    }
    return rectangles;
  }

  private static Rectangle[] from(Geometry geometry, int first) {
    Board board = geometry.board();
    List<Rectangle> rectangles = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        if (row != board.row(first) && column != board.column(first)) {
          int[] corners = {
            first,
            board.cell(board.row(first), column),
            board.cell(row, board.column(first)),
            board.cell(row, column)
          };
          if (isExchangeable(geometry, corners)) {
            rectangles.add(new Rectangle(corners));
          }
        }
      }
    }
    rectangles.sort(Comparator.comparing(rectangle -> rectangle.order(board), Arrays::compare));
    return rectangles.toArray(Rectangle[]::new);
  }

  private static boolean isExchangeable(Geometry geometry, int[] corners) {
    for (House house : geometry.board().houses()) {
      int balance = 0;
      for (int i = 0; i < CORNERS; i++) {
        int side = i == 0 || i == 3 ? 1 : -1;
        balance += house.cells().contains(corners[i]) ? side : 0;
      }
      if (balance != 0) {
        return false;
      }
    }
    return geometry.see(corners[0], corners[1])
        && geometry.see(corners[0], corners[2])
        && !geometry.see(corners[0], corners[3])
        && !geometry.see(corners[1], corners[2]);
  }

  /** First the neighbour in the same box, then the nearer of the two across. */
  private int[] order(Board board) {
    boolean isRowInBox =
        board.housesOf(corners[0]).stream()
            .anyMatch(h -> h.kind() == House.Kind.BOX && h.cells().contains(corners[1]));
    return isRowInBox ? new int[] {corners[1], corners[2]} : new int[] {corners[2], corners[1]};
  }
}
