package cluewright.replay;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.reason.FewReasons;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A condition on the path to a puzzle's solution.
 *
 * <p>It speaks of the path that a person takes, who uses the easiest deduction each time, and of
 * ratings; these depend on the order in which things are looked for, so no proof rests on a
 * condition.
 */
public sealed interface Condition {

  /** The condition as a list item in a sentence, such as {@code level Hard}. */
  Phrase words();

  /** True if this condition replaces the other, as a puzzle can have only one of the kind. */
  default boolean replaces(Condition other) {
    return getClass() == other.getClass();
  }

  /** The strategy is used at most a number of times. */
  record AtMost(Strategy strategy, int uses) implements Condition {
    @Override
    public Phrase words() {
      return switch (uses) {
        case 0 -> Phrase.of("conditions.never", strategy.name());
        case 1 -> Phrase.of("conditions.at-most-once", strategy.name());
        default -> Phrase.of("conditions.at-most", strategy.name(), uses);
      };
    }

    @Override
    public boolean replaces(Condition other) {
      return other instanceof AtMost most && most.strategy.equals(strategy);
    }
  }

  /** The strategy is used at least a number of times: the easier ones get stuck that often. */
  record AtLeast(Strategy strategy, int uses) implements Condition {
    @Override
    public Phrase words() {
      return uses == 1
          ? Phrase.of("conditions.at-least-once", strategy.name())
          : Phrase.of("conditions.at-least", strategy.name(), uses);
    }

    @Override
    public boolean replaces(Condition other) {
      return other instanceof AtLeast least && least.strategy.equals(strategy);
    }
  }

  /** The strategy, if used at all, is first used in step {@code step} or later, counted from 1. */
  record NotBefore(Strategy strategy, int step) implements Condition {
    @Override
    public Phrase words() {
      return Phrase.of("conditions.not-before", strategy.name(), step);
    }

    @Override
    public boolean replaces(Condition other) {
      return other instanceof NotBefore before && before.strategy.equals(strategy);
    }
  }

  /**
   * All steps before {@code step}, counted from 1, are singles. See {@link
   * cluewright.replay.profile.Profile}.
   */
  record NoBottleneckBefore(int step) implements Condition {
    /** The smallest useful step: there is nothing before the first. */
    public static final int LEAST = 2;

    @Override
    public Phrase words() {
      return Phrase.of("conditions.no-bottleneck-before", step);
    }
  }

