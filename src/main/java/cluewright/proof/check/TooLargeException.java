package cluewright.proof.check;

/** Thrown if the subject of a record does not fit into the memory that Java may use. */
final class TooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  private TooLargeException(String message) {
    super(message);
  }

  /** Refuses what takes more than half of the memory that Java may use. */
  static void requireFits(double bytes, String what) throws TooLargeException {
    if (bytes > Runtime.getRuntime().maxMemory() / 2.0) {
      throw new TooLargeException(
          what + " need more memory than is available (java -Xmx8g gives 8 GB)");
    }
  }
}
