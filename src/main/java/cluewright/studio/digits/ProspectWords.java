package cluewright.studio.digits;

import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;

/** The words for what another digit would do. */
final class ProspectWords {
  private ProspectWords() {}

  /** A short label, for example {@code 12}, {@code 99+} or, for a puzzle, {@code Hard}. */
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

  /** The suffix of the style class. */
  static String look(Prospect prospect) {
    SolutionCount solutions = prospect.solutions();
    if (solutions.isOne()) {
      return "one";
    }
    return solutions.isNone() ? "none" : "several";
  }

  /** What a digit leads to. */
  static Phrase with(Prospect prospect) {
    return sentence(prospect, "digits.would-be");
  }

  /** What the cell leads to without its digit. */
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