  /** Sudoku Explainer's rating of the hardest step is within a range, in tenths, ends included. */
  record Explained(int least, int most) implements Condition {
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
                  "conditions.no-explained",
                  Tenths.rating(HIGHEST),
                  Tenths.rating(least),
                  Tenths.rating(most)))
          : Optional.empty();
    }

    @Override
    public Phrase words() {
      if (least == most) {
        return Phrase.of("conditions.explained", Tenths.rating(least));
      }
      if (most == HIGHEST) {
        return Phrase.of("conditions.explained-at-least", Tenths.rating(least));
      }
      return least == 0
          ? Phrase.of("conditions.explained-at-most", Tenths.rating(most))
          : Phrase.of("conditions.explained-between", Tenths.rating(least), Tenths.rating(most));
    }
  }

  /** No step is harder than the early ones, by Sudoku Explainer's ratings. */
  record HardestEarly(Gem gem) implements Condition {
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
        return Phrase.of("conditions.label-" + id());
      }
    }

    @Override
    public Phrase words() {
      return Phrase.of("conditions." + gem.id());
    }
  }

  /**
   * The hardest steps have so many reasons, ends included: see {@link
   * cluewright.replay.reasons.ReasonRater}. What that does not solve does not meet it.
   */
  record Reasons(int least, int most) implements Condition {
    /** The fewest reasons of a step; as the lower end of a range it means no limit. */
    public static final int LOWEST = 1;

    /** The most reasons that are looked for; as the upper end of a range it means no limit. */
    public static final int HIGHEST = FewReasons.MOST;

    private static final Pattern RANGE = Pattern.compile("(\\d?)(\\.\\.)?(\\d?)");

    public Reasons {
      objection(least, most)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why.toString());
              });
    }

    /**
     * Reads a number such as {@code 3}, or a range such as {@code 2..3}, {@code ..3} or {@code
     * 3..}.
     *
     * @throws IllegalArgumentException if the text is neither, with a sentence without full stop
     */
    public static Reasons of(String text) {
      Matcher range = RANGE.matcher(text.strip());
      if (!range.matches() || (range.group(1) + range.group(3)).isEmpty()) {
        throw new IllegalArgumentException(
            "\"" + text + "\" is not a range of reasons: write it like 2..3, ..3 or 3..");
      }
      if (range.group(2) == null) {
        int only = Integer.parseInt(range.group(1) + range.group(3));
        return new Reasons(only, only);
      }
      return new Reasons(end(range.group(1), LOWEST), end(range.group(3), HIGHEST));
    }

    private static int end(String digits, int open) {
      return digits.isEmpty() ? open : Integer.parseInt(digits);
    }

    /** The range as {@link #of} reads it. */
    public String written() {
      if (least == most) {
        return String.valueOf(least);
      }
      return (least == LOWEST ? "" : least) + ".." + (most == HIGHEST ? "" : most);
    }

    /** Why two numbers are not a range of reasons, as a clause; empty if they are. */
    public static Optional<Phrase> objection(int least, int most) {
      return least < LOWEST || most < least || most > HIGHEST
          ? Optional.of(Phrase.of("conditions.no-reasons", HIGHEST, least, most))
          : Optional.empty();
    }

    @Override
    public Phrase words() {
      if (least == most) {
        return Phrase.of("conditions.reasons", least);
      }
      if (least == LOWEST) {
        return Phrase.of("conditions.reasons-at-most", most);
      }
      return most == HIGHEST
          ? Phrase.of("conditions.reasons-at-least", least)
          : Phrase.of("conditions.reasons-between", least, most);
    }
  }

  /** HoDoKu's score is within a range, ends included. */
  record Score(int least, int most) implements Condition {
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
          ? Optional.of(Phrase.of("conditions.no-range", HIGHEST, least, most))
          : Optional.empty();
    }

    @Override
    public Phrase words() {
      if (least == most) {
        return Phrase.of("conditions.score", least);
      }
      if (most == HIGHEST) {
        return Phrase.of("conditions.score-at-least", least);
      }
      return least == 0
          ? Phrase.of("conditions.score-at-most", most)
          : Phrase.of("conditions.score-between", least, most);
    }
  }

  /** HoDoKu's level is within a range, ends included. */
  record Levels(Level easiest, Level hardest) implements Condition {
    public Levels {
      objection(easiest, hardest)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why.toString());
              });
    }

    /**
     * Reads a level such as {@code hard}, or a range such as {@code easy..medium}.
     *
     * @throws IllegalArgumentException if the text is neither, with a sentence without full stop
     */
    public static Levels of(String text) {
      String[] names = text.split("\\.\\.", -1);
      if (names.length > 2) {
        throw new IllegalArgumentException(
            "\"" + text + "\" is not a range of levels: write it like easy..medium");
      }
      return new Levels(level(names[0]), level(names[names.length - 1]));
    }

    private static Level level(String name) {
      return Arrays.stream(Level.values())
          .filter(level -> level.id().equalsIgnoreCase(name.strip()))
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "\"%s\" is not a level; the levels are %s"
                          .formatted(
                              name,
                              Arrays.stream(Level.values())
                                  .map(Level::id)
                                  .collect(Collectors.joining(", ")))));
    }

    /** The range as {@link #of} reads it. */
    public String written() {
      return easiest == hardest ? easiest.id() : easiest.id() + ".." + hardest.id();
    }

    /** Why two levels are not a range, as a clause; empty if they are. */
    public static Optional<Phrase> objection(Level easiest, Level hardest) {
      return easiest.compareTo(hardest) > 0
          ? Optional.of(Phrase.of("conditions.harder", easiest.label(), hardest.label()))
          : Optional.empty();
    }

    @Override
    public Phrase words() {
      return Phrase.of("conditions.level", range());
    }

    /** The range in words, such as {@code Hard} or {@code Easy to Medium}. */
    public Phrase range() {
      return easiest == hardest
          ? easiest.label()
          : Phrase.of("conditions.range", easiest.label(), hardest.label());
    }
  }
}
