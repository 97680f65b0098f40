package cluewright.strategy;

import cluewright.phrase.Phrase;
import java.util.Locale;

/**
 * HoDoKu's levels of difficulty, easiest first (version 2.2).
 *
 * <p>A puzzle has the level of its hardest step, raised while its score exceeds the level's most.
 */
public enum Level {
  EASY("Easy", 800),
  MEDIUM("Medium", 1000),
  HARD("Hard", 1600),
  UNFAIR("Unfair", 1800),
  EXTREME("Extreme", Integer.MAX_VALUE);

  private final Phrase label;
  private final int mostScore;

  Level(String label, int mostScore) {
    this.label = Phrase.verbatim(label);
    this.mostScore = mostScore;
  }

  public Phrase label() {
    return label;
  }

  /** Its name in files and on the command line, in every language: such as {@code hard}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The highest score of a puzzle of this level. */
  public int mostScore() {
    return mostScore;
  }
}
