package cluewright.batch;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Rates the puzzles of a list on all cores. */
final class ItemRatings {
  private ItemRatings() {}

  /** The rating of each item; absent for masks and for puzzles without a unique solution. */
  static List<Optional<Rating.Rated>> of(List<Item> items, BatchListener listener) {
    List<Optional<Rating.Rated>> ratings = new ArrayList<>();
    InOrder.run(
        items,
        ItemRatings::worker,
        () -> false,
        rated -> {
          ratings.addAll(rated);
          listener.progress(
              String.format(Locale.ROOT, "%,d of %,d puzzles rated", ratings.size(), items.size()));
        });
    listener.progressEnded();
    return ratings;
  }

  private static Function<Item, Optional<Rating.Rated>> worker() {
    Map<Board, Rater> raters = new HashMap<>();
    return item ->
        item.content() instanceof Clues puzzle
            ? rating(raters, puzzle.clues())
            : Optional.<Rating.Rated>empty();
  }

  private static Optional<Rating.Rated> rating(Map<Board, Rater> raters, Puzzle puzzle) {
    Rating rating = raters.computeIfAbsent(puzzle.board(), Rater::new).rateByHodoku(puzzle);
    return rating instanceof Rating.Rated rated ? Optional.of(rated) : Optional.empty();
  }

  /** The items, each with its level in words unless it already has one. */
  static List<Item> withLevels(List<Item> items, BatchListener listener) {
    List<Item> without = items.stream().filter(item -> item.about().level().isEmpty()).toList();
    var ratings = of(without, listener).iterator();
    return items.stream()
        .map(item -> item.about().level().isEmpty() ? withLevel(item, ratings.next()) : item)
        .toList();
  }

  private static Item withLevel(Item item, Optional<Rating.Rated> rating) {
    Metadata about = item.about();
    String level = rating.map(rated -> rated.level().label().toString()).orElse("");
    return item.with(
        new Metadata(
            about.title(),
            about.author(),
            about.notes(),
            level,
            about.source(),
            about.url(),
            about.date()));
  }
}
