package cluewright.studio.replay;

import cluewright.phrase.Phrase;

/**
 * The progress of saving a replay.
 *
 * @param drawn of the {@code total} pictures
 */
public record SaveProgress(int drawn, int total) {

  /** The progress from 0 to 1. */
  double part() {
    return (double) drawn / total;
  }

  Phrase words() {
    return Phrase.of("replay.saving", drawn, total);
  }
}
