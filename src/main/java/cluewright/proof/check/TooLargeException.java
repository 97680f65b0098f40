package cluewright.proof.check;

/** Thrown if the subject of a record does not fit into Java's memory. */
final class TooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  private TooLargeException(String message) {
    super(message);
  }

  /** Refuses anything that needs more than half of Java's memory. */
  static void requireFits(double bytes, String what) throws TooLargeException {
    if (bytes > Runtime.getRuntime().maxMemory() / 2.0) {
      throw new TooLargeException(
          what + " need more memory than is available (java -Xmx8g gives 8 GB)");
    }
  }
}
