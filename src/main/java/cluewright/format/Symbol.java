package cluewright.format;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** How a stray character is shown in a sentence. */
public final class Symbol {
  private Symbol() {}

  /** In quotes, or by its number if it cannot be seen. */
  public static Phrase quoted(char symbol) {
    return isText(symbol) && symbol != ' '
        ? Phrase.of("formats.symbol", String.valueOf(symbol))
        : Phrase.of("formats.character", String.format(Locale.ROOT, "U+%04X", (int) symbol));
  }

  /** Whether it is a character that a text file can hold. */
  static boolean isText(char symbol) {
    return !Character.isISOControl(symbol) && symbol != '\uFFFD' && !Character.isSurrogate(symbol);
  }
}
