package cluewright.studio.printing;

import cluewright.phrase.Phrase;

/**
 * The progress of computing what the puzzles need, while the pages are already visible.
 *
 * @param what the key of its sentence
 * @param known of the {@code total}
 */
record AnswerProgress(String what, long known, long total) {
  static final String SOLUTIONS = "printing.missing-solutions";
  static final String WALK_THROUGHS = "printing.missing-walks";
  static final String PROFILES = "printing.missing-profiles";
  static final String RATINGS = "printing.missing-ratings";

  Phrase words() {
    return Phrase.of(what, known, total);
  }

  /** The progress from 0 to 1. */
  double part() {
    return (double) known / total;
  }
}
