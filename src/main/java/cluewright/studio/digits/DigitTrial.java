package cluewright.studio.digits;

import cluewright.replay.rating.Rating;
import java.util.Optional;

/**
 * What another digit in a cell would lead to.
 *
 * @param digit 0 for none
 * @param rating of the puzzle that it makes; empty if it makes none, or that is not known
 */
public record DigitTrial(int digit, SolutionCount solutions, Optional<Rating.Rated> rating) {

  static DigitTrial unknown(int digit) {
    return new DigitTrial(digit, SolutionCount.UNKNOWN, Optional.empty());
  }
}
