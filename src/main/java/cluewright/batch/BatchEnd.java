package cluewright.batch;

import cluewright.search.Outcome;

/** How a run, or the part for one line of masks, ended; from best to worst. */
public enum BatchEnd {
  /** Every line has the puzzles it wants, or all that exist. */
  FOUND,
  /** A line has no puzzle, which is proven or rests on a published list. */
  IMPOSSIBLE,
  /** A line has fewer puzzles than it wants, and there may be more. */
  UNDECIDED,
  /** Puzzles were found that could not be written. */
  UNWRITTEN;

  /** The end implied by a single outcome. */
  public static BatchEnd of(Outcome outcome) {
    if (outcome instanceof Outcome.Undecided) {
      return UNDECIDED;
    }
    return outcome instanceof Outcome.Impossible impossible && !impossible.isOfOthers()
        ? IMPOSSIBLE
        : FOUND;
  }

  /** The worse of two ends. */
  BatchEnd and(BatchEnd other) {
    return compareTo(other) > 0 ? this : other;
  }
}
