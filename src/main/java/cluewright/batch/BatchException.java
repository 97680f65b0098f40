package cluewright.batch;

/**
 * Thrown if a run cannot be started or continued as requested; the message says why and what to do.
 */
public final class BatchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BatchException(String message) {
    super(message);
  }
}
