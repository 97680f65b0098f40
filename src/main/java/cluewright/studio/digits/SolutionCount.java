package cluewright.studio.digits;

/**
 * The number of solutions, as far as it is known.
 *
 * @param least so many there are
 * @param isExact whether there are no more
 */
public record SolutionCount(int least, boolean isExact) {
  public static final SolutionCount UNKNOWN = new SolutionCount(0, false);

  static SolutionCount exactly(int number) {
    return new SolutionCount(number, true);
  }

  static SolutionCount atLeast(int number) {
    return new SolutionCount(number, false);
  }

  /**
   * The result of a count up to a limit.
   *
   * @param limit where the count stopped; there may be more
   */
  static SolutionCount of(int met, int limit) {
    return met < limit ? exactly(met) : atLeast(met);
  }

  public boolean isNone() {
    return isExact && least == 0;
  }

  public boolean isOne() {
    return isExact && least == 1;
  }

  public boolean isSeveral() {
    return least > 1;
  }
}
