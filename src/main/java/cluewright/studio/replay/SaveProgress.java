package cluewright.studio.replay;

import cluewright.phrase.Phrase;

/**
 * The progress of a replay on its way into a file.
 *
 * @param drawn of the {@code total} pictures
 */
public record SaveProgress(int drawn, int total) {

  /** From 0 to 1. */
  double part() {
    return (double) drawn / total;
  }

  Phrase words() {
    return Phrase.of("replay.saving", drawn, total);
  }
}
