package cluewright.studio.digits;

import cluewright.replay.rating.Rating;
import java.util.Optional;

/**
 * What another digit in a cell, or another value of a rule, would lead to.
 *
 * @param choice the digit or the value; 0 for no digit
 * @param rating of the puzzle that it makes; empty if it makes none, or that is not known
 */
public record Trial(int choice, SolutionCount solutions, Optional<Rating.Rated> rating) {

  static Trial unknown(int choice) {
    return new Trial(choice, SolutionCount.UNKNOWN, Optional.empty());
  }
}
