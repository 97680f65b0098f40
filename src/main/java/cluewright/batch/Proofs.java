package cluewright.batch;

import cluewright.search.Outcome;
import cluewright.search.Request;

/** A keeper of proofs, which may want none. */
public interface Proofs {
  /** True if what was proven before is to be proven again, so that its proof is had. */
  boolean isWanted();

  /** Takes the outcome of a search, whatever it is. */
  void take(Outcome outcome, Request request);
}
