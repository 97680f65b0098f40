package cluewright.studio.replay;

import cluewright.phrase.Phrase;

/**
 * The progress of saving a replay.
 *
 * @param done of the {@code total} pictures or steps
 * @param key of the text that says so
 */
public record SaveProgress(int done, int total, String key) {

  static SaveProgress ofPictures(int drawn, int total) {
    return new SaveProgress(drawn, total, "replay.saving");
  }

  static SaveProgress ofSteps(int told, int total) {
    return new SaveProgress(told, total, "replay.saving-steps");
  }

  /** The progress from 0 to 1. */
  double part() {
    return (double) done / total;
  }

  Phrase words() {
    return Phrase.of(key, done, total);
  }
}
