package cluewright.batch;

/** A run cannot be begun or carried on as asked; the message says why, and the way out. */
public final class BatchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BatchException(String message) {
    super(message);
  }
}
