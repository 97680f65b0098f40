package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Goal;
import cluewright.search.Outcome;
import cluewright.search.feasibility.Judgement;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.time.Duration;
import java.util.List;

/** Verdicts in words. */
final class VerdictWords {
  /** Nothing speaks against the mask yet. */
  static final Verdict NOT_YET =
      Verdict.of(
          Verdict.Kind.POSSIBLE,
          Phrase.of("generate.possible"),
          Phrase.of("generate.possible-detail"));

  /** There is no mask to speak of. */
  static final Verdict EMPTY =
      Verdict.of(
          Verdict.Kind.HINT, Phrase.of("generate.empty"), Phrase.of("generate.empty-detail"));

  private static final int MOST_LISTED = 3;

  private VerdictWords() {}

  /** For example {@code 3 of 20 puzzles, 12.3 s}; of one puzzle, the time and what is tried. */
  static Verdict running(GenerationViewModel run) {
    Phrase trying = run.tryingProperty().get();
    double seconds = run.elapsedProperty().get().toMillis() / 1000.0;
    int wanted = (int) run.wantedProperty().get();
    if (wanted < 0) {
      return Verdict.of(
          Verdict.Kind.RUNNING,
          Phrase.of("generate.trying-one", seconds, trying),
          Phrase.of("generate.stop-one"));
    }
    int found = (int) run.foundProperty().get();
    return Verdict.of(
        Verdict.Kind.RUNNING,
        Phrase.of("generate.trying-many", found, wanted, seconds),
        Phrase.sentences(Phrase.of("generate.trying", trying), Phrase.of("generate.stop-many")));
  }

  static Verdict of(ImpossibleDigits contradiction) {
    return new Verdict(
        Verdict.Kind.IMPOSSIBLE,
        Phrase.of("generate.impossible", contradiction.sentence()),
        Phrase.of("generate.fixed-detail"),
        contradiction.cells());
  }

  /** Judgements know of no requirements and wishes: what they refute stays impossible. */
  static Verdict of(Judgement judgement, Goal goal) {
    boolean hasFixed = !judgement.question().goal().isNone();
    if (judgement instanceof Judgement.Possible && !goal.withoutGivens().isNone()) {
      return Verdict.of(
          Verdict.Kind.POSSIBLE,
          Phrase.of(
              goal.required().isEmpty()
                  ? "generate.exists-not-wished"
                  : "generate.exists-not-required"),
          Phrase.of("generate.look-for", listed(goal.words())));
    }
    if (judgement instanceof Judgement.Possible) {
      return Verdict.of(
          Verdict.Kind.EXISTS,
          Phrase.of(hasFixed ? "generate.exists-fixed" : "generate.exists"),
          Phrase.of("generate.exists-detail"));
    }
    if (judgement instanceof Judgement.Impossible impossible) {
      return new Verdict(
          Verdict.Kind.IMPOSSIBLE,
          Phrase.of("generate.impossible", impossible.proof().sentence()),
          Phrase.NOTHING,
          impossible.proof().cells());
    }
    Duration searched = ((Judgement.Open) judgement).searched();
    return searched.isZero() ? NOT_YET : open(searched);
  }

  private static Verdict open(Duration searched) {
    return Verdict.of(
        Verdict.Kind.OPEN,
        Phrase.of("generate.open"),
        Phrase.of("generate.open-detail", searched.toMillis() / 1000.0));
  }

  /** An outcome of the last run. */
  static Verdict of(Outcome outcome, Document document) {
    Phrase message = outcome.message();
    if (outcome instanceof Outcome.Found found) {
      return Verdict.of(
          Verdict.Kind.FOUND,
          message,
          Phrase.sentences(Phrase.of("generate.steps", found.steps()), needs(document)));
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      return new Verdict(
          Verdict.Kind.IMPOSSIBLE, message, Phrase.NOTHING, impossible.proof().cells());
    }
    return Verdict.of(Verdict.Kind.UNDECIDED, message, Phrase.of("generate.mask-as-it-was"));
  }

  /** An outcome while a solved puzzle is on display, which shows that the mask is possible. */
  static Verdict besides(Outcome outcome, Document document) {
    if (outcome instanceof Outcome.Found) {
      return of(outcome, document);
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      return Verdict.of(
          Verdict.Kind.HINT,
          Phrase.of(
              Goals.of(document).isNone() ? "generate.none-left" : "generate.none-left-as-asked"),
          Phrase.of("generate.proof", impossible.proof().sentence()));
    }
    return Verdict.of(Verdict.Kind.UNDECIDED, Phrase.of("generate.no-other"), outcome.message());
  }

  /** A puzzle on display of which nothing more is known. */
  static Phrase puzzle(Puzzle puzzle) {
    return Phrase.of("generate.puzzle", puzzle.mask().size());
  }

  /** Names what a solved puzzle lacks. */
  static Phrase words(UnmetGoal goal) {
    if (goal.unneeded().isEmpty()) {
      return Phrase.of("generate.not-as-wished", listed(goal.unmet()));
    }
    return goal.unmet().isEmpty()
        ? Phrase.of("generate.not-needed", names(goal.unneeded()))
        : Phrase.of("generate.not-needed-nor-wished", names(goal.unneeded()), listed(goal.unmet()));
  }

  /** Names what a puzzle fulfils that is as asked for. */
  static Phrase needs(Document document) {
    return Phrase.sentences(
        document.required().isEmpty()
            ? Phrase.NOTHING
            : Phrase.of("generate.needs", names(document.required())),
        document.wishes().isNone() ? Phrase.NOTHING : Phrase.of("generate.as-wished"));
  }

  /** The first few of a list, as the box has little room. */
  private static Phrase listed(List<Phrase> words) {
    int more = words.size() - MOST_LISTED;
    Phrase first = Phrase.apart(words.stream().limit(MOST_LISTED).toList());
    return more > 0 ? Phrase.of("generate.and-more", first, more) : first;
  }

  private static Phrase names(StrategySet set) {
    return Phrase.list(set.strategies().stream().map(Strategy::name).toList());
  }
}
