package cluewright.format;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Boards in project files, one text per row, so that a mask is visible in its file. */
final class BoardRows {
  private BoardRows() {}

  /** The rows of a board given as one line of cells; blanks stand where there is no cell. */
  static List<String> of(Board board, String line) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < board.columns(); column++) {
        text.append(board.has(row, column) ? line.charAt(board.cell(row, column)) : ' ');
      }
      rows.add(text.toString());
    }
    return rows;
  }

  /** Reads {@code x} for a clue cell and {@code .} for an open one. */
  static Mask mask(Board board, List<String> rows) {
    String cells = cells(board, "mask", rows);
    for (int cell = 0; cell < cells.length(); cell++) {
      if (cells.charAt(cell) != 'x' && cells.charAt(cell) != '.') {
        throw new FormatException(
            Phrase.of(
                "formats.mask-mark",
                Quoted.of(cells.substring(cell, cell + 1)),
                board.label(cell)));
      }
    }
    return new Mask(board, CellSet.where(cells.length(), cell -> cells.charAt(cell) == 'x'));
  }

  /** Reads the puzzle on a mask's cells. */
  static Puzzle puzzle(Mask mask, List<String> rows) {
    Board board = mask.board();
    Puzzle puzzle = digits(board, "puzzle", cells(board, "puzzle", rows));
    FormatException.throwIf(
        differing(puzzle.mask(), mask)
            .map(cell -> new FormatException(Phrase.of("formats.not-on-mask", board.label(cell)))));
    return puzzle;
  }

  private static Optional<Integer> differing(Mask one, Mask other) {
    return IntStream.range(0, one.board().cells())
        .filter(cell -> one.contains(cell) != other.contains(cell))
        .boxed()
        .findFirst();
  }

  /** Reads the fixed digits on some of a mask's cells. */
  static Puzzle fixed(Mask mask, List<String> rows) {
    Board board = mask.board();
    Puzzle fixed = digits(board, "fixed", cells(board, "fixed", rows));
    fixed
        .mask()
        .clues()
        .forEach(
            cell -> {
              if (!mask.contains(cell)) {
                throw new FormatException(Phrase.of("formats.fixed-beside", board.label(cell)));
              }
            });
    return fixed;
  }

  /**
   * Reads digits, with {@code .} for an empty cell.
   *
   * @param field what they are called in errors
   * @param cells as many as the board has
   */
  static Puzzle digits(Board board, String field, String cells) {
    int[] digits = new int[cells.length()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = board.digitOf(cells.charAt(cell));
      if (digits[cell] == 0 && cells.charAt(cell) != '.') {
        throw new FormatException(
            Phrase.of(
                "formats.strange-digit",
                field,
                Quoted.of(cells.substring(cell, cell + 1)),
                board.label(cell),
                board.toString()));
      }
    }
    return new Puzzle(board, digits);
  }

  /** Joins the cells of several rows into one line; those that are not shown are open. */
  static String cells(Board board, String field, List<String> rows) {
    if (rows.size() != board.rows()) {
      throw new FormatException(
          Phrase.of("formats.rows", field, rows.size(), board.toString(), board.rows()));
    }
    for (int row = 0; row < rows.size(); row++) {
      int length = rows.get(row) == null ? 0 : rows.get(row).length();
      if (length != board.columns()) {
        throw new FormatException(
            Phrase.of(
                "formats.row-cells", row + 1, field, length, board.toString(), board.columns()));
      }
    }
    StringBuilder cells = new StringBuilder();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        char symbol = rows.get(row).charAt(column);
        if (board.has(row, column)) {
          cells.append(symbol);
        } else if (symbol != ' ') {
          throw new FormatException(
              Phrase.of(
                  "formats.no-cell-there",
                  field,
                  Quoted.of(String.valueOf(symbol)),
                  row + 1,
                  column + 1,
                  board.toString()));
        }
      }
    }
    return cells.append(".".repeat(board.cells() - cells.length())).toString();
  }
}
