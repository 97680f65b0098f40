package cluewright.studio.rating;

import cluewright.phrase.Phrase;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRating;
import java.util.LinkedHashMap;
import java.util.Map;

/** The studio's words for a rating. */
final class RatingWords {
  private RatingWords() {}

  /**
   * The rating, as {@code Hard · 1,204 · SE 3.8 · reasons 2.31}; says so if HoDoKu would have to
   * guess. Where Sudoku Explainer does not know the board, reasons come first, and they are all
   * where HoDoKu's scale does not reach.
   */
  static Phrase line(Rating rating) {
    if (!(rating instanceof Rating.Rated rated)) {
      return Phrase.of("rating.none");
    }
    return rated.reasons().map(reasons -> line(rated, reasons)).orElse(ofPrograms(rated));
  }

  private static Phrase line(Rating.Rated rated, ReasonRating reasons) {
    if (rated.explainer().isPresent()) {
      return Phrase.of("rating.with-reasons", ofPrograms(rated), reasons.words());
    }
    return rated.isComplete() || reasons instanceof ReasonRating.Open
        ? Phrase.of("rating.reasons-first", ofPrograms(rated), reasons.words())
        : Phrase.of("rating.reasons-alone", reasons.words());
  }

  private static Phrase ofPrograms(Rating.Rated rated) {
    Phrase hodoku = Phrase.of("rating.line", rated.level().label(), rated.score());
    Phrase both =
        rated
            .explainer()
            .map(explainer -> Phrase.of("rating.with-explainer", hodoku, explainer.words()))
            .orElse(hodoku);
    return rated.isComplete() ? both : Phrase.of("rating.guessed", both);
  }

  /** An explanation of the line, with the strategies used. */
  static Phrase details(Rating rating) {
    if (rating instanceof Rating.Rated rated) {
      Phrase scales = scales(rated);
      Phrase head =
          rated.isComplete()
              ? scales
              : Phrase.of(
                  "rating.beyond",
                  scales,
                  Phrase.of("rating.cells-beyond", rated.guesses()),
                  Rating.GUESS_SCORE);
      return Phrase.of("rating.details", head, uses(rated));
    }
    return Phrase.of(
        switch (((Rating.NotUnique) rating).solutions()) {
          case NONE -> "rating.no-solution";
          case SEVERAL -> "rating.several-solutions";
          case ONE, UNKNOWN -> "rating.not-counted";
        });
  }

  private static Phrase scales(Rating.Rated rated) {
    Phrase hodoku = Phrase.of("rating.hodoku", rated.level().label(), rated.score());
    Phrase programs =
        Phrase.of(
            "rating.lines",
            hodoku,
            rated.explainer().map(RatingWords::explained).orElse(Phrase.of("rating.no-explainer")));
    return rated
        .reasons()
        .map(reasons -> Phrase.of("rating.lines", programs, reasoned(reasons)))
        .orElse(programs);
  }

  private static Phrase reasoned(ReasonRating rating) {
    if (rating instanceof ReasonRating.Rated rated) {
      return Phrase.of(
          "rating.reasoned", rated.words(), rated.steps(), rated.reasons(), rated.weight());
    }
    ReasonRating.Open open = (ReasonRating.Open) rating;
    String key =
        switch (open.why()) {
          case MORE -> "rating.not-reasoned";
          case TOO_LARGE -> "rating.too-large-for-reasons";
          case NOT_YET -> "rating.reasons-so-far";
        };
    return Phrase.of(key, open.reasons());
  }

  private static Phrase explained(ExplainerRating explainer) {
    if (!explainer.ended()) {
      return Phrase.of("rating.explained-at-least", explainer.hardest());
    }
    Phrase three =
        Phrase.of(
            explainer.isExact() ? "rating.explained" : "rating.explained-about",
            explainer.words(),
            explainer.pearl().orElseThrow(),
            explainer.diamond().orElseThrow());
    if (explainer.isDiamond()) {
      return Phrase.of("rating.diamond", three);
    }
    return explainer.isPearl() ? Phrase.of("rating.pearl", three) : three;
  }

  private static Phrase uses(Rating.Rated rated) {
    Map<Phrase, Integer> counts = new LinkedHashMap<>();
    rated.uses().forEach(use -> counts.merge(use.variant().name(), use.count(), Integer::sum));
    return counts.entrySet().stream()
        .map(count -> Phrase.of("rating.use", count.getValue(), count.getKey()))
        .reduce((before, after) -> Phrase.of("rating.lines", before, after))
        .orElse(Phrase.NOTHING);
  }
}
