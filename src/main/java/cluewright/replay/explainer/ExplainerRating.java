package cluewright.replay.explainer;

import java.util.OptionalDouble;

/**
 * Sudoku Explainer's three ratings, in tenths: of the hardest step (ER), of the hardest one up to
 * the first digit that is placed (EP), and of the first step (ED).
 *
 * @param tenths ER, or a bound from below if it is not {@code exact}
 * @param pearlTenths EP, 0 if it is not known or nothing is open
 * @param diamondTenths ED, 0 if it is not known or nothing is open
 * @param placedBefore the number of digits that are placed before the first step rated ER
 * @param exact false if the rating went no further: then ER is so much at least
 */
public record ExplainerRating(
    int tenths, int pearlTenths, int diamondTenths, int placedBefore, boolean exact) {
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

  private OptionalDouble of(int known) {
    return known > 0 || exact ? OptionalDouble.of(known / TEN) : OptionalDouble.empty();
  }

  /** True if the hardest step comes before the first digit. */
  public boolean isPearl() {
    return exact && tenths == pearlTenths;
  }

  /** True if the first step is the hardest. */
  public boolean isDiamond() {
    return exact && tenths == diamondTenths;
  }
}
