package cluewright.lab;

/**
 * How long one method took for one run.
 *
 * @param method as the legend shows it
 * @param isAnswered false if it ended without an answer
 */
public record RunTime(String method, boolean isAnswered, double seconds) {
  /** Thirty years. */
  private static final double MOST_SECONDS = 1e9;

  /** True for a time that a run may have taken. */
  public static boolean isTime(double seconds) {
    return seconds >= 0 && seconds <= MOST_SECONDS;
  }
}
