package cluewright.batch;

import cluewright.search.Outcome;

/** The end of a run, or of its part for one line of the masks, from the best to the worst. */
public enum BatchEnd {
  /** Every line has the puzzles it wants, or all that there are. */
  FOUND,
  /** A line has no puzzle, and that is proven or on the word of a published list. */
  IMPOSSIBLE,
  /** A line has fewer puzzles than it wants, and there may be more. */
  UNDECIDED,
  /** Puzzles were found that could not be written. */
  UNWRITTEN;

  /** The end that an outcome makes by itself. */
  public static BatchEnd of(Outcome outcome) {
    if (outcome instanceof Outcome.Undecided) {
      return UNDECIDED;
    }
    return outcome instanceof Outcome.Impossible impossible && !impossible.isOfOthers()
        ? IMPOSSIBLE
        : FOUND;
  }

  /** The worse one of two. */
  BatchEnd and(BatchEnd other) {
    return compareTo(other) > 0 ? this : other;
  }
}
