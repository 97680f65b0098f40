package cluewright.format.exchange.cells;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A field that a spreadsheet was told to take as text: it begins with an apostrophe, or is a
 * formula of nothing but a text, as {@code ="0043"}.
 */
public final class SpreadsheetText {
  private static final Pattern FORMULA = Pattern.compile("=\"([^\"]*)\"");

  private SpreadsheetText() {}

  /** The text that is meant. */
  public static String plain(String field) {
    if (field.startsWith("'")) {
      return field.substring(1);
    }
    Matcher formula = FORMULA.matcher(field);
    return formula.matches() ? formula.group(1) : field;
  }
}
