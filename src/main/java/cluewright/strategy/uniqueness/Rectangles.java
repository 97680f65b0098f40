package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A board's rectangles, by the cell they are found from: four cells that two digits could fill in
 * two ways.
 *
 * <p>They lie in two rows and two columns. If the first and the last hold a and the other two b,
 * exchanging a and b breaks no house, because every house has as many of the one two as of the
 * other. With rows, columns and boxes that means two boxes. None of them is in a pair, which might
 * bar the exchange.
 *
 * <p>Those of a cell are made when they are first asked for: a large board has a hundred thousand,
 * of which few cells need any.
 */
final class Rectangles {
  static final int CORNERS = 4;

  private final Geometry geometry;
  private final Board board;
  private final int[][][] rectangles;
  private final boolean[] isRelated;

  Rectangles(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.rectangles = new int[board.cells()][][];
    this.isRelated = new boolean[board.cells()];
    board.bound().forEach(cell -> isRelated[cell] = true);
  }

  /**
   * The rectangles found from a cell, each as that cell, its neighbours in row and column, and the
   * opposite corner; those that begin in a common box come first.
   */
  int[][] from(int cell) {
    if (rectangles[cell] == null) {
      rectangles[cell] = all(cell);
    }
    return rectangles[cell];
  }

  private int[][] all(int first) {
    List<int[]> all = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        if (row != board.row(first)
            && column != board.column(first)
            && board.has(row, column)
            && board.has(row, board.column(first))
            && board.has(board.row(first), column)) {
          int[] corners = {
            first,
            board.cell(board.row(first), column),
            board.cell(row, board.column(first)),
            board.cell(row, column)
          };
          if (isExchangeable(corners)) {
            all.add(corners);
          }
        }
      }
    }
    all.sort(Comparator.comparing(this::order, Arrays::compare));
    return all.toArray(int[][]::new);
  }

  private boolean isExchangeable(int[] corners) {
    if (!geometry.see(corners[0], corners[1])
        || !geometry.see(corners[0], corners[2])
        || geometry.see(corners[0], corners[3])
        || geometry.see(corners[1], corners[2])) {
      return false;
    }
    for (int corner : corners) {
      if (isRelated[corner]) {
        return false;
      }
      for (int house : geometry.housesOf(corner)) {
        if (balance(house, corners) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** The number of first and last corners in a house, minus that of the other two. */
  private int balance(int house, int[] corners) {
    int balance = 0;
    for (int i = 0; i < CORNERS; i++) {
      int side = i == 0 || i == CORNERS - 1 ? 1 : -1;
      balance += geometry.has(house, corners[i]) ? side : 0;
    }
    return balance;
  }

  /** The order of the corners: the neighbour in the same box first, then the nearer one across. */
  private int[] order(int[] corners) {
    int neighbour = neighbourInBox(corners);
    return new int[] {corners[neighbour], corners[3 - neighbour]};
  }

  /** The number of the corner that shares a box with the first: 1 or 2. */
  int neighbourInBox(int[] corners) {
    for (int house : geometry.housesOf(corners[0])) {
      if (geometry.house(house).kind() == Kinds.BOX && geometry.has(house, corners[1])) {
        return 1;
      }
    }
    return 2;
  }
}
