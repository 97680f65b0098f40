package cluewright.proof.check;

/** Thrown if a record does not prove its claim; the message says which line is wrong, and how. */
public final class ProofException extends Exception {
  private static final long serialVersionUID = 1L;

  /** The number of the line, counted from 1. */
  private final long line;

  ProofException(long line, String message) {
    super("line " + line + ": " + message);
    this.line = line;
  }

  public long line() {
    return line;
  }
}
