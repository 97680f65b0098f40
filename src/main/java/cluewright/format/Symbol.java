package cluewright.format;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** The form of a stray character in a sentence. */
public final class Symbol {
  /** Before the wide forms of ASCII, in its order. */
  private static final char WIDE_FROM = '\uFF00';

  private Symbol() {}

  /** In quotes, or by its number if it cannot be seen. */
  public static Phrase quoted(char symbol) {
    return isText(symbol) && symbol != ' '
        ? Phrase.of("formats.symbol", String.valueOf(symbol))
        : Phrase.of("formats.character", String.format(Locale.ROOT, "U+%04X", (int) symbol));
  }

  /** The digit, letter or dot of ASCII that a character of another width or script stands for. */
  public static char plain(char symbol) {
    if (symbol < WIDE_FROM) {
      boolean isOther = symbol > '\u007F' && Character.isDigit(symbol);
      return isOther ? (char) ('0' + Character.digit(symbol, 10)) : symbol;
    }
    char narrow = (char) (symbol - WIDE_FROM + ' ');
    boolean isCell = narrow == '.' || (narrow < '\u007F' && Character.isLetterOrDigit(narrow));
    return isCell ? narrow : symbol;
  }

  /** True if it is a character that a text file can hold. */
  static boolean isText(char symbol) {
    return !Character.isISOControl(symbol) && symbol != '\uFFFD' && !Character.isSurrogate(symbol);
  }
}
