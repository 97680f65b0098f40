package cluewright.studio.digits;

import cluewright.phrase.Phrase;

/**
 * The number of solutions, as far as it is known.
 *
 * @param least so many there are
 * @param isExact whether there are no more
 */
public record SolutionCount(int least, boolean isExact) {
  public static final SolutionCount UNKNOWN = new SolutionCount(0, false);

  /** The largest number of solutions counted. */
  public static final int MOST = 1000;

  public static SolutionCount exactly(int number) {
    return new SolutionCount(number, true);
  }

  public static SolutionCount atLeast(int number) {
    return new SolutionCount(number, false);
  }

  /**
   * The result of a count up to a limit.
   *
   * @param limit where the count stopped; there may be more
   */
  public static SolutionCount of(int met, int limit) {
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

  /** The number in words, as it is said wherever solutions are counted. */
  public Phrase words() {
    if (isExact) {
      return Phrase.of("digits.solutions", least);
    }
    if (isSeveral()) {
      return least > MOST ? Phrase.of("digits.more-than", MOST) : Phrase.of("digits.several");
    }
    return Phrase.of(least == 0 ? "digits.undecided" : "digits.undecided-one");
  }
}
