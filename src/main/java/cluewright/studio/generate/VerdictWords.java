package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.replay.SolvingPath;
import cluewright.search.Arguments;
import cluewright.search.Effort;
import cluewright.search.Goal;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.feasibility.Judgement;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.studio.digits.Findings;
import cluewright.studio.digits.FindingsWords;
import cluewright.studio.digits.Flaw;
import cluewright.studio.digits.SolutionCount;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The words for verdicts. */
final class VerdictWords {
  /** Nothing is known against the mask yet. */
  static final Verdict NOT_YET =
      Verdict.of(Verdict.Kind.POSSIBLE, Phrase.of("generate.possible"), Phrase.NOTHING);

  private static final int MOST_LISTED = 3;

  private VerdictWords() {}

  /** The mask has too few clues to judge: the designer has only begun. */
  static Verdict begun(Mask mask) {
    Phrase least = Phrase.of("generate.least", Arguments.fewestClues(mask.board()));
    return Verdict.of(
        Verdict.Kind.HINT,
        least,
        mask.clues().isEmpty()
            ? Phrase.of("generate.empty-detail")
            : Phrase.of("generate.begun-detail", mask.size()));
  }

  /**
   * The progress, for example {@code 3 of 20 puzzles found}; for one puzzle, how many were tried.
   */
  static Verdict running(GenerationViewModel run) {
    double seconds = run.elapsed.get().toMillis() / 1000.0;
    int wanted = (int) run.wanted.get();
    long tried = rounded(run.tried.get());
    if (wanted < 0) {
      return Verdict.of(
          Verdict.Kind.RUNNING,
          tried == 0 ? Phrase.of("generate.trying") : Phrase.of("generate.tried", tried),
          Phrase.of("generate.stop-one", seconds));
    }
    int found = (int) run.found.get();
    return Verdict.of(
        Verdict.Kind.RUNNING,
        Phrase.of("generate.trying-many", found, wanted),
        Phrase.of("generate.stop-many", seconds));
  }

  /** A number rounded to two digits, since it changes too quickly to read more. */
  private static long rounded(long number) {
    long unit = (long) Math.pow(10, Math.max(0, String.valueOf(number).length() - 2));
    return number / unit * unit;
  }

  static Verdict of(ImpossibleDigits contradiction) {
    return Verdict.about(
        contradiction.cells(),
        Verdict.Kind.NO_SOLUTION,
        Phrase.of("digits.solutions", 0),
        Phrase.sentences(contradiction.sentence(), Phrase.of("generate.fixed-detail")));
  }

  /**
   * The verdict for a judgement, which ignores requirements and conditions, so that what it refutes
   * stays impossible.
   */
  static Verdict of(Judgement judgement, Goal goal, Document document) {
    boolean hasFixed = !judgement.question().goal().isNone();
    if (judgement instanceof Judgement.Possible && !goal.withoutGivens().isNone()) {
      return Verdict.of(
          Verdict.Kind.POSSIBLE, Phrase.of("generate.exists"), Phrase.of("generate.look-for"));
    }
    if (judgement instanceof Judgement.Possible) {
      return Verdict.of(
          Verdict.Kind.EXISTS,
          Phrase.of(hasFixed ? "generate.exists-fixed" : "generate.exists"),
          Phrase.of("generate.exists-detail"));
    }
    if (judgement instanceof Judgement.Impossible impossible) {
      return refuted(told(impossible.proof(), document));
    }
    Judgement.Undecided open = (Judgement.Undecided) judgement;
    return open.searched().isZero() ? notYet(open.question().mask().board()) : of(open);
  }

  private static Verdict notYet(Board board) {
    long values = board.drawn().stream().filter(Rule::isOpen).count();
    return values == 0
        ? NOT_YET
        : Verdict.of(
            Verdict.Kind.POSSIBLE, Phrase.of("generate.open-values", values), Phrase.NOTHING);
  }

  private static Verdict of(Judgement.Undecided open) {
    return open(
        open, open.cost().map(VerdictWords::cost).orElse(Phrase.of("generate.open-detail")));
  }

  /** The verdict for a mask being decided in the background. */
  static Verdict beingDecided(Judgement.Undecided open) {
    return open(open, Phrase.of("generate.open-deciding"));
  }

  private static Verdict open(Judgement.Undecided open, Phrase detail) {
    double seconds = open.searched().toMillis() / 1000.0;
    Phrase sentence =
        open.searched().isZero() ? Phrase.NOTHING : Phrase.of("generate.open", seconds);
    return Verdict.of(Verdict.Kind.OPEN, sentence, detail);
  }

  private static Phrase cost(Duration cost) {
    return DecisionViewModel.isBearable(cost)
        ? Phrase.of("generate.open-cost", Effort.words(DecisionViewModel.shared(cost)))
        : Phrase.of("generate.open-years");
  }

