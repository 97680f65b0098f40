package cluewright.format.exchange.position;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.Symbol;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.List;

/**
 * Reads a .sdx file row by row. A digit alone is a clue, unless another cell of its houses still
 * has it as a candidate: then it is the last candidate of its cell.
 */
final class SdxReader {
  private static final Board BOARD = NineRows.BOARD;
  private static final String PLACED = "uU";

  private final int[] digits = new int[BOARD.cells()];
  private final boolean[] isPlaced = new boolean[BOARD.cells()];
  private int rows;

  Reading read(String text) {
    Line end = new Line(1, "");
    for (Line line : Line.of(text, 1)) {
      if (!line.text().isBlank()) {
        readRow(line);
        end = line;
      }
    }
    if (rows < BOARD.rows()) {
      throw FormatException.at(
          end.number(),
          end(end) + 1,
          Phrase.of("formats.rows-missing", rows, BOARD.toString(), BOARD.rows()));
    }
    return reading();
  }

  private static int end(Line line) {
    return line.text().stripTrailing().length();
  }

  private void readRow(Line line) {
    if (rows == BOARD.rows()) {
      throw FormatException.at(
          line.number(), 1, Phrase.of("exchange.rows-over", BOARD.toString(), rows));
    }
    int cells = 0;
    int start = 0;
    for (int i = 0; i <= line.text().length(); i++) {
      boolean isEnd = i == line.text().length() || Character.isWhitespace(line.text().charAt(i));
      if (isEnd && i > start) {
        if (cells < BOARD.columns()) {
          readCell(line, start, i, BOARD.cell(rows, cells));
        }
        cells++;
      }
      start = isEnd ? i + 1 : start;
    }
    if (cells != BOARD.columns()) {
      throw FormatException.at(
          line.number(),
          end(line) + 1,
          Phrase.of(
              "formats.uneven-row",
              Phrase.of("formats.cells", cells),
              BOARD.toString(),
              BOARD.columns()));
    }
    rows++;
  }

  private void readCell(Line line, int start, int end, int cell) {
    isPlaced[cell] = PLACED.indexOf(line.text().charAt(start)) >= 0;
    int first = isPlaced[cell] ? start + 1 : start;
    if (isPlaced[cell] && end != first + 1) {
      throw FormatException.at(line.number(), start + 1, Phrase.of("exchange.sdx-placed"));
    }
    for (int i = first; i < end; i++) {
      int digit = BOARD.digitOf(line.text().charAt(i));
      if (digit == 0) {
        throw FormatException.at(
            line.number(),
            i + 1,
            Phrase.of(
                "exchange.no-candidate-digit",
                Symbol.quoted(line.text().charAt(i)),
                BOARD.toString(),
                String.valueOf(BOARD.symbol(BOARD.digits()))));
      }
      digits[cell] |= 1 << (digit - 1);
    }
  }

  private Reading reading() {
    BoardBuilder builder = new BoardBuilder(BOARD);
    for (int cell = 0; cell < BOARD.cells(); cell++) {
      int digit = Integer.numberOfTrailingZeros(digits[cell]) + 1;
      boolean isAlone = Integer.bitCount(digits[cell]) == 1;
      if (isPlaced[cell]) {
        builder.place(cell, digit);
      } else if (isAlone && !hasPeerWith(cell, digits[cell])) {
        builder.clue(cell, digit);
      } else {
        builder.candidates(cell, digits[cell]);
      }
    }
    return Reading.of(List.of(new Item(builder.content(), Metadata.NONE)));
  }

  private boolean hasPeerWith(int cell, int digit) {
    return BOARD.peers(cell).stream().anyMatch(peer -> (digits[peer] & digit) != 0);
  }
}
