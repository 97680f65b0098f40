package cluewright.format;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** Describes a stray character in a message. */
public final class Symbol {
  /** The character before the full-width forms of ASCII. */
  private static final char WIDE_FROM = '\uFF00';

  private Symbol() {}

  /** The character in quotes, or its number if it is invisible. */
  public static Phrase quoted(char symbol) {
    return isText(symbol) && symbol != ' '
        ? Phrase.of("formats.symbol", String.valueOf(symbol))
        : Phrase.of("formats.character", String.format(Locale.ROOT, "U+%04X", (int) symbol));
  }

  /** The ASCII digit, letter or dot for its equivalent in another width or script. */
  public static char plain(char symbol) {
    if (symbol < WIDE_FROM) {
      boolean isOther = symbol > '\u007F' && Character.isDigit(symbol);
      return isOther ? (char) ('0' + Character.digit(symbol, 10)) : symbol;
    }
    char narrow = (char) (symbol - WIDE_FROM + ' ');
    boolean isCell = narrow == '.' || (narrow < '\u007F' && Character.isLetterOrDigit(narrow));
    return isCell ? narrow : symbol;
  }

  /** True for characters that a text file may contain. */
  static boolean isText(char symbol) {
    return !Character.isISOControl(symbol) && symbol != '\uFFFD' && !Character.isSurrogate(symbol);
  }
}
