package cluewright.format.exchange.link;

import cluewright.format.Symbol;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;

/**
 * SudokuPad's shortest form of a 9x9 puzzle: a character stands for a digit d, 0 if the cell is
 * empty, followed by z empty cells, at most five; it is number d + 10 z of {@code 0-9A-Za-x}.
 */
final class ScfText {
  private static final String SYMBOLS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
  private static final int DIGITS = 10;

  private ScfText() {}

  /** The number of cells that a text represents; -1 if it is not in this form. */
  static int length(String text) {
    int cells = 0;
    for (int i = 0; i < text.length(); i++) {
      int number = SYMBOLS.indexOf(text.charAt(i));
      if (number < 0) {
        return -1;
      }
      cells += 1 + number / DIGITS;
    }
    return cells;
  }

  static Item read(TextSpan link) {
    int cells = Boards.NINE.cells();
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < link.text().length(); i++) {
      int number = SYMBOLS.indexOf(link.text().charAt(i));
      if (number < 0) {
        throw link.fault(i, Phrase.of("exchange.no-run", Symbol.quoted(link.text().charAt(i))));
      }
      digits.append((char) ('0' + number % DIGITS)).append("0".repeat(number / DIGITS));
      if (digits.length() > cells) {
        throw link.fault(i, Phrase.of("exchange.long-runs", cells));
      }
    }
    if (digits.length() < cells) {
      throw link.fault(
          link.text().length(), Phrase.of("exchange.short-runs", digits.length(), cells));
    }
    Puzzle puzzle =
        CellLine.read(digits.toString(), link.line(), link.column(), List.of(Boards.NINE));
    return Item.of(puzzle);
  }
}
