package cluewright.strategy;

/**
 * A strategy was named that does not exist, or that cannot be meant where it stands; the message
 * says which, and what exists.
 */
public final class UnknownStrategyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public UnknownStrategyException(String message) {
    super(message);
  }
}
