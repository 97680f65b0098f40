package cluewright.format.exchange.cells;

import cluewright.format.Line;
import cluewright.format.exchange.core.Trimmed;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the marks with which forums and mail protect a text: {@code [code]}, {@code <pre>}, three
 * backquotes, and {@code >} before each line. Blanks take their places.
 */
public final class ForumTags {
  private static final String NAMES =
      "code|quote|pre|tt|font|size|color|b|i|u|spoiler|hide|sudoku|mono|monospace|p|div|span";

  private static final Pattern TAG =
      Pattern.compile(
          "(?i)\\[/?(?:%1$s)(?:=[^\\]\\n]{0,60})?\\]|</?(?:%1$s)(?: [^>\\n]{0,60})?>|^[ \\t]*(?:```|~~~)\\w*[ \\t]*$"
              .formatted(NAMES),
          Pattern.MULTILINE);

  /** How much of a text is searched for a tag. */
  private static final int SEEN = 4_000;

  private ForumTags() {}

  /** A text without such marks; empty if there are none. */
  public static Optional<Trimmed> trimmed(String text) {
    Matcher tag = TAG.matcher(text.substring(0, Math.min(text.length(), SEEN)));
    String plain =
        tag.find() ? TAG.matcher(text).replaceAll(all -> " ".repeat(all.group().length())) : text;
    String whole = isQuoted(plain) ? plain.replaceAll("(?m)^>", " ") : plain;
    return whole.equals(text) ? Optional.empty() : Optional.of(below(whole));
  }

  /** The text without leading blank lines, which would be rows of empty cells. */
  private static Trimmed below(String text) {
    List<String> lines = new ArrayList<>();
    int above = 0;
    for (Line line : Line.of(text, 1)) {
      if (lines.isEmpty() && line.text().isBlank()) {
        above++;
      } else {
        lines.add(line.text());
      }
    }
    return Trimmed.of(String.join("\n", lines) + "\n", above, Phrase.of("exchange.tags-skipped"));
  }

  private static boolean isQuoted(String text) {
    boolean isFirst = true;
    for (Line line : Line.of(text, 1)) {
      if (!line.text().isBlank() && !line.text().startsWith(">")) {
        return false;
      }
      isFirst &= line.text().isBlank();
    }
    return !isFirst;
  }
}
