package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The place of a number outside the grid, and the way from there over all cells up to the other
 * side.
 *
 * @param row from 0 for the first of the board, -1 above it
 * @param column from 0 for the first of the board, -1 before it
 * @param down the step from row to row: 1, 0 or -1
 * @param right the step from column to column: 1, 0 or -1
 */
record SeenCells(int row, int column, int down, int right) {

  /** The way straight into the board from a place beside it; empty if there is none. */
  static Optional<SeenCells> straight(Board board, int row, int column) {
    int down = inwards(row, board.rows());
    int right = inwards(column, board.columns());
    return Math.abs(down) + Math.abs(right) == 1
        ? Optional.of(new SeenCells(row, column, down, right))
        : Optional.empty();
  }

  private static int inwards(int place, int places) {
    return place == -1 ? 1 : place == places ? -1 : 0;
  }

  /**
   * The way of a rule; empty unless its cells are a whole row, column or diagonal as its kind is.
   */
  static Optional<SeenCells> of(Board board, Rule rule) {
    List<Integer> cells = rule.cells();
    if (cells.size() < 2) {
      return Optional.empty();
    }
    int row = board.row(cells.get(0));
    int column = board.column(cells.get(0));
    int down = board.row(cells.get(1)) - row;
    int right = board.column(cells.get(1)) - column;
    boolean isSlanted = down != 0 && right != 0;
    return Optional.of(new SeenCells(row - down, column - right, down, right))
        .filter(way -> isSlanted == (rule.kind() == Kinds.LITTLE_KILLER))
        .filter(way -> !board.has(way.row, way.column))
        .filter(way -> Math.abs(down) < 2 && Math.abs(right) < 2 && way.cells(board).equals(cells));
  }

  /** The cells of the board on this way, in order. */
  List<Integer> cells(Board board) {
    List<Integer> cells = new ArrayList<>();
    for (int i = 1; board.has(row + i * down, column + i * right); i++) {
      cells.add(board.cell(row + i * down, column + i * right));
    }
    return cells;
  }
}
