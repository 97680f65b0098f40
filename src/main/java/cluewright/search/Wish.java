package cluewright.search;

import cluewright.strategy.Level;
import cluewright.strategy.Strategy;

/**
 * What the way to a puzzle's solution should be like.
 *
 * <p>It speaks of the path that a person takes, who uses the easiest deduction each time, and of
 * ratings; these depend on the order in which things are looked for, so no proof rests on a wish.
 */
public sealed interface Wish {

  /** The strategy is used at most so many times. */
  record AtMost(Strategy strategy, int uses) implements Wish {}

  /** The strategy, if it is used at all, is first used in step {@code step} or later, from 1. */
  record NotBefore(Strategy strategy, int step) implements Wish {}

  /** HoDoKu's score lies between two, both included. */
  record Score(int least, int most) implements Wish {
    public Score {
      if (least < 0 || most < least) {
        throw new IllegalArgumentException(
            "a score lies between 0 and any number that is not less, not between %d and %d"
                .formatted(least, most));
      }
    }
  }

  /** HoDoKu's level lies between two, both included. */
  record Levels(Level easiest, Level hardest) implements Wish {
    public Levels {
      if (easiest.compareTo(hardest) > 0) {
        throw new IllegalArgumentException(easiest.label() + " is harder than " + hardest.label());
      }
    }
  }
}
