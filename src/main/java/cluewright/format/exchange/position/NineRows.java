package cluewright.format.exchange.position;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.Symbol;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;

/** Reads nine rows of nine cells, one per line, {@code .} or {@code 0} for an empty cell. */
final class NineRows {
  static final Board BOARD = Boards.NINE;

  private final int[] digits = new int[BOARD.cells()];
  private int rows;

  boolean isEmpty() {
    return rows == 0;
  }

  boolean isFull() {
    return rows == BOARD.rows();
  }

  boolean hasDigit(int cell) {
    return digits[cell] != 0;
  }

  /**
   * Adds a row.
   *
   * @param bars characters that may stand between the cells, as blanks may
   */
  void add(Line line, String bars) {
    if (isFull()) {
      throw FormatException.at(
          line.number(), 1, Phrase.of("exchange.rows-over", BOARD.toString(), rows));
    }
    int cells = 0;
    for (int i = 0; i < line.text().length(); i++) {
      char symbol = line.text().charAt(i);
      if (Character.isWhitespace(symbol) || bars.indexOf(symbol) >= 0) {
        continue;
      }
      int digit = digit(line, i);
      if (cells < BOARD.columns()) {
        digits[BOARD.cell(rows, cells)] = digit;
      }
      cells++;
    }
    if (cells != BOARD.columns()) {
      throw FormatException.at(
          line.number(),
          line.text().stripTrailing().length() + 1,
          Phrase.of(
              "formats.uneven-row",
              Phrase.of("formats.cells", cells),
              BOARD.toString(),
              BOARD.columns()));
    }
    rows++;
  }

  private static int digit(Line line, int index) {
    char symbol = Symbol.plain(line.text().charAt(index));
    int digit = BOARD.digitOf(symbol);
    if (digit == 0 && symbol != '.' && symbol != '0') {
      throw FormatException.at(
          line.number(),
          index + 1,
          Phrase.of(
              "formats.no-digit",
              Symbol.quoted(symbol),
              BOARD.toString(),
              String.valueOf(BOARD.symbol(BOARD.digits()))));
    }
    return digit;
  }

  /**
   * The whole board.
   *
   * @param end where its next row should stand
   * @throws FormatException if there are fewer than nine rows
   */
  Puzzle puzzle(Line end) {
    if (!isFull()) {
      throw FormatException.at(
          end.number(),
          end.text().stripTrailing().length() + 1,
          Phrase.of("formats.rows-missing", rows, BOARD.toString(), BOARD.rows()));
    }
    return new Puzzle(BOARD, digits);
  }

  /** A row, for example {@code 2..1.5..3}. */
  static String row(Puzzle puzzle, int row) {
    int start = row * BOARD.columns();
    return puzzle.line().substring(start, start + BOARD.columns());
  }
}
