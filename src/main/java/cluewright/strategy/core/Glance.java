package cluewright.strategy.core;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * How much of one drawn rule or cage a person has to look at for a step, least first, and what such
 * a step counts: the only place where the levels and scores of these steps stand.
 *
 * <p>HoDoKu knows no such rules, so the numbers are ours: what is read off as quickly as a single
 * counts about as much as one; candidates of one cell less than locked candidates; combinations of
 * more cells more, as pairs, triples and quads of cells do.
 */
public enum Glance {
  /** The shape of a rule and its number, whatever its cells hold. */
  SHAPE(310, Level.EASY, 8),
  /** The least and the greatest candidate of up to three empty cells, and placed digits. */
  BOUNDS(320, Level.EASY, 10),
  /** The least and the greatest candidate of more empty cells. */
  WIDE_BOUNDS(1202, Level.MEDIUM, 30),
  /** All candidates of one or two empty cells together. */
  PAIR(1205, Level.MEDIUM, 20),
  /** All candidates of three or four. */
  FEW(1240, Level.MEDIUM, 40),
  /** All candidates of five or more. */
  MANY(1610, Level.HARD, 80);

  private static final int MOST_OF_BOUNDS = 3;
  private static final int MOST_OF_PAIR = 2;
  private static final int MOST_OF_FEW = 4;

  private final int position;
  private final Level level;
  private final int score;

  Glance(int position, Level level, int score) {
    this.position = position;
    this.level = level;
    this.score = score;
  }

  /** The glance at the bounds of a number of empty cells. */
  public static Glance atBounds(int cells) {
    return cells <= MOST_OF_BOUNDS ? BOUNDS : WIDE_BOUNDS;
  }

  /** The glance at all candidates of a number of empty cells together. */
  public static Glance atCandidates(int cells) {
    if (cells <= MOST_OF_PAIR) {
      return PAIR;
    }
    return cells <= MOST_OF_FEW ? FEW : MANY;
  }

  public Level level() {
    return level;
  }

  /** What one step counts. */
  public int score() {
    return score;
  }

  /** The form of a strategy that takes this glance. */
  public Variant variant(String id) {
    return new Variant(id, "", OptionalInt.of(position), level, score, OptionalDouble.empty());
  }
}
