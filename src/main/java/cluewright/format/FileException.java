package cluewright.format;

import cluewright.phrase.Phrase;
import java.io.IOException;

/** A file cannot be read or written; the message is one sentence that names it and says why. */
public final class FileException extends IOException {
  private static final long serialVersionUID = 1L;

  private final transient Phrase phrase;

  public FileException(Phrase phrase) {
    super(phrase.toString());
    this.phrase = phrase;
  }

  public FileException(Phrase phrase, Throwable cause) {
    super(phrase.toString(), cause);
    this.phrase = phrase;
  }

  /** The message in every language. */
  public Phrase phrase() {
    return phrase;
  }
}
