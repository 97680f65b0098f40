package cluewright.format.exchange.link;

import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.List;

/**
 * SudokuPad's older short form of a 9x9 puzzle: a digit is a clue, and any other character a run of
 * empty cells whose length is its number in {@link #RUNS}. The name also begins texts of the newer
 * form, {@link ScfText}; as in SudokuPad, those that fill the board in it are of it, and so are
 * those with a 0, which the older form does not have.
 */
final class ClassicText {
  static final String START = "classic";

  private static final String RUNS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

  private ClassicText() {}

  static Item read(TextSpan link) {
    int cells = Boards.NINE.cells();
    if (ScfText.length(link.text()) == cells || link.text().indexOf('0') >= 0) {
      return ScfText.read(link);
    }
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < link.text().length(); i++) {
      int run = RUNS.indexOf(link.text().charAt(i));
      digits.append(run < 0 ? link.text().substring(i, i + 1) : "0".repeat(run));
      if (digits.length() > cells) {
        throw link.fault(i, Phrase.of("exchange.long-runs", cells));
      }
    }
    if (digits.length() < cells) {
      throw link.fault(
          link.text().length(), Phrase.of("exchange.short-runs", digits.length(), cells));
    }
    return Item.of(
        CellLine.read(digits.toString(), link.line(), link.column(), List.of(Boards.NINE)));
  }
}
