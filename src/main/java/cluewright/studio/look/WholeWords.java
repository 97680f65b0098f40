package cluewright.studio.look;

import java.util.regex.Pattern;

/**
 * Text for narrow labels, in which words of katakana stay whole: JavaFX may end a line behind each
 * of their letters. What keeps letters together cannot be seen, but it is copied with them, so it
 * is for the screen alone.
 */
public final class WholeWords {
  /** Between two letters, of which the second may be a mark that makes the first longer. */
  private static final Pattern WITHIN =
      Pattern.compile("(?<=[\\p{IsKatakana}ー])(?=[\\p{IsKatakana}ー])");

  private static final String NO_BREAK = "\uFEFF";

  private WholeWords() {}

  public static String of(String text) {
    return WITHIN.matcher(text).replaceAll(NO_BREAK);
  }
}
