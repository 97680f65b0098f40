package cluewright.format;

/**
 * A text cannot be read.
 *
 * <p>The message is one sentence for the person who wrote the text: where, what was expected, and
 * what to do.
 */
public final class FormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  FormatException(String message) {
    super(message);
  }

  FormatException(String message, Throwable cause) {
    super(message, cause);
  }

  static FormatException at(int line, int column, String message) {
    return new FormatException("line " + line + ", column " + column + ": " + message);
  }
}
