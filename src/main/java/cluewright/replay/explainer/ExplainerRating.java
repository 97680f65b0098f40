package cluewright.replay.explainer;

import cluewright.phrase.Phrase;
import cluewright.replay.Tenths;
import java.util.OptionalDouble;

/**
 * Sudoku Explainer's three ratings, in tenths: of the hardest step (ER), the hardest up to the
 * first placed digit (EP), and the first step (ED).
 *
 * @param tenths ER, or a bound from below if it is not {@code ended}
 * @param pearlTenths EP, 0 if it is not known
 * @param diamondTenths ED, 0 if it is not known
 * @param placedBefore the number of digits that are placed before the first step rated ER
 * @param ended false if the rating went no further: then ER is so much at least
 */
public record ExplainerRating(
    int tenths, int pearlTenths, int diamondTenths, int placedBefore, boolean ended) {
  /** The highest rating of a step that only places a digit, in tenths. */
  public static final int HARDEST_PLACEMENT = 25;

  /**
   * The rating, in tenths, up to which all published ratings are reproduced. Chains within chains,
   * which are all that lies above, make some a tenth or a few higher or lower than what was
   * published.
   */
  private static final int HIGHEST_EXACT = 105;

  /** True if ER is exactly Sudoku Explainer's value. */
  public boolean isExact() {
    return ended && tenths <= HIGHEST_EXACT;
  }

  /** ER as shown to users, for example {@code 7.2}, {@code ≈ 10.8} or {@code ≥ 6.5}. */
  public Phrase words() {
    if (!ended) {
      return Phrase.of("rating.at-least", hardest());
    }
    return Phrase.of(isExact() ? "rating.exactly" : "rating.about", hardest());
  }

  /** ER, which may be approximate or a lower bound. */
  public double hardest() {
    return Tenths.rating(tenths);
  }

  /** EP; empty if unknown. */
  public OptionalDouble pearl() {
    return of(pearlTenths);
  }

  /** ED; empty if unknown. */
  public OptionalDouble diamond() {
    return of(diamondTenths);
  }

  private static OptionalDouble of(int known) {
    return known > 0 ? OptionalDouble.of(Tenths.rating(known)) : OptionalDouble.empty();
  }

  /**
   * True if no step is harder than those up to the first placed digit. Of puzzles of placements
   * alone that says nothing, and it is false.
   */
  public boolean isPearl() {
    return ended && tenths > HARDEST_PLACEMENT && tenths == pearlTenths;
  }

  /** True if no step is harder than the first; false for puzzles of placements alone. */
  public boolean isDiamond() {
    return ended && tenths > HARDEST_PLACEMENT && tenths == diamondTenths;
  }
}
