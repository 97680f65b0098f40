package cluewright.format;

import cluewright.model.Puzzle;
import cluewright.replay.rating.Rating;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * The field {@code rating}, written for other programs and never read, since ratings follow from
 * the puzzle.
 *
 * @param level HoDoKu's, such as {@code hard}
 * @param score HoDoKu's
 */
@JsonIgnoreProperties(ignoreUnknown = true)
record RatingJson(String level, int score) {

  /** The known rating of a puzzle; null if there is none. */
  static RatingJson of(Puzzle puzzle, Function<Puzzle, Optional<Rating>> known) {
    return known
        .apply(puzzle)
        .filter(Rating.Rated.class::isInstance)
        .map(Rating.Rated.class::cast)
        .map(rated -> new RatingJson(rated.level().name().toLowerCase(Locale.ROOT), rated.score()))
        .orElse(null);
  }
}
