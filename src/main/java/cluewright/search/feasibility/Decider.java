package cluewright.search.feasibility;

import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;

/** Whoever decides requests, such as {@link cluewright.search.Generator}; it blocks. */
@FunctionalInterface
public interface Decider {
  Outcome decide(Request request, Watch watch);
}
