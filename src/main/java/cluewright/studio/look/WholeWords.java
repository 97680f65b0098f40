package cluewright.studio.look;

import java.util.regex.Pattern;

/**
 * Keeps katakana words whole in narrow labels, since JavaFX may break a line after each letter.
 * What keeps letters together cannot be seen, but it is copied with them, so it is for the screen
 * alone.
 */
public final class WholeWords {
  /** Between two letters, the second of which may be a prolonged sound mark. */
  private static final Pattern WITHIN =
      Pattern.compile("(?<=[\\p{IsKatakana}ー])(?=[\\p{IsKatakana}ー])");

  private static final String NO_BREAK = "\uFEFF";

  private WholeWords() {}

  public static String of(String text) {
    return WITHIN.matcher(text).replaceAll(NO_BREAK);
  }
}
