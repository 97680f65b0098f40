package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.search.Many;
import cluewright.search.Request;
import java.util.Optional;

/**
 * A request for many puzzles of one mask.
 *
 * @param scope what the time limit is for
 */
public record Batch(int count, TimeLimit limit, Scope scope) {

  /** Whether a time limit is for each puzzle or for all. */
  public enum Scope {
    EACH,
    ALL
  }

  Many many() {
    return new Many(
        count, Many.Variety.FAR, Optional.of(limit.duration()).filter(all -> scope == Scope.ALL));
  }

  /** The request that each puzzle meets. */
  Request request(Document document) {
    return new Request(document.asked(), document.strategies())
        .withGoal(Goals.of(document))
        .withTime(limit.duration());
  }
}
