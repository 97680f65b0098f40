package cluewright.print;

import cluewright.strategy.core.Level;
import java.util.List;

/** How a page shows the difficulty of a puzzle. */
public enum GradeLook {
  WORDS_AND_SCORE,
  WORDS,
  SCORE,
  /** Stars, from one for the easiest level to five for the hardest. */
  STARS;

  private static final String FULL = "★";
  private static final String EMPTY = "☆";

  /** The stars of a level, filled and empty. */
  public static String stars(Level level) {
    List<Level> levels = List.of(Level.values());
    int full = levels.indexOf(level) + 1;
    return FULL.repeat(full) + EMPTY.repeat(levels.size() - full);
  }

  boolean hasScore() {
    return this == WORDS_AND_SCORE || this == SCORE;
  }
}
