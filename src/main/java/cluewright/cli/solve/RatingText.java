package cluewright.cli.solve;

import cluewright.format.RatingFields;
import cluewright.replay.Solutions;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRating;
import java.util.Locale;
import java.util.stream.Collectors;

/** A rating in words. */
public final class RatingText {
  private RatingText() {}

  /** Both ratings, for example {@code HoDoKu Hard 1,234, Sudoku Explainer 3.2/1.2/1.2}. */
  public static String of(Rating rating) {
    if (rating instanceof Rating.Rated rated) {
      return hodoku(rated) + ", Sudoku Explainer " + explainer(rated);
    }
    return notRated(((Rating.NotUnique) rating).solutions());
  }

  /** HoDoKu's rating, for example {@code HoDoKu Hard 1,234}. */
  static String hodoku(Rating.Rated rated) {
    return "HoDoKu "
        + rated.level().label()
        + String.format(Locale.ROOT, " %,d", rated.score())
        + beyond(rated.guesses());
  }

  /** Why a puzzle with this number of solutions has no rating. */
  static String notRated(Solutions solutions) {
    return switch (solutions) {
      case NONE -> "not rated, since it has no solution";
      case SEVERAL -> "not rated, since it has several solutions";
      case ONE, UNKNOWN -> "not rated, since counting its solutions takes too long";
    };
  }

  private static String beyond(int guesses) {
    if (guesses == 0) {
      return "";
    }
    return String.format(
        Locale.ROOT,
        " (incomplete: %s beyond the strategies, counted with %,d each, as for brute force)",
        guesses == 1 ? "1 cell is" : guesses + " cells are",
        Rating.GUESS_SCORE);
  }

  /** Sudoku Explainer's ER/EP/ED, or a lower bound for ER, or a hyphen. */
  static String explainer(Rating.Rated rated) {
    return rated.explainer().map(RatingText::explainer).orElse("-");
  }

  /**
   * The three values, for example {@code 7.2/1.2/1.2}, {@code about 10.8/1.2/1.2} or {@code at
   * least 6.5}.
   */
  static String explainer(ExplainerRating rating) {
    if (!rating.ended()) {
      return String.format(Locale.ROOT, "at least %.1f", rating.hardest());
    }
    return String.format(
        Locale.ROOT,
        "%s%.1f/%.1f/%.1f",
        rating.isExact() ? "" : "about ",
        rating.hardest(),
        rating.pearl().orElseThrow(),
        rating.diamond().orElseThrow());
  }

  /**
   * The rating by reasons, for example {@code Reasons 3.42: 2 steps of 3 reasons, weight 36}, or
   * why there is none.
   */
  static String reasons(Rating.Rated rated) {
    return "Reasons " + rated.reasons().map(RatingText::reasons).orElse("-");
  }

  private static String reasons(ReasonRating rating) {
    if (rating instanceof ReasonRating.Rated rated) {
      return String.format(
          Locale.ROOT,
          "%.2f: %s of %s, weight %,d",
          rated.number(),
          many(rated.steps(), "step"),
          many(rated.reasons(), "reason"),
          rated.weight());
    }
    ReasonRating.Open open = (ReasonRating.Open) rating;
    return switch (open.why()) {
      case MORE -> "-: no step with at most " + open.reasons() + " reasons was found";
      case TOO_LARGE ->
          "-: %d to begin with, and then too many candidates to look for more"
              .formatted(open.reasons());
      case NOT_YET -> "-: stopped at %d".formatted(open.reasons());
    };
  }

  private static String many(int number, String word) {
    return "%d %s%s".formatted(number, word, number == 1 ? "" : "s");
  }

  /** The uses of strategies, for example {@code Full house 3, Naked single 20}. */
  static String uses(Rating.Rated rated) {
    return RatingFields.techniques(rated).entrySet().stream()
        .map(count -> count.getKey() + " " + count.getValue())
        .collect(Collectors.joining(", "));
  }
}
