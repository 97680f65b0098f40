package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.search.Goal;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.time.Duration;
import java.util.Optional;

/**
 * Many puzzles of one mask.
 *
 * @param level all of them have; empty for whatever the strategies and wishes give
 * @param scope what the time limit is for
 */
public record Batch(int count, Optional<Level> level, TimeLimit limit, Scope scope) {

  /** What a time limit is for. */
  public enum Scope {
    EACH,
    ALL
  }

  /** Those of the document; for a level, all that it may need besides. */
  StrategySet strategies(Document document) {
    return level
        .map(wanted -> document.strategies().with(StrategySet.upTo(wanted)))
        .orElse(document.strategies());
  }

  /** What the document asks for, at the level. */
  Goal goal(Document document) {
    Wishes wishes =
        level
            .map(wanted -> document.wishes().with(new Wish.Levels(wanted, wanted)))
            .orElse(document.wishes());
    return Goals.of(document.withWishes(wishes));
  }

  /** How long the whole may take. */
  Optional<Duration> most() {
    return scope == Scope.ALL ? Optional.of(limit.duration()) : Optional.empty();
  }
}
