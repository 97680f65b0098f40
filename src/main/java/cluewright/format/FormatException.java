package cluewright.format;

import cluewright.phrase.Phrase;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Thrown if a text cannot be read.
 *
 * <p>The message is one sentence for the person who wrote the text: where, what was expected, and
 * what to do.
 */
public final class FormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The place of a fault: a line and a column, both counted from 1. */
  private record Place(int line, int column, Phrase fault) {}

  private final transient Phrase phrase;
  private transient Optional<Place> place = Optional.empty();

  FormatException(Phrase phrase) {
    this(phrase, null);
  }

  FormatException(Phrase phrase, Throwable cause) {
    super(null, cause);
    this.phrase = phrase;
  }

  FormatException(String message) {
    this(Phrase.verbatim(message));
  }

  FormatException(String message, Throwable cause) {
    this(Phrase.verbatim(message), cause);
  }

  /** The message, written on demand: reading a large file may throw one for each line. */
  @Override
  public String getMessage() {
    return phrase == null ? super.getMessage() : phrase.toString();
  }

  /** The message in every language. */
  public Phrase phrase() {
    return phrase;
  }

  /** Skips the stack trace, since the fault is in the text. */
  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }

  /**
   * A fault at a place.
   *
   * @param line from 1
   * @param column from 1
   */
  public static FormatException at(int line, int column, Phrase fault) {
    FormatException at = new FormatException(Phrase.of("formats.at", line, column, fault));
    at.place = Optional.of(new Place(line, column, fault));
    return at;
  }

  /** This fault, for a text that follows other lines; unchanged if it names no place. */
  public FormatException below(int lines) {
    return place
        .map(known -> at(Math.max(1, known.line + lines), known.column, known.fault))
        .orElse(this);
  }

  /** Throws a fault, if there is one. */
  public static void throwIf(Optional<FormatException> fault) {
    if (fault.isPresent()) {
      throw fault.get();
    }
  }

  /** The line of the fault, counted from 1; empty if it names no place. */
  public OptionalInt line() {
    return place.map(known -> OptionalInt.of(known.line)).orElse(OptionalInt.empty());
  }

  static FormatException at(int line, int column, String message) {
    return at(line, column, Phrase.verbatim(message));
  }
}
