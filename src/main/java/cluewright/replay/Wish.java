package cluewright.replay;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.Locale;
import java.util.Optional;

/**
 * A condition on the path to a puzzle's solution.
 *
 * <p>It speaks of the path that a person takes, who uses the easiest deduction each time, and of
 * ratings; these depend on the order in which things are looked for, so no proof rests on a wish.
 */
public sealed interface Wish {

  /** The condition as a list item in a sentence, such as {@code level Hard}. */
  Phrase words();

  /** True if this condition replaces the other, as a puzzle can have only one of the kind. */
  default boolean replaces(Wish other) {
    return getClass() == other.getClass();
  }

  /** The strategy is used at most a number of times. */
  record AtMost(Strategy strategy, int uses) implements Wish {
    @Override
    public Phrase words() {
      return switch (uses) {
        case 0 -> Phrase.of("wishes.never", strategy.name());
        case 1 -> Phrase.of("wishes.at-most-once", strategy.name());
        default -> Phrase.of("wishes.at-most", strategy.name(), uses);
      };
    }

    @Override
    public boolean replaces(Wish other) {
      return other instanceof AtMost most && most.strategy.equals(strategy);
    }
  }

  /** The strategy is used at least a number of times: the easier ones get stuck that often. */
  record AtLeast(Strategy strategy, int uses) implements Wish {
    @Override
    public Phrase words() {
      return uses == 1
          ? Phrase.of("wishes.at-least-once", strategy.name())
          : Phrase.of("wishes.at-least", strategy.name(), uses);
    }

    @Override
    public boolean replaces(Wish other) {
      return other instanceof AtLeast least && least.strategy.equals(strategy);
    }
  }

  /** The strategy, if used at all, is first used in step {@code step} or later, counted from 1. */
  record NotBefore(Strategy strategy, int step) implements Wish {
    @Override
    public Phrase words() {
      return Phrase.of("wishes.not-before", strategy.name(), step);
    }

    @Override
    public boolean replaces(Wish other) {
      return other instanceof NotBefore before && before.strategy.equals(strategy);
    }
  }

  /**
   * All steps before {@code step}, counted from 1, are singles. See {@link
   * cluewright.replay.profile.Profile}.
   */
  record NoBottleneckBefore(int step) implements Wish {
    /** The smallest useful step: there is nothing before the first. */
    public static final int LEAST = 2;

    @Override
    public Phrase words() {
      return Phrase.of("wishes.no-bottleneck-before", step);
    }
  }

  /** Sudoku Explainer's rating of the hardest step is within a range, in tenths, ends included. */
  record Explained(int least, int most) implements Wish {
    /** The highest rating; as the upper end of a range it means no limit. */
    public static final int HIGHEST = 200;

    private static final int LOWEST = 10;

    public Explained {
      objection(least, most)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why.toString());
              });
    }

    /** Why two numbers are not a range of ratings, as a clause; empty if they are. */
    public static Optional<Phrase> objection(int least, int most) {
      return least < 0 || most < least || most < LOWEST || most > HIGHEST
          ? Optional.of(
              Phrase.of(
                  "wishes.no-explained",
                  Tenths.rating(HIGHEST),
                  Tenths.rating(least),
                  Tenths.rating(most)))
          : Optional.empty();
    }

    @Override
    public Phrase words() {
      if (least == most) {
        return Phrase.of("wishes.explained", Tenths.rating(least));
      }
      if (most == HIGHEST) {
        return Phrase.of("wishes.explained-at-least", Tenths.rating(least));
      }
      return least == 0
          ? Phrase.of("wishes.explained-at-most", Tenths.rating(most))
          : Phrase.of("wishes.explained-between", Tenths.rating(least), Tenths.rating(most));
    }
  }

  /** No step is harder than the early ones, by Sudoku Explainer's ratings. */
  record HardestEarly(Gem gem) implements Wish {
    /** How early the hardest step occurs. */
    public enum Gem {
      /** Among the steps up to the first placed digit. */
      PEARL,

      /** The first step. */
      DIAMOND;

      /** The name in files, such as {@code pearl}. */
      public String id() {
        return name().toLowerCase(Locale.ROOT);
      }

      /** The name shown to users, such as {@code Pearl}. */
      public Phrase label() {
        return Phrase.of("wishes.label-" + id());
      }
    }

    @Override
    public Phrase words() {
      return Phrase.of("wishes." + gem.id());
    }
  }

  /** HoDoKu's score is within a range, ends included. */
  record Score(int least, int most) implements Wish {
    /** The highest score that can be requested; as the upper end of a range it means no limit. */
    public static final int HIGHEST = 999_999;

    public Score {
      objection(least, most)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why.toString());
              });
    }

    /** Why two numbers are not a range of scores, as a clause; empty if they are. */
    public static Optional<Phrase> objection(int least, int most) {
      return least < 0 || most < least || most > HIGHEST
          ? Optional.of(Phrase.of("wishes.no-range", HIGHEST, least, most))
          : Optional.empty();
    }

    @Override
    public Phrase words() {
      if (least == most) {
        return Phrase.of("wishes.score", least);
      }
      if (most == HIGHEST) {
        return Phrase.of("wishes.score-at-least", least);
      }
      return least == 0
          ? Phrase.of("wishes.score-at-most", most)
          : Phrase.of("wishes.score-between", least, most);
    }
  }

  /** HoDoKu's level is within a range, ends included. */
  record Levels(Level easiest, Level hardest) implements Wish {
    public Levels {
      objection(easiest, hardest)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why.toString());
              });
    }

    /** Why two levels are not a range, as a clause; empty if they are. */
    public static Optional<Phrase> objection(Level easiest, Level hardest) {
      return easiest.compareTo(hardest) > 0
          ? Optional.of(Phrase.of("wishes.harder", easiest.label(), hardest.label()))
          : Optional.empty();
    }

    @Override
    public Phrase words() {
      return Phrase.of("wishes.level", range());
    }

    /** The range in words, such as {@code Hard} or {@code Easy to Medium}. */
    public Phrase range() {
      return easiest == hardest
          ? easiest.label()
          : Phrase.of("wishes.range", easiest.label(), hardest.label());
    }
  }
}
