package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import java.util.Comparator;
import java.util.Optional;

/** The orders of results in the gallery; those without a rating come last. */
enum Sorting {
  NEWEST("results.newest", Comparator.comparingInt(ResultEntry::number).reversed()),
  LEVEL("results.by-level", rated(Comparator.comparing(Rating.Rated::level))),
  SCORE("results.by-score", rated(Comparator.comparingInt(Rating.Rated::score))),
  CLUES("results.by-clues", Comparator.comparingInt(ResultEntry::clues));

  private final Phrase label;
  private final Comparator<ResultEntry> order;

  Sorting(String key, Comparator<ResultEntry> order) {
    this.label = Phrase.of(key);
    this.order = order.thenComparing(Comparator.comparingInt(ResultEntry::number).reversed());
  }

  Phrase label() {
    return label;
  }

  Comparator<ResultEntry> order() {
    return order;
  }

  /** Hardest first. */
  private static Comparator<ResultEntry> rated(Comparator<Rating.Rated> order) {
    return Comparator.comparing(
        Sorting::rating,
        (one, other) -> {
          if (one.isEmpty() || other.isEmpty()) {
            return Boolean.compare(one.isEmpty(), other.isEmpty());
          }
          return order.reversed().compare(one.get(), other.get());
        });
  }

  private static Optional<Rating.Rated> rating(ResultEntry entry) {
    return entry.figures().flatMap(Figures::rated);
  }
}
