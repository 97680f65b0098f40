package cluewright.strategy;

/**
 * Thrown for the name of a strategy that does not exist or makes no sense in its place; the message
 * names it and what exists.
 */
public final class UnknownStrategyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public UnknownStrategyException(String message) {
    super(message);
  }
}
