package cluewright.mask;

import cluewright.phrase.Phrase;

/** Says why a file cannot be turned into a mask. */
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

  /** The second half of a sentence whose subject is the file. */
  public Phrase sentence() {
    return sentence;
  }
}
