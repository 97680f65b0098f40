package cluewright.studio.rating;

import cluewright.replay.rating.Rating;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A rating as the studio shows it. */
final class RatingWords {
  private RatingWords() {}

  /** For example {@code Hard · 1,204 · SE 3.8}; it says so where HoDoKu would have to guess. */
  static String line(Rating rating) {
    if (rating instanceof Rating.Rated rated) {
      return rated.level().label()
          + " · "
          + String.format(Locale.ROOT, "%,d", rated.score())
          + (rated.isComplete() ? "" : " · guessed")
          + (rated.explainer().isEmpty() ? "" : " · SE " + explainer(rated));
    }
    return "Not rated";
  }

  /** What the line means, and what was used. */
  static String details(Rating rating) {
    if (rating instanceof Rating.Rated rated) {
      return scales(rated) + beyond(rated.guesses()) + "\n\n" + uses(rated);
    }
    return ((Rating.NotUnique) rating).solutions() == 0
        ? "This puzzle has no solution."
        : "This puzzle has several solutions.";
  }

  private static String scales(Rating.Rated rated) {
    String hodoku =
        String.format(
            Locale.ROOT,
            "%s, score %,d on the HoDoKu 2.2 scale",
            rated.level().label(),
            rated.score());
    return rated.explainer().isEmpty()
        ? hodoku + ". Without a Sudoku Explainer rating: a step, or the board, is beyond it."
        : hodoku + "; Sudoku Explainer " + explainer(rated) + " (its hardest step).";
  }

  private static String beyond(int guesses) {
    return guesses == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "\nIncomplete: %s beyond the strategies; each adds %,d, as a guess does.",
            guesses == 1 ? "1 cell is" : guesses + " cells are",
            Rating.GUESS_SCORE);
  }

  private static String explainer(Rating.Rated rated) {
    return String.format(Locale.ROOT, "%.1f", rated.explainer().getAsDouble());
  }

  private static String uses(Rating.Rated rated) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    rated
        .uses()
        .forEach(use -> counts.merge(use.variant().name().toString(), use.count(), Integer::sum));
    return counts.entrySet().stream()
        .map(count -> count.getValue() + " × " + count.getKey())
        .collect(Collectors.joining("\n"));
  }
}
