package cluewright.format;

import cluewright.model.Board;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Draws the grid of a board whose regions are to be found in plain characters, with a border
 * between two neighbours wherever they are known to lie in different regions.
 */
final class RegionText {
  private final Board board;
  private final IntFunction<String> contents;
  private final int[] regions;
  private final int width;

  /**
   * @param digit that of a cell, 0 for none
   */
  RegionText(Board board, IntFunction<String> contents, IntUnaryOperator digit) {
    this.board = board;
    this.contents = contents;
    this.regions =
        IntStream.range(0, board.gridCells())
            .map(cell -> digit.applyAsInt(board.layout().regionOf(cell)))
            .toArray();
    this.width =
        IntStream.range(0, board.gridCells())
            .map(cell -> contents.apply(cell).length())
            .max()
            .orElseThrow();
  }

  /** The text, each line ending with a line feed. */
  String draw() {
    int rows = board.gridCells() / board.columns();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row <= rows; row++) {
      int at = row;
      if (IntStream.range(0, board.columns()).anyMatch(column -> isAbove(at, column))) {
        border(row, text);
      }
      if (row < rows) {
        row(row, text);
      }
    }
    return text.toString();
  }

  private void row(int row, StringBuilder text) {
    for (int column = 0; column < board.columns(); column++) {
      String cell = contents.apply(board.cell(row, column));
      text.append(isLeft(row, column) ? "|" : " ").append(' ').append(cell);
      text.append(" ".repeat(width - cell.length() + 1));
    }
    text.append("|\n");
  }

  private void border(int row, StringBuilder text) {
    for (int column = 0; column <= board.columns(); column++) {
      text.append(isCorner(row, column) ? '+' : ' ');
      if (column < board.columns()) {
        text.append((isAbove(row, column) ? "-" : " ").repeat(width + 2));
      }
    }
    text.append('\n');
  }

  private boolean isCorner(int row, int column) {
    return isAbove(row, column - 1)
        || isAbove(row, column)
        || isLeft(row - 1, column)
        || isLeft(row, column);
  }

  private boolean isAbove(int row, int column) {
    return areParted(row - 1, column, row, column);
  }

  private boolean isLeft(int row, int column) {
    return areParted(row, column - 1, row, column);
  }

  private boolean areParted(int row, int column, int otherRow, int otherColumn) {
    boolean has = isIn(row, column);
    if (!has || !isIn(otherRow, otherColumn)) {
      return has || isIn(otherRow, otherColumn);
    }
    int region = regions[board.cell(row, column)];
    int other = regions[board.cell(otherRow, otherColumn)];
    return region != 0 && other != 0 && region != other;
  }

  private boolean isIn(int row, int column) {
    return board.has(row, column) && board.cell(row, column) < board.gridCells();
  }
}
