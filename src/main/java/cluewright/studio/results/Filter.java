package cluewright.studio.results;

import cluewright.replay.rating.Rating;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Selects the results that the gallery shows. Of a result that is not rated yet nothing is known
 * that a level, a score or a strategy could be compared with, so it passes where none of these is
 * asked.
 *
 * @param levels one of these; any level if there are none
 * @param with strategies that must all be used
 * @param without strategies of which none may be used
 * @param keptOnly true for those alone that the designer keeps
 */
record Filter(
    Set<Level> levels,
    Span scores,
    Set<Strategy> with,
    Set<Strategy> without,
    Span clues,
    boolean keptOnly) {

  /** Shows everything. */
  static final Filter NONE =
      new Filter(Set.of(), Span.ALL, Set.of(), Set.of(), Span.ALL, /* keptOnly= */ false);

  Filter {
    levels = Set.copyOf(levels);
    with = Set.copyOf(with);
    without = Set.copyOf(without);
  }

  /** A range of numbers, ends included. */
  record Span(int least, int most) {
    static final Span ALL = new Span(Integer.MIN_VALUE, Integer.MAX_VALUE);

    boolean holds(int number) {
      return number >= least && number <= most;
    }
  }

  /** What a filter demands about a strategy. */
  enum Say {
    ANY,
    WITH,
    WITHOUT
  }

  /** This filter with a level toggled. */
  Filter toggled(Level level) {
    Set<Level> next = EnumSet.noneOf(Level.class);
    next.addAll(levels);
    if (!next.remove(level)) {
      next.add(level);
    }
    return new Filter(next, scores, with, without, clues, keptOnly);
  }

  Filter withScores(Span next) {
    return new Filter(levels, next, with, without, clues, keptOnly);
  }

  Filter withClues(Span next) {
    return new Filter(levels, scores, with, without, next, keptOnly);
  }

  Filter withKeptOnly(boolean choice) {
    return new Filter(levels, scores, with, without, clues, choice);
  }

  Say say(Strategy strategy) {
    return with.contains(strategy) ? Say.WITH : without.contains(strategy) ? Say.WITHOUT : Say.ANY;
  }

  /** This filter with another demand about a strategy. */
  Filter with(Strategy strategy, Say say) {
    Set<Strategy> wanted = new HashSet<>(with);
    Set<Strategy> unwanted = new HashSet<>(without);
    wanted.remove(strategy);
    unwanted.remove(strategy);
    switch (say) {
      case WITH -> wanted.add(strategy);
      case WITHOUT -> unwanted.add(strategy);
      case ANY -> {}
    }
    return new Filter(levels, scores, wanted, unwanted, clues, keptOnly);
  }

  boolean isNone() {
    return equals(NONE);
  }

  boolean passes(ResultEntry entry) {
    return (!keptOnly || entry.result().kept())
        && clues.holds(entry.clues())
        && passesRating(entry)
        && passesStrategies(entry);
  }

  private boolean passesRating(ResultEntry entry) {
    if (levels.isEmpty() && scores.equals(Span.ALL)) {
      return true;
    }
    return entry.figures().flatMap(Figures::rated).filter(this::passes).isPresent();
  }

  private boolean passes(Rating.Rated rated) {
    return (levels.isEmpty() || levels.contains(rated.level())) && scores.holds(rated.score());
  }

  private boolean passesStrategies(ResultEntry entry) {
    if (with.isEmpty() && without.isEmpty()) {
      return true;
    }
    return entry
        .figures()
        .map(figures -> figures.uses().keySet())
        .filter(used -> used.containsAll(with) && without.stream().noneMatch(used::contains))
        .isPresent();
  }
}
