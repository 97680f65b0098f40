package cluewright.format.exchange.link;

import blazing.chain.LZSEncoding;
import cluewright.format.Symbol;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;

/**
 * Text packed by LZString into Base64, as links carry it.
 *
 * <p>The library unpacks whatever it is given, so the length of what it is given is the limit. A
 * code unpacks to one character more than the one before it at most, thus n codes to n (n + 1) / 2
 * characters; and codes grow longer as there are more of them, so that {@value #MOST_PACKED}
 * letters of 6 bits hold at most 5,241. That makes 14 million characters, or 28 MB, and as much
 * again in the library's dictionary.
 */
public final class LzText {
  /**
   * The longest text that is unpacked; a 25x25 puzzle with all its candidates has 6,000 characters.
   */
  static final int MOST_PACKED = 10_000;

  /** The longest unpacked text; longer ones contain no puzzle. */
  public static final int MOST_UNPACKED = 1 << 20;

  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final int FILL = 4;

  /** An empty text as packed by LZString, which the library does not produce. */
  private static final String NOTHING = "Q===";

  private LzText() {}

  static String pack(String text) {
    return text.isEmpty() ? NOTHING : LZSEncoding.compressToBase64(text);
  }

  /**
   * Unpacks the contents of a link; blanks are read as the plus signs that they were, and missing
   * equal signs are added.
   *
   * @throws cluewright.format.FormatException if it is too long or damaged
   */
  static String unpack(TextSpan packed) {
    if (packed.text().length() > MOST_PACKED) {
      throw packed.fault(
          MOST_PACKED, Phrase.of("exchange.long-link", packed.text().length(), MOST_PACKED));
    }
    String unpacked = unpacked(packed, letters(packed));
    if (unpacked == null || unpacked.isEmpty()) {
      throw packed.fault(Phrase.of("exchange.broken-link"));
    }
    if (unpacked.length() > MOST_UNPACKED) {
      throw packed.fault(Phrase.of("exchange.huge-link", unpacked.length(), MOST_UNPACKED));
    }
    return unpacked;
  }

  private static String letters(TextSpan packed) {
    StringBuilder letters = new StringBuilder(packed.text().replace(' ', '+'));
    while (letters.length() > 0 && letters.charAt(letters.length() - 1) == '=') {
      letters.setLength(letters.length() - 1);
    }
    for (int i = 0; i < letters.length(); i++) {
      if (LETTERS.indexOf(letters.charAt(i)) < 0) {
        throw packed.fault(i, Phrase.of("exchange.no-letter", Symbol.quoted(letters.charAt(i))));
      }
    }
    return letters.append("=".repeat(FILL - letters.length() % FILL)).toString();
  }

  /** The unpacked text, null or empty if there is nothing in it. */
  private static String unpacked(TextSpan packed, String letters) {
    try {
      return LZSEncoding.decompressFromBase64(letters);
    } catch (IndexOutOfBoundsException cutOff) {
      throw packed.fault(Phrase.of("exchange.broken-link"));
    }
  }
}
