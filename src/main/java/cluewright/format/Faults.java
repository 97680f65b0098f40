package cluewright.format;

import cluewright.phrase.Phrase;

/** Turns failures to read texts and files into sentences in every language. */
public final class Faults {
  private Faults() {}

  /** The sentence of a failure; for one from the system, its own words. */
  public static Phrase phrase(Exception failure) {
    if (failure instanceof FormatException fault) {
      return fault.phrase();
    }
    return failure instanceof FileException fault
        ? fault.phrase()
        : Phrase.verbatim(String.valueOf(failure.getMessage()));
  }
}
