package cluewright.batch;

import cluewright.phrase.Phrase;

/**
 * Thrown if a run cannot be started or continued as requested; the message says why and what to do.
 */
public final class BatchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Phrase phrase;

  public BatchException(String message) {
    this(Phrase.verbatim(message));
  }

  public BatchException(Phrase phrase) {
    super(phrase.toString());
    this.phrase = phrase;
  }

  /** The message in every language. */
  public Phrase phrase() {
    return phrase == null ? Phrase.verbatim(getMessage()) : phrase;
  }
}
