package cluewright.format.exchange.cells;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A field that a spreadsheet was told to take as text: it begins with an apostrophe, or is a
 * formula of nothing but a text, as {@code ="0043"}.
 */
public final class SpreadsheetText {
  private static final Pattern FORMULA = Pattern.compile("=\"([^\"]*)\"");

  /** What is shown of a number with more digits than a spreadsheet has place for. */
  private static final Pattern NUMBER = Pattern.compile("[0-9](?:[.,][0-9]+)?[eE][+]?[0-9]{1,3}");

  private SpreadsheetText() {}

  /** True if a spreadsheet took a puzzle for a number, whose later digits are lost. */
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
