package cluewright.print;

import cluewright.strategy.core.Level;
import java.util.List;

/** How a page says how difficult a puzzle is. */
public enum GradeLook {
  WORDS_AND_SCORE,
  WORDS,
  SCORE,
  /** One for the easiest level to five for the hardest. */
  STARS;

  private static final String FULL = "★";
  private static final String EMPTY = "☆";

  /** The stars of a level, full and empty ones. */
  public static String stars(Level level) {
    List<Level> levels = List.of(Level.values());
    int full = levels.indexOf(level) + 1;
    return FULL.repeat(full) + EMPTY.repeat(levels.size() - full);
  }

  boolean hasScore() {
    return this == WORDS_AND_SCORE || this == SCORE;
  }
}
