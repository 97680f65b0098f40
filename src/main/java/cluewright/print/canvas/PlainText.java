package cluewright.print.canvas;

import cluewright.format.FileException;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Makes a text printable, or says why it cannot be.
 *
 * <p>A character that the font lacks is refused, not replaced: a hole in a printed title is found
 * too late, and the designer alone knows what may stand there instead.
 */
public final class PlainText {
  private static final int NAMED = 5;

  private PlainText() {}

  /**
   * The text on one line with composed accents and without invisible characters.
   *
   * @param what the text's name in the sentence, such as {@code title}
   * @throws IOException if the font lacks a character, with one sentence that names it
   */
  public static String of(Phrase what, String text, Typeface typeface) throws IOException {
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFC)
            .replaceAll("[\\s\\p{Z}\\p{Cc}]+", " ")
            .replaceAll("\\p{Cf}", "")
            .strip();
    Optional<String> missing = missing(plain, typeface);
    if (missing.isPresent()) {
      throw new FileException(Phrase.of("print.no-glyph", what, missing.get()));
    }
    return plain;
  }

  /** The first unprintable characters of a text with their codes; empty if there are none. */
  public static Optional<String> missing(String text) {
    try (Typeface typeface = new Typeface()) {
      return missing(text, typeface);
    }
  }

  private static Optional<String> missing(String text, Typeface typeface) {
    String missing =
        text.codePoints()
            .filter(c -> !typeface.has(c))
            .distinct()
            .limit(NAMED)
            .mapToObj(PlainText::name)
            .collect(Collectors.joining(", "));
    return Optional.of(missing).filter(some -> !some.isEmpty());
  }

  private static String name(int codePoint) {
    String code = String.format(Locale.ROOT, "U+%04X", codePoint);
    return Character.getType(codePoint) == Character.SURROGATE
        ? code
        : Character.toString(codePoint) + " (" + code + ")";
  }
}
