package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Code shared by formats in which a line is a whole puzzle, cell by cell. */
final class CellTexts {
  private CellTexts() {}

  /** Reads one line. */
  interface One {
    Item read(TextSpan line, Matcher parts);
  }

  /**
   * Reads each line.
   *
   * @param other what is wrong with a line that does not match
   */
  static Reading each(String text, String other, Pattern pattern, One one) {
    ItemCollector items = new ItemCollector();
    for (Line line : Line.of(text, 1)) {
      TextSpan span = TextSpan.of(line.withoutComment());
      if (!span.text().isEmpty()) {
        Matcher parts = pattern.matcher(span.text());
        if (!parts.matches()) {
          throw span.fault(Phrase.of(other));
        }
        items.add(one.read(span, parts), line.number());
      }
    }
    if (items.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of(other));
    }
    return Reading.of(items.all());
  }
}
