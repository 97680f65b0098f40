package cluewright.search.walk;

import cluewright.model.Board;
import java.util.SplittableRandom;

/**
 * How readily a walk accepts a worse state: one worse by x with probability exp(-x / degrees).
 *
 * @param degrees in the unit of the objective, above 0
 */
public record Temperature(double degrees) {

  /** The best value measured on 9x9, where 8 to 12 perform alike and 15 is bad. */
  private static final double NINE_BY_NINE = 10;

  private static final int NINE_BY_NINE_CANDIDATES = 729;

  /**
   * The temperature for a board, lower where there are fewer candidates, in which the objective is
   * counted.
   */
  public static Temperature of(Board board) {
    return new Temperature(NINE_BY_NINE * board.candidates() / NINE_BY_NINE_CANDIDATES);
  }

  /**
   * The temperature for a board, capped at that of 9x9, for moves that clear no more clues on
   * larger boards. There 5 to 20 degrees are alike up to 25x25, where 40 take three times as long.
   */
  static Temperature ofWalk(Board board) {
    return new Temperature(Math.min(NINE_BY_NINE, of(board).degrees()));
  }

  /** A randomly drawn limit on the objective of the next state, given the current one. */
  public double limit(double objective, SplittableRandom random) {
    return objective - degrees * Math.log(1 - random.nextDouble());
  }
}
