package cluewright.replay;

import cluewright.phrase.Phrase;
import cluewright.strategy.Level;
import cluewright.strategy.Strategy;
import java.util.Locale;

/**
 * What the way to a puzzle's solution should be like.
 *
 * <p>It speaks of the path that a person takes, who uses the easiest deduction each time, and of
 * ratings; these depend on the order in which things are looked for, so no proof rests on a wish.
 */
public sealed interface Wish {

  /** The wish as an item of a list in a sentence, such as {@code level Hard}. */
  Phrase words();

  /**
   * Whether one of the two takes the other's place, since a puzzle can have but one of the kind.
   */
  default boolean replaces(Wish other) {
    return getClass() == other.getClass();
  }

  /** The strategy is used at most so many times. */
  record AtMost(Strategy strategy, int uses) implements Wish {
    @Override
    public Phrase words() {
      String most =
          switch (uses) {
            case 0 -> "never";
            case 1 -> "at most once";
            default -> "at most " + uses + " times";
          };
      return Phrase.verbatim(strategy.name() + " " + most);
    }

    @Override
    public boolean replaces(Wish other) {
      return other instanceof AtMost most && most.strategy.equals(strategy);
    }
  }

  /** The strategy, if it is used at all, is first used in step {@code step} or later, from 1. */
  record NotBefore(Strategy strategy, int step) implements Wish {
    @Override
    public Phrase words() {
      return Phrase.verbatim(strategy.name() + " not before step " + step);
    }

    @Override
    public boolean replaces(Wish other) {
      return other instanceof NotBefore before && before.strategy.equals(strategy);
    }
  }

  /** HoDoKu's score lies between two, both included. */
  record Score(int least, int most) implements Wish {
    /** The highest score that can be asked for; as the upper end it means no end. */
    public static final int HIGHEST = 999_999;

    public Score {
      if (least < 0 || most < least || most > HIGHEST) {
        throw new IllegalArgumentException(
            "a score lies between two numbers from 0 to 999,999, the lower one first, not between"
                + " %d and %d".formatted(least, most));
      }
    }

    @Override
    public Phrase words() {
      if (least == most) {
        return number("score %,d", least);
      }
      if (most == HIGHEST) {
        return number("score at least %,d", least);
      }
      return least == 0
          ? number("score at most %,d", most)
          : number("score %,d to %,d", least, most);
    }

    private static Phrase number(String format, Object... scores) {
      return Phrase.verbatim(String.format(Locale.ROOT, format, scores));
    }
  }

  /** HoDoKu's level lies between two, both included. */
  record Levels(Level easiest, Level hardest) implements Wish {
    public Levels {
      if (easiest.compareTo(hardest) > 0) {
        throw new IllegalArgumentException(easiest.label() + " is harder than " + hardest.label());
      }
    }

    @Override
    public Phrase words() {
      return Phrase.verbatim("level " + range());
    }

    /** Such as {@code Hard}, or {@code Easy to Medium}. */
    public Phrase range() {
      return Phrase.verbatim(
          easiest.label() + (easiest == hardest ? "" : " to " + hardest.label()));
    }
  }
}
