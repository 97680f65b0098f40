package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.Locale;

/**
 * HoDoKu's levels of difficulty, easiest first (version 2.2).
 *
 * <p>A puzzle has the level of its hardest step, raised while its score exceeds the level's most.
 * Where rules are drawn it is not raised: HoDoKu's limits are made for puzzles that tell much by
 * their clues, while such rules tell the same in many small steps.
 */
public enum Level {
  EASY(800),
  MEDIUM(1000),
  HARD(1600),
  UNFAIR(1800),
  EXTREME(Integer.MAX_VALUE);

  private final int mostScore;

  Level(int mostScore) {
    this.mostScore = mostScore;
  }

  public Phrase label() {
    return Phrase.of("strategies.level-" + id());
  }

  /** The name in files and on the command line, in every language, such as {@code hard}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The highest score for puzzles of this level without drawn rules. */
  public int mostScore() {
    return mostScore;
  }

  /** The highest score for puzzles of this level on a board. */
  public int mostScore(Board board) {
    return board.drawn().isEmpty() ? mostScore : Integer.MAX_VALUE;
  }
}
