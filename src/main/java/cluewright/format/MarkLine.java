package cluewright.format;

import cluewright.document.CellMarks;
import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The marks of all cells in one line: for each cell the symbols of its marks, such as {@code 259},
 * or {@code .} for none, separated by blanks.
 *
 * @param numbers how many kinds of marks a cell may have
 */
record MarkLine(Board board, int numbers) {

  static MarkLine ofDigits(Board board) {
    return new MarkLine(board, board.digits());
  }

  static MarkLine ofColors(Board board) {
    return new MarkLine(board, Sheet.COLORS);
  }

  /** The line for these sets; null if all are empty. */
  String write(IntUnaryOperator setOfCell) {
    if (CellMarks.of(board.cells(), setOfCell).isEmpty()) {
      return null;
    }
    return IntStream.range(0, board.cells())
        .mapToObj(cell -> symbols(setOfCell.applyAsInt(cell)))
        .collect(Collectors.joining(" "));
  }

  private String symbols(int set) {
    return set == 0
        ? "."
        : IntStream.rangeClosed(1, numbers)
            .filter(number -> (set & 1 << (number - 1)) != 0)
            .mapToObj(number -> String.valueOf(board.symbol(number)))
            .collect(Collectors.joining());
  }

  /**
   * Reads what {@link #write} writes.
   *
   * @param field what it is called in errors
   */
  CellMarks read(String field, String line) {
    if (line == null) {
      return CellMarks.none(board.cells());
    }
    String[] cells = line.split(" ", board.cells() + 1);
    requireAll(board, field, cells.length);
    return CellMarks.of(board.cells(), cell -> set(field, cell, cells[cell]));
  }

  private int set(String field, int cell, String symbols) {
    int set = 0;
    for (int i = 0; i < symbols.length() && !symbols.equals("."); i++) {
      int number = number(symbols.charAt(i));
      if (number == 0) {
        throw strange(board, field, symbols.substring(i, i + 1), cell);
      }
      set |= 1 << (number - 1);
    }
    return set;
  }

  private int number(char symbol) {
    return IntStream.rangeClosed(1, numbers)
        .filter(number -> board.symbol(number) == symbol)
        .findFirst()
        .orElse(0);
  }

  /** Refuses a field that does not cover every cell. */
  static void requireAll(Board board, String field, int cells) {
    if (cells != board.cells()) {
      throw new FormatException(
          Phrase.of("formats.mark-cells", field, board.toString(), board.cells()));
    }
  }

  static FormatException strange(Board board, String field, String character, int cell) {
    return new FormatException(
        Phrase.of("formats.strange-mark", field, Quoted.of(character), board.label(cell)));
  }
}
