package cluewright.cli;

/** Thrown if the studio cannot open a window on this machine; the message says what is missing. */
public final class StudioUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StudioUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
