package cluewright.batch;

import cluewright.search.Outcome;
import cluewright.search.Request;

/** Keeps proofs, if any are wanted. */
public interface Proofs {
  /** True if earlier refutations must be proven again, because their proofs are wanted. */
  boolean isWanted();

  void take(Outcome outcome, Request request);
}
