package cluewright.studio.digits;

import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;

/** What another digit would do, in words. */
final class ProspectWords {
  private ProspectWords() {}

  /** For example {@code 12}, {@code 99+} or, for a puzzle, {@code Hard}. */
  static Phrase mark(Prospect prospect) {
    SolutionCount solutions = prospect.solutions();
    if (solutions.isOne()) {
      return prospect
          .rating()
          .map(Rating.Rated::level)
          .map(level -> level.label())
          .orElse(Phrase.verbatim("1"));
    }
    if (solutions.isExact()) {
      return Phrase.verbatim(String.valueOf(solutions.least()));
    }
    return solutions.isSeveral() ? Phrase.of("digits.over", Outlook.MOST) : Phrase.NOTHING;
  }

  /** The ending of a style class. */
  static String look(Prospect prospect) {
    SolutionCount solutions = prospect.solutions();
    if (solutions.isOne()) {
      return "one";
    }
    return solutions.isNone() ? "none" : "several";
  }

  /** What comes of a digit. */
  static Phrase with(Prospect prospect) {
    return sentence(prospect, "digits.would-be");
  }

  /** What comes of the cell without its digit. */
  static Phrase without(Prospect prospect) {
    return sentence(prospect, "digits.without");
  }

  private static Phrase sentence(Prospect prospect, String key) {
    SolutionCount solutions = prospect.solutions();
    if (solutions.isOne() && prospect.rating().isPresent()) {
      Rating.Rated rated = prospect.rating().get();
      return Phrase.of(key + "-rated", rated.level().label(), rated.score());
    }
    if (solutions.isExact()) {
      return Phrase.of(key, solutions.least());
    }
    return solutions.isSeveral() ? Phrase.of(key + "-over", Outlook.MOST) : Phrase.NOTHING;
  }
}
