package cluewright.mask;

import cluewright.phrase.Phrase;

/** The reason why a file is not a picture that can become a mask. */
public final class PictureException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Phrase sentence;

  PictureException(Phrase sentence) {
    super(sentence.toString());
    this.sentence = sentence;
  }

  PictureException(Phrase sentence, Throwable cause) {
    super(sentence.toString(), cause);
    this.sentence = sentence;
  }

  /** The end of a sentence that begins with what cannot be used. */
  public Phrase sentence() {
    return sentence;
  }
}
