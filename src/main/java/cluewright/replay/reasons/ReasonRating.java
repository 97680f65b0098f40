package cluewright.replay.reasons;

import cluewright.phrase.Phrase;

/** How difficult a puzzle is by the reasons that its steps need. */
public sealed interface ReasonRating {

  /** The rating as shown to users, such as {@code 3.42}, {@code > 4} or {@code ≥ 3}. */
  Phrase words();

  /**
   * The rating of a puzzle that was solved.
   *
   * <p>The whole part of its number is {@code reasons}, and what is behind the point grows with the
   * weight from 0 towards 1: the number is {@code reasons + weight / (weight + 50)}, cut off after
   * two decimals. So what needs one reason more is always rated higher.
   *
   * @param reasons how many reasons a hardest step has; 0 if there is no step
   * @param steps how many steps have so many
   * @param weight what there is to look at in these steps: the sum, over all of them, of the cells
   *     and the candidates, times the kinds of rules
   */
  record Rated(int reasons, int steps, int weight) implements ReasonRating {
    /** The weight that is worth one half. */
    private static final int HALF = 50;

    private static final int HUNDREDTHS = 100;

    /** The number on the scale, with two decimals. */
    public double number() {
      return (HUNDREDTHS * reasons + HUNDREDTHS * weight / (weight + HALF)) / (double) HUNDREDTHS;
    }

    @Override
    public Phrase words() {
      return Phrase.of("rating.by-reasons", number());
    }
  }

  /**
   * No rating, since the puzzle was not solved.
   *
   * @param reasons how many reasons sets had at most: those that were tried, if these led no
   *     further, else those that were used up to now
   */
  record Open(int reasons, Why why) implements ReasonRating {
    @Override
    public Phrase words() {
      return switch (why) {
        case MORE -> Phrase.of("rating.more-reasons", reasons);
        case TOO_LARGE, NOT_YET -> Phrase.of("rating.least-reasons", reasons);
      };
    }
  }

  /** Why there is no rating. */
  enum Why {
    /** No step with so few reasons was found, as far as searches for them went. */
    MORE,
    /** A state had too many candidates for a search. */
    TOO_LARGE,
    /** It is worked out, or that was stopped. */
    NOT_YET
  }
}
