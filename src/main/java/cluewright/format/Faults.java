package cluewright.format;

import cluewright.phrase.Phrase;

/** Messages about faults of texts and files, in every language. */
public final class Faults {
  private Faults() {}

  /** The sentence of a failure; of a system's own one, what the system says. */
  public static Phrase phrase(Exception failure) {
    if (failure instanceof FormatException fault) {
      return fault.phrase();
    }
    return failure instanceof FileException fault
        ? fault.phrase()
        : Phrase.verbatim(String.valueOf(failure.getMessage()));
  }
}
