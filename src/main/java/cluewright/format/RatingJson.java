package cluewright.format;

import cluewright.model.Puzzle;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRating;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * The field {@code rating}, written for other programs and never read, since ratings follow from
 * the puzzle.
 *
 * @param level HoDoKu's, such as {@code hard}
 * @param score HoDoKu's
 * @param reasons the number by reasons; null if it is not known, or there is none
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record RatingJson(String level, int score, Double reasons) {

  /** The known rating of a puzzle; null if there is none. */
  static RatingJson of(Puzzle puzzle, Function<Puzzle, Optional<Rating>> known) {
    return known
        .apply(puzzle)
        .filter(Rating.Rated.class::isInstance)
        .map(Rating.Rated.class::cast)
        .map(RatingJson::of)
        .orElse(null);
  }

  private static RatingJson of(Rating.Rated rated) {
    return new RatingJson(
        rated.level().name().toLowerCase(Locale.ROOT),
        rated.score(),
        rated
            .reasons()
            .filter(ReasonRating.Rated.class::isInstance)
            .map(each -> ((ReasonRating.Rated) each).number())
            .orElse(null));
  }
}
