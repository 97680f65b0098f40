package cluewright.strategy;

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

  private final String label;
  private final int mostScore;

  Level(String label, int mostScore) {
    this.label = label;
    this.mostScore = mostScore;
  }

  public String label() {
    return label;
  }

  /** The highest score of a puzzle of this level. */
  public int mostScore() {
    return mostScore;
  }
}