  /**
   * The verdict for a refutation; what only some strategies or conditions rule out is not called
   * impossible.
   */
  private static Verdict refuted(Proof proof) {
    return switch (proof.scope()) {
      case ALL ->
          Verdict.about(proof.cells(), Verdict.Kind.IMPOSSIBLE, proof.sentence(), needed(proof));
      case SEVERAL ->
          Verdict.about(proof.cells(), Verdict.Kind.SEVERAL, proof.claim(), proof.sentence())
              .then(Verdict.Next.COMPARE);
      case STRATEGIES ->
          Verdict.about(proof.cells(), Verdict.Kind.BEYOND, proof.said(), Phrase.NOTHING)
              .then(Verdict.Next.ALLOW_ALL);
      case CONDITIONS ->
          Verdict.about(proof.cells(), Verdict.Kind.UNMET, proof.said(), Phrase.NOTHING);
    };
  }

  /** What the cells of a proof about a larger mask mean. */
  private static Phrase needed(Proof proof) {
    return proof.kind().isOfWholeMask() && !proof.cells().isEmpty()
        ? Phrase.of("generate.needed-cells", proof.cells().size())
        : Phrase.NOTHING;
  }

  /**
   * A proof worded so that it does not seem to be about all strategies of the level, where a
   * required one excludes harder ones.
   */
  static Proof told(Proof proof, Document document) {
    boolean isOfAll = proof.scope() == Proof.Scope.ALL || proof.scope() == Proof.Scope.SEVERAL;
    return document.heldOut().isEmpty() || isOfAll
        ? proof
        : proof.told(Phrase.of("generate.held-out", names(document.needed()), proof.sentence()));
  }

  /**
   * The verdict for a board without clues, such as a killer, with one solution, or with a number
   * that is not known: what the strategies make of it.
   */
  static Verdict ofBoard(Optional<Findings> known, Optional<Judgement> judgement) {
    SolutionCount count = known.map(Findings::solutions).orElse(SolutionCount.UNKNOWN);
    boolean isSolved = judgement.filter(Judgement.Possible.class::isInstance).isPresent();
    boolean isRefuted = judgement.filter(Judgement.Impossible.class::isInstance).isPresent();
    if (isSolved) {
      return Verdict.of(
          Verdict.Kind.SOLVED,
          Phrase.of("digits.solutions", 1),
          Phrase.sentences(Phrase.of("generate.board-solved"), Phrase.of("generate.board-detail")));
    }
    if (!count.isOne()) {
      return Verdict.of(
          Verdict.Kind.HINT, new FindingsWords(known).sentence(), Phrase.of("generate.no-clues"));
    }
    return stuck(Phrase.of(isRefuted ? "generate.board-beyond" : "generate.board-open"))
        .then(isRefuted ? Verdict.Next.ALLOW_ALL : Verdict.Next.NOTHING);
  }

  /** Digits without a solution, with what shows it, if anything does at a glance. */
  static Verdict noSolution(Puzzle digits) {
    Optional<Flaw> flaw = Flaw.of(digits);
    return Verdict.about(
        flaw.map(Flaw::cells).orElse(CellSet.empty()),
        Verdict.Kind.NO_SOLUTION,
        Phrase.of("digits.solutions", 0),
        flaw.map(Flaw::sentence).orElse(Phrase.of("digits.no-reason")));
  }

  /** Digits with several solutions, and how many as soon as they are counted. */
  static Verdict several(Optional<Findings> known, String advice) {
    Phrase count =
        known
            .filter(now -> now.solutions().isSeveral())
            .map(now -> new FindingsWords(known).sentence())
            .orElse(Phrase.of("digits.several"));
    return Verdict.of(Verdict.Kind.SEVERAL, count, Phrase.of(advice)).then(Verdict.Next.COMPARE);
  }

  /** One solution, which the strategies do not reach. */
  static Verdict stuck(Phrase why) {
    return Verdict.of(Verdict.Kind.STUCK, Phrase.of("digits.solutions", 1), why);
  }

  /** One solution, with the strategies that a solver needs besides; none if all get stuck. */
  static Verdict missing(StrategySet more) {
    return more.isEmpty()
        ? stuck(Phrase.of("generate.beyond"))
        : stuck(Phrase.of("generate.missing", names(more), more.strategies().size()))
            .then(Verdict.Next.ALLOW);
  }

  /** What is said where a required strategy excludes harder ones. */
  static Phrase heldOut(Document document) {
    return Phrase.of("generate.stuck-held-out", names(document.needed()));
  }

