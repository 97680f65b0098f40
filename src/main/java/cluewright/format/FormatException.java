package cluewright.format;

/**
 * A text is not what its format asks for.
 *
 * <p>The message is one sentence for the user that names the place and what is wrong there.
 */
public final class FormatException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public FormatException(String message) {
    super(message);
  }

  public FormatException(String message, Throwable cause) {
    super(message, cause);
  }
}
