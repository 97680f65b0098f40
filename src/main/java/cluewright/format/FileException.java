package cluewright.format;

import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/**
 * Thrown if a file cannot be read or written; the message is one sentence that names it and says
 * why.
 */
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

  /** Why a file could not be read or written, in words. */
  public static String reason(Throwable failure) {
    if (failure instanceof UncheckedIOException unchecked) {
      return reason(unchecked.getCause());
    }
    if (failure instanceof NoSuchFileException missing) {
      return missing.getFile() + " does not exist";
    }
    if (failure instanceof AccessDeniedException denied) {
      return denied.getFile() + " cannot be opened: permission denied";
    }
    if (failure instanceof FileSystemException file && file.getReason() != null) {
      return file.getFile() + ": " + file.getReason();
    }
    return failure.getMessage();
  }
}
