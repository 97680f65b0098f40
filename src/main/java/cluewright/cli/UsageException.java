package cluewright.cli;

/** The user asked for something that cannot be; the message says what, and the way out. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
