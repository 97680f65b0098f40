package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.search.Goal;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.util.Optional;

/**
 * Many puzzles of one mask.
 *
 * @param level all of them have; empty for whatever the strategies and wishes give
 * @param scope what the time limit is for
 */
public record Batch(int count, Optional<Level> level, TimeLimit limit, Scope scope) {

  /** The puzzles that a time limit is for: each, or all together. */
  public enum Scope {
    EACH,
    ALL
  }

  /** Those of the document; for a level, all that it may need besides. */
  StrategySet strategies(Document document) {
    return level
        .map(StrategySet::upTo)
        .map(all -> document.strategies().with(all.on(document.mask().board())))
        .orElse(document.strategies());
  }

  /** The goal of the document, at the level. */
  Goal goal(Document document) {
    Wishes wishes =
        level
            .map(wanted -> document.wishes().with(new Wish.Levels(wanted, wanted)))
            .orElse(document.wishes());
    return Goals.of(document.withWishes(wishes));
  }

  /** The request for all of them. */
  Many many(Document document) {
    Request request =
        new Request(document.mask(), strategies(document))
            .withGoal(goal(document))
            .withTime(limit.duration());
    Many many = new Many(request, count, Many.Variety.FAR);
    return scope == Scope.EACH ? many : new Many(request, count, many.variety(), limit.duration());
  }
}