  /** The verdict for the outcome of the last run. */
  static Verdict of(Outcome outcome, Document document) {
    if (outcome instanceof Outcome.Found) {
      return Verdict.of(Verdict.Kind.FOUND, Phrase.NOTHING, Phrase.NOTHING);
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      return impossible.isOfOthers()
          ? Verdict.of(Verdict.Kind.EXISTS, noneLeft(impossible, document), Phrase.NOTHING)
          : refuted(told(impossible.proof(), document));
    }
    return Verdict.of(
        Verdict.Kind.UNDECIDED, unanswered((Outcome.Undecided) outcome), Phrase.NOTHING);
  }

  private static Phrase unanswered(Outcome.Undecided outcome) {
    boolean isAny = outcome.extent() == StrategySet.Extent.ANY;
    String more = isAny ? "generate.add-more" : "generate.allow-more";
    double seconds = outcome.elapsed().toMillis() / 1000.0;
    return switch (outcome.reason()) {
      case STOPPED -> Phrase.of("generate.stopped", seconds);
      case OUT_OF_TIME ->
          Phrase.sentences(
              Phrase.of("generate.out-of-time", seconds),
              Phrase.of(outcome.asked().isEmpty() ? more : "generate.ask-less"));
      case OUT_OF_MEMORY, ORDER_MATTERS -> outcome.message();
    };
  }

  /**
   * The verdict for an outcome while a solved puzzle is displayed, which shows that the mask is
   * possible.
   */
  static Verdict besides(Outcome outcome, Document document) {
    if (outcome instanceof Outcome.Found) {
      return of(outcome, document);
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      return one(noneLeft(impossible, document));
    }
    return Verdict.of(
        Verdict.Kind.UNDECIDED,
        Phrase.of("generate.no-other"),
        unanswered((Outcome.Undecided) outcome));
  }

  private static Phrase noneLeft(Outcome.Impossible impossible, Document document) {
    String ground = impossible.proof().restsOnList() ? "generate.listed" : "generate.proof";
    return Phrase.sentences(
        Phrase.of(
            Goals.of(document).isNone() ? "generate.none-left" : "generate.none-left-as-asked"),
        Phrase.of(ground, told(impossible.proof(), document).sentence()));
  }

  /** One solution, with a remark. */
  static Verdict one(Phrase remark) {
    return Verdict.of(Verdict.Kind.HINT, Phrase.of("digits.solutions", 1), remark);
  }

  /** What a solved puzzle lacks. */
  static Phrase words(UnmetGoal goal) {
    if (goal.unneeded().isEmpty()) {
      return Phrase.of("generate.not-as-asked", listed(goal.unmet()));
    }
    return goal.unmet().isEmpty()
        ? Phrase.of("generate.not-needed", names(goal.unneeded()))
        : Phrase.of("generate.not-needed-nor-asked", names(goal.unneeded()), listed(goal.unmet()));
  }

  /**
   * What is required of a puzzle and the steps that need it, or else a message that it meets the
   * conditions; empty if nothing is asked.
   */
  static Optional<Phrase> needs(Document document, SolvingPath path) {
    if (!document.required().isEmpty()) {
      return Optional.of(
          Phrase.sentences(
              needs("generate.needs", document.needed(), path),
              needs("generate.uses", document.used(), path)));
    }
    return document.conditions().isNone()
        ? Optional.empty()
        : Optional.of(Phrase.of("generate.as-asked"));
  }

  private static Phrase need(Strategy strategy, List<Integer> steps) {
    int more = steps.size() - MOST_LISTED;
    if (more > 0) {
      Phrase first = Phrase.row(steps.subList(0, MOST_LISTED));
      return Phrase.of("generate.need-often", strategy.name(), first, more);
    }
    return steps.isEmpty()
        ? strategy.name()
        : Phrase.of("generate.need", strategy.name(), steps.size(), Phrase.list(steps));
  }

  private static Phrase needs(String key, StrategySet strategies, SolvingPath path) {
    return strategies.isEmpty()
        ? Phrase.NOTHING
        : Phrase.of(
            key,
            Phrase.list(
                strategies.strategies().stream()
                    .map(strategy -> need(strategy, steps(path, List.of(strategy))))
                    .toList()));
  }

  /** The steps of a path with one of some strategies, counted from 1. */
  static List<Integer> steps(SolvingPath path, List<Strategy> strategies) {
    return IntStream.range(0, path.length())
        .filter(
            i ->
                path.steps().get(i).deductions().stream()
                    .anyMatch(deduction -> strategies.contains(deduction.strategy())))
        .mapToObj(i -> i + 1)
        .toList();
  }

  /** The first items of a list, since space is limited. */
  private static Phrase listed(List<Phrase> words) {
    int more = words.size() - MOST_LISTED;
    Phrase first = Phrase.apart(words.stream().limit(MOST_LISTED).toList());
    return more > 0 ? Phrase.of("generate.and-more", first, more) : first;
  }

  static Phrase names(StrategySet set) {
    return Phrase.list(set.strategies().stream().map(Strategy::name).toList());
  }
}
