package cluewright.lab;

/**
 * How long a method took for one run.
 *
 * @param method as the legend shows it
 * @param isAnswered false if it ended without an answer
 */
public record RunTime(String method, boolean isAnswered, double seconds) {
  /** The longest time, thirty years. */
  private static final double MOST_SECONDS = 1e9;

  /** True for a plausible duration of a run. */
  public static boolean isTime(double seconds) {
    return seconds >= 0 && seconds <= MOST_SECONDS;
  }
}
