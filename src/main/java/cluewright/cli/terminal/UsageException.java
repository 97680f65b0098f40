package cluewright.cli.terminal;

/** The user asked for something that cannot be; the message says what, and the way out. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
