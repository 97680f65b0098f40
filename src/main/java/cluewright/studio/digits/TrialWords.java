package cluewright.studio.digits;

import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;

/** The words for what another digit would do. */
final class TrialWords {
  private TrialWords() {}

  /** A short label, for example {@code 12}, {@code 99+} or, for a puzzle, {@code Hard}. */
  static Phrase mark(Trial trial) {
    SolutionCount solutions = trial.solutions();
    if (solutions.isOne()) {
      return trial
          .rating()
          .map(Rating.Rated::level)
          .map(level -> level.label())
          .orElse(Phrase.verbatim("1"));
    }
    if (solutions.isExact()) {
      return Phrase.verbatim(String.valueOf(solutions.least()));
    }
    return solutions.isSeveral() ? Phrase.of("digits.over", Trials.MOST) : Phrase.NOTHING;
  }

  /** The suffix of the style class. */
  static String look(Trial trial) {
    SolutionCount solutions = trial.solutions();
    if (solutions.isOne()) {
      return "one";
    }
    return solutions.isNone() ? "none" : "several";
  }

  /** What a digit leads to. */
  static Phrase with(Trial trial) {
    return sentence(trial, "digits.would-be");
  }

  /** What the cell leads to without its digit. */
  static Phrase without(Trial trial) {
    return sentence(trial, "digits.without");
  }

  private static Phrase sentence(Trial trial, String key) {
    SolutionCount solutions = trial.solutions();
    if (solutions.isOne() && trial.rating().isPresent()) {
      Rating.Rated rated = trial.rating().get();
      return Phrase.of(key + "-rated", rated.level().label(), rated.score());
    }
    if (solutions.isExact()) {
      return Phrase.of(key, solutions.least());
    }
    return solutions.isSeveral() ? Phrase.of(key + "-over", Trials.MOST) : Phrase.NOTHING;
  }
}
