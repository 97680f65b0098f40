package cluewright.format.exchange.cells;

import cluewright.format.exchange.core.Trimmed;
import cluewright.phrase.Phrase;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A field that a spreadsheet was told to take as text: it begins with an apostrophe, or is a
 * formula such as {@code ="0043"}.
 */
public final class SpreadsheetText {
  private static final Pattern FORMULA = Pattern.compile("=\"([^\"]*)\"");

  /** How a spreadsheet shows a number with more digits than it can keep. */
  private static final Pattern NUMBER = Pattern.compile("[0-9](?:[.,][0-9]+)?[eE][+]?[0-9]{1,3}");

  /** A line that consists of such a text of cells alone. */
  private static final Pattern LINE =
      Pattern.compile("(?m)^[ \\t]*(?:'([0-9A-Za-z._*]+)|=\"([0-9A-Za-z._*]+)\")[ \\t]*$");

  private SpreadsheetText() {}

  /** A column of cells without these marks; empty if there are none. */
  public static Optional<Trimmed> trimmed(String text) {
    Matcher marked = LINE.matcher(text);
    return marked.find()
        ? Optional.of(
            Trimmed.of(marked.replaceAll("$1$2"), 0, Phrase.of("exchange.spreadsheet-skipped")))
        : Optional.empty();
  }

  /** True if a spreadsheet turned a puzzle into a number and lost its later digits. */
  public static boolean isNumber(String field) {
    return NUMBER.matcher(field).matches();
  }

  /** The text that is meant. */
  public static String plain(String field) {
    if (field.startsWith("'")) {
      return field.substring(1);
    }
    Matcher formula = FORMULA.matcher(field);
    return formula.matches() ? formula.group(1) : field;
  }
}
