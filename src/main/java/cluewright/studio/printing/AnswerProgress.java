package cluewright.studio.printing;

import cluewright.phrase.Phrase;

/**
 * The progress of what is worked out for the puzzles while the pages can be seen already.
 *
 * @param what the key of its sentence
 * @param known of the {@code total}
 */
record AnswerProgress(String what, long known, long total) {
  static final String SOLUTIONS = "printing.missing-solutions";
  static final String WALKS = "printing.missing-walks";
  static final String PROFILES = "printing.missing-profiles";
  static final String RATINGS = "printing.missing-ratings";

  Phrase words() {
    return Phrase.of(what, known, total);
  }

  /** From 0 to 1. */
  double part() {
    return (double) known / total;
  }
}
