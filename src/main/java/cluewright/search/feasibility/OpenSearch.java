package cluewright.search.feasibility;

import cluewright.search.Request;
import cluewright.search.skeleton.SkeletonSearch;
import java.util.function.Supplier;

/**
 * The search for the open values that were last asked about, from one look to the next: what it
 * knows of arguments and grids it need not find out again.
 *
 * <p>Safe for use by several threads, of which one has it at a time.
 */
final class OpenSearch {
  private Question question;
  private SkeletonSearch search;

  /** Takes the search for a question out, or begins another. */
  SkeletonSearch take(Question asked, Supplier<Request> request) {
    SkeletonSearch there = taken(asked);
    return there == null ? new SkeletonSearch(request.get()) : there;
  }

  private synchronized SkeletonSearch taken(Question asked) {
    SkeletonSearch there = asked.equals(question) ? search : null;
    search = null;
    return there;
  }

  /** Keeps a search that goes on when the question is asked again. */
  synchronized void keep(Question asked, SkeletonSearch begun) {
    question = asked;
    search = begun;
  }
}
