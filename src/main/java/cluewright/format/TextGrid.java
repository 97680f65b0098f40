package cluewright.format;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.rule.Kinds;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws a board in plain characters, with a border wherever whole lines separate its boxes, and
 * blanks where it has no cell.
 */
public final class TextGrid {
  private TextGrid() {}

  /**
   * Draws a state: placed digits, otherwise candidates; a single candidate not placed by any
   * strategy is in parentheses.
   */
  public static String candidates(GridState state) {
    return draw(state.board(), cell -> contents(state, cell), state::placed);
  }

  private static String contents(GridState state, int cell) {
    Board board = state.board();
    if (state.placed(cell) != 0) {
      return String.valueOf(board.symbol(state.placed(cell)));
    }
    String candidates =
        board
            .digitRange()
            .filter(digit -> state.hasCandidate(cell, digit))
            .mapToObj(digit -> String.valueOf(board.symbol(digit)))
            .collect(Collectors.joining());
    return switch (candidates.length()) {
      case 0 -> "!";
      case 1 -> "(" + candidates + ")";
      default -> candidates;
    };
  }

  /**
   * Draws a board with what is known of regions that are to be found, each line ending with a line
   * feed.
   *
   * @param digit that of a cell, 0 for none
   */
  static String draw(Board board, IntFunction<String> contents, IntUnaryOperator digit) {
    return board.layout().tellsRegions() && board.gridCells() == board.shownCells()
        ? new RegionText(board, contents, digit).draw()
        : draw(board, contents);
  }

  /** Draws a board, each line ending with a line feed. */
  public static String draw(Board board, IntFunction<String> contents) {
    int width =
        IntStream.range(0, board.shownCells())
            .map(cell -> contents.apply(cell).length())
            .max()
            .orElseThrow();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < board.rows(); row++) {
      if (row == 0 || partsRows(board, row)) {
        border(board, row, width, text);
      }
      row(board, row, width, contents, text);
    }
    border(board, board.rows(), width, text);
    return text.toString();
  }

  private static void row(
      Board board, int row, int width, IntFunction<String> contents, StringBuilder text) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column <= board.columns(); column++) {
      if (isBorder(board, column)) {
        boolean isSide = board.has(row, column - 1) || board.has(row, column);
        line.append(column == 0 ? "" : " ").append(isSide ? '|' : ' ');
      }
      if (column < board.columns()) {
        String cell = board.has(row, column) ? contents.apply(board.cell(row, column)) : "";
        line.append(' ').append(cell).append(" ".repeat(width - cell.length()));
      }
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  /** The border above a row, or below the last one. */
  private static void border(Board board, int row, int width, StringBuilder text) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column <= board.columns(); column++) {
      boolean wasSide = board.has(row - 1, column - 1) || board.has(row, column - 1);
      boolean isSide = board.has(row - 1, column) || board.has(row, column);
      if (isBorder(board, column)) {
        line.append(column == 0 ? "" : wasSide ? "-" : " ");
        line.append(wasSide || isSide ? '+' : ' ');
      }
      if (column < board.columns()) {
        line.append((isSide ? "-" : " ").repeat(width + 1));
      }
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  /** True for the outline, and where a line across the whole board separates its boxes. */
  private static boolean isBorder(Board board, int column) {
    return column == 0 || column == board.columns() || partsColumns(board, column);
  }

  private static boolean partsRows(Board board, int row) {
    return IntStream.range(0, board.columns())
        .filter(column -> board.has(row - 1, column) && board.has(row, column))
        .noneMatch(column -> shareBox(board, board.cell(row - 1, column), board.cell(row, column)));
  }

  private static boolean partsColumns(Board board, int column) {
    return IntStream.range(0, board.rows())
        .filter(row -> board.has(row, column - 1) && board.has(row, column))
        .noneMatch(row -> shareBox(board, board.cell(row, column - 1), board.cell(row, column)));
  }

  private static boolean shareBox(Board board, int first, int second) {
    return board.housesOf(first).stream()
        .anyMatch(house -> house.kind() == Kinds.BOX && house.cells().contains(second));
  }
}
