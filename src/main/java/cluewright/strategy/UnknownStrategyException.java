package cluewright.strategy;

/** A strategy was named that does not exist; the message says which, and what exists. */
public final class UnknownStrategyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  UnknownStrategyException(String message) {
    super(message);
  }
}
