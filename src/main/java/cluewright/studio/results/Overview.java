package cluewright.studio.results;

import cluewright.replay.rating.Rating;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A summary of the results, for choosing among them.
 *
 * @param levels how many have each level
 * @param scores of all that are rated, the lowest first
 * @param clues their numbers of clues, the fewest first
 * @param uses how many use each strategy, hardest first
 */
record Overview(
    Map<Level, Integer> levels,
    List<Integer> scores,
    List<Integer> clues,
    Map<Strategy, Integer> uses) {

  static Overview of(Collection<ResultEntry> entries) {
    Map<Level, Integer> levels = new EnumMap<>(Level.class);
    Map<Strategy, Integer> counts = new HashMap<>();
    for (ResultEntry entry : entries) {
      entry
          .figures()
          .flatMap(Figures::rated)
          .ifPresent(r -> levels.merge(r.level(), 1, Integer::sum));
      entry
          .figures()
          .ifPresent(
              figures -> figures.uses().keySet().forEach(s -> counts.merge(s, 1, Integer::sum)));
    }
    Map<Strategy, Integer> uses = new LinkedHashMap<>();
    List<Strategy> order = Catalogue.all();
    for (int i = order.size() - 1; i >= 0; i--) {
      Strategy strategy = order.get(i);
      if (counts.containsKey(strategy)) {
        uses.put(strategy, counts.get(strategy));
      }
    }
    return new Overview(
        levels,
        entries.stream()
            .flatMap(entry -> entry.figures().stream())
            .flatMap(figures -> figures.rated().stream())
            .map(Rating.Rated::score)
            .sorted()
            .toList(),
        entries.stream().map(ResultEntry::clues).sorted(Comparator.naturalOrder()).toList(),
        uses);
  }

  int size() {
    return clues.size();
  }
}
