package cluewright.search.walk;

import cluewright.model.Board;
import java.util.SplittableRandom;

/**
 * The readiness of a walk to step to a worse state: by x with probability exp(-x / degrees).
 *
 * @param degrees in the unit of the objective, above 0
 */
public record Temperature(double degrees) {

  /** Best by measurement on 9x9, where 8 to 12 are alike and 15 is bad. */
  private static final double NINE_BY_NINE = 10;

  private static final int NINE_BY_NINE_CANDIDATES = 729;

  /** The objective counts candidates, so a board with fewer wants fewer degrees. */
  public static Temperature of(Board board) {
    return new Temperature(NINE_BY_NINE * board.candidates() / NINE_BY_NINE_CANDIDATES);
  }

  /**
   * The same, but no higher than on 9x9: for moves that blank no more clues on a larger board.
   * There 5 to 20 degrees are alike up to 25x25, where 40 take three times as long.
   */
  static Temperature ofWalk(Board board) {
    return new Temperature(Math.min(NINE_BY_NINE, of(board).degrees()));
  }

  /** The highest objective that a walk may step to from a state with the given one, by lot. */
  public double limit(int objective, SplittableRandom random) {
    return objective - degrees * Math.log(1 - random.nextDouble());
  }
}
