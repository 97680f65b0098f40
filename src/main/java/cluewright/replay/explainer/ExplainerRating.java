package cluewright.replay.explainer;

import java.util.OptionalDouble;

/**
 * Sudoku Explainer's three ratings, in tenths: of the hardest step (ER), of the hardest one up to
 * the first digit that is placed (EP), and of the first step (ED).
 *
 * @param tenths ER, or a bound from below if it is not {@code exact}
 * @param pearlTenths EP, 0 if it is not known
 * @param diamondTenths ED, 0 if it is not known
 * @param placedBefore the number of digits that are placed before the first step rated ER
 * @param exact false if the rating went no further: then ER is so much at least
 */
public record ExplainerRating(
    int tenths, int pearlTenths, int diamondTenths, int placedBefore, boolean exact) {
  /** The highest rating of a step that only places a digit, in tenths. */
  public static final int HARDEST_PLACEMENT = 25;

  private static final double TEN = 10;

  /** ER, or how much it is at least. */
  public double hardest() {
    return tenths / TEN;
  }

  /** EP; empty if it is not known. */
  public OptionalDouble pearl() {
    return of(pearlTenths);
  }

  /** ED; empty if it is not known. */
  public OptionalDouble diamond() {
    return of(diamondTenths);
  }

  private static OptionalDouble of(int known) {
    return known > 0 ? OptionalDouble.of(known / TEN) : OptionalDouble.empty();
  }

  /**
   * True if no step is harder than those up to the first digit. Of puzzles of placements alone that
   * says nothing, and it is false.
   */
  public boolean isPearl() {
    return exact && tenths > HARDEST_PLACEMENT && tenths == pearlTenths;
  }

  /** True if no step is harder than the first; false for puzzles of placements alone. */
  public boolean isDiamond() {
    return exact && tenths > HARDEST_PLACEMENT && tenths == diamondTenths;
  }
}
