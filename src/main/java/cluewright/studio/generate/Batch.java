package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.search.Many;
import cluewright.search.Request;

/**
 * Many puzzles of one mask.
 *
 * @param scope what the time limit is for
 */
public record Batch(int count, TimeLimit limit, Scope scope) {

  /** The puzzles that a time limit is for: each, or all together. */
  public enum Scope {
    EACH,
    ALL
  }

  /** The request for all of them. */
  Many many(Document document) {
    Request request =
        new Request(document.mask(), document.strategies())
            .withGoal(Goals.of(document))
            .withTime(limit.duration());
    Many many = new Many(request, count, Many.Variety.FAR);
    return scope == Scope.EACH ? many : new Many(request, count, many.variety(), limit.duration());
  }
}
