package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.search.Arguments;
import cluewright.search.Goal;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.feasibility.Judgement;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.studio.digits.DigitsViewModel;
import cluewright.studio.digits.Findings;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** The current verdict on the mask, after each edit and run. */
public final class VerdictViewModel {
  private final History history;
  private final GenerationViewModel generation;
  private final ObservableValue<Optional<SolvingPath>> path;
  private final ObservableValue<Optional<Judgement>> judgement;
  private final ObservableValue<Optional<UnmetGoal>> unmet;
  private final ObservableValue<Optional<UnmetGoal>> witness;
  private final ObservableValue<Optional<ImpossibleDigits>> contradiction;
  private final ObservableValue<Optional<Decision>> decision;
  private final DigitsViewModel digits;
  private final Runnable compare;
  private final MissingStrategies missing;
  private final ReadOnlyObjectWrapper<Verdict> verdictWrapper = new ReadOnlyObjectWrapper<>();
  public final ReadOnlyObjectProperty<Verdict> verdict = verdictWrapper.getReadOnlyProperty();
  private final ReadOnlyObjectWrapper<CellSet> markedWrapper =
      new ReadOnlyObjectWrapper<>(CellSet.empty());

  /** The cells of the verdict that the designer asked to see. */
  public final ReadOnlyObjectProperty<CellSet> marked = markedWrapper.getReadOnlyProperty();

  private final ReadOnlyBooleanWrapper repairableWrapper = new ReadOnlyBooleanWrapper();

  /** True if adding cells to the mask may help. */
  public final ReadOnlyBooleanProperty repairable = repairableWrapper.getReadOnlyProperty();

  private boolean marking;

  /**
   * @param path the solving path of the puzzle on display
   * @param judgement what is known about the mask that is being painted
   * @param decision the mask that is being decided in the background
   * @param unmet what the puzzle on display lacks of what is required and asked for
   * @param witness what the puzzle of the judgement lacks of it
   * @param contradiction a fault of the fixed digits
   * @param digits counts the solutions of digits, or of a board without any
   * @param compare shows the digits with what differs between their solutions
   * @param background where it is found out which strategies a puzzle takes
   */
  public VerdictViewModel(
      History history,
      GenerationViewModel generation,
      ObservableValue<Optional<SolvingPath>> path,
      ObservableValue<Optional<Judgement>> judgement,
      ObservableValue<Optional<Decision>> decision,
      ObservableValue<Optional<UnmetGoal>> unmet,
      ObservableValue<Optional<UnmetGoal>> witness,
      ObservableValue<Optional<ImpossibleDigits>> contradiction,
      DigitsViewModel digits,
      Runnable compare,
      Background background) {
    this.history = history;
    this.generation = generation;
    this.path = path;
    this.judgement = judgement;
    this.decision = decision;
    this.unmet = unmet;
    this.witness = witness;
    this.contradiction = contradiction;
    this.digits = digits;
    this.compare = compare;
    this.missing = new MissingStrategies(background);
    Changes.call(
        this::refresh,
        history.document,
        judgement,
        decision,
        generation.running,
        generation.elapsed,
        generation.found);
    generation.answer.addListener(change -> answered());
    Changes.call(this::refresh, path, unmet, witness, digits.findings, missing.missing);
    contradiction.addListener((property, before, now) -> contradictionChanged(now));
    refresh();
  }

  /** Marks the cells of the verdict, also after further strokes, or removes the marks. */
  public void toggleMarked() {
    marking = markedWrapper.get().isEmpty();
    mark();
  }

  private void mark() {
    markedWrapper.set(marking ? verdictWrapper.get().cells() : CellSet.empty());
  }

  private void answered() {
    refresh();
    if (verdictWrapper.get().kind().isRefuted()) {
      marking = true;
      mark();
    }
  }

  private void contradictionChanged(Optional<ImpossibleDigits> now) {
    marking = marking || now.isPresent();
    refresh();
  }

  /** Does what the verdict suggests. */
  public void act() {
    Document now = history.document();
    switch (verdictWrapper.get().next()) {
      case NOTHING -> {}
      case COMPARE -> compare.run();
      case ALLOW_ALL -> history.apply(Phrase.of("generate.act-allow-all"), now.ofAnyStrategies());
      case ALLOW -> {
        StrategySet more = missing.missing.get().orElseThrow();
        history.apply(
            Phrase.of("generate.act-allow", VerdictWords.names(more)), now.allowing(more));
      }
    }
  }

  private void refresh() {
    Document document = history.document();
    boolean isStuck = isStuck(document);
    missing.ask(isStuck ? Optional.of(document) : Optional.empty());
    digits.counting.set(
        isAlone(document)
            || isCountedDraft(document)
            || (document.puzzle().isPresent() && solutions() == Solutions.SEVERAL));
    verdictWrapper.set(judge(document));
    mark();
    repairableWrapper.set(
        verdictWrapper.get().kind().isRepairable()
            && contradiction.getValue().isEmpty()
            && document.puzzle().isEmpty()
            && judgement.getValue().filter(Judgement.Possible.class::isInstance).isEmpty());
  }

  /** The first of these that has a word; the one about the mask always has. */
  private Verdict judge(Document document) {
    return Stream.<Supplier<Optional<Verdict>>>of(
            this::running,
            this::contradicted,
            () -> counted(document),
            () -> answered(document),
            () -> document.puzzle().map(this::of),
            () -> alone(document),
            () -> begun(document))
        .flatMap(known -> known.get().stream())
        .findFirst()
        .orElseGet(() -> judged(document));
  }

  private Optional<Verdict> running() {
    return generation.running.get()
        ? Optional.of(VerdictWords.running(generation))
        : Optional.empty();
  }

  private Optional<Verdict> contradicted() {
    return contradiction.getValue().map(VerdictWords::of);
  }

  /** Digits of a draft, or a board without clues, with none or several solutions. */
  private Optional<Verdict> counted(Document document) {
    boolean isAlone = isAlone(document);
    return count(document)
        .filter(known -> isAlone || isCountedDraft(document))
        .filter(known -> known.solutions().isNone() || known.solutions().isSeveral())
        .map(
            known ->
                known.solutions().isNone()
                    ? VerdictWords.noSolution(known.digits())
                    : VerdictWords.several(
                        Optional.of(known),
                        isAlone ? "generate.several-of-board" : "generate.several-of-draft"));
  }

  private static boolean isCountedDraft(Document document) {
    return document.isDraft() && !document.mask().board().isOpen();
  }

  /** The answer of the last run, unless it is the puzzle on display. */
  private Optional<Verdict> answered(Document document) {
    boolean isSolved = isSolved(document);
    return generation
        .answer
        .get()
        .filter(last -> last.isAbout(document))
        .map(GenerationOutcome::outcome)
        .filter(outcome -> !(isSolved && outcome instanceof Outcome.Found))
        .map(
            outcome ->
                isSolved
                    ? VerdictWords.besides(outcome, document)
                    : VerdictWords.of(widened(outcome), document));
  }

  /** A board without clues that has one solution, or that is not counted yet. */
  private Optional<Verdict> alone(Document document) {
    return isAlone(document) && !isExistingOnly(document)
        ? Optional.of(VerdictWords.ofBoard(count(document), judgement.getValue()))
        : Optional.empty();
  }

  private Optional<Verdict> begun(Document document) {
    Mask mask = painted(document);
    return mask.size() < Arguments.fewestClues(mask.board())
        ? Optional.of(VerdictWords.begun(mask))
        : Optional.empty();
  }

  private Verdict judged(Document document) {
    return judgement
        .getValue()
        .map(
            known ->
                known instanceof Judgement.Undecided open && isBeingDecided(open)
                    ? VerdictWords.beingDecided(open)
                    : VerdictWords.of(
                        known, isWitnessed() ? Goal.NONE : Goals.of(document), document))
        .orElse(VerdictWords.NOT_YET);
  }

  /** The outcome, or a refutation under some strategies replaced by what it means for others. */
  private Outcome widened(Outcome outcome) {
    return judgement
        .getValue()
        .filter(Judgement.Impossible.class::isInstance)
        .map(known -> ((Judgement.Impossible) known).proof())
        .filter(
            known ->
                outcome instanceof Outcome.Impossible refuted
                    && !refuted.isOfOthers()
                    && refuted.proof().scope() == Proof.Scope.STRATEGIES)
        .<Outcome>map(known -> new Outcome.Impossible(known, outcome.engine(), outcome.elapsed()))
        .orElse(outcome);
  }

  private boolean isBeingDecided(Judgement.Undecided open) {
    return decision.getValue().filter(now -> now.question().equals(open.question())).isPresent();
  }

  /** The mask to judge, including the current stroke. */
  private Mask painted(Document document) {
    return judgement
        .getValue()
        .map(known -> known.question().mask())
        .filter(mask -> mask.board().equals(document.mask().board()))
        .orElse(document.mask());
  }

  /** True if the puzzle that shows the mask to be possible meets all requirements. */
  private boolean isWitnessed() {
    return witness.getValue().filter(UnmetGoal::isNothing).isPresent();
  }

  private boolean isSolved(Document document) {
    return path.getValue()
        .filter(known -> document.puzzle().filter(known.puzzle()::equals).isPresent())
        .filter(this::isEnough)
        .isPresent();
  }

  /** True if the strategies solve a puzzle; with any strategies, a unique solution is enough. */
  private boolean isEnough(SolvingPath known) {
    boolean isAny = history.document().strategies().isAny();
    return known.isSolved() || (isAny && known.solutions() == Solutions.ONE);
  }

  private Verdict solved(SolvingPath known) {
    Optional<UnmetGoal> goal = unmet.getValue();
    if (goal.isPresent() && !goal.get().isNothing()) {
      return VerdictWords.one(VerdictWords.words(goal.get()));
    }
    Document document = history.document();
    String solved = known.isSolved() ? "generate.solved" : "generate.solved-by-any";
    Phrase found =
        goal.flatMap(met -> VerdictWords.needs(document, known)).orElseGet(() -> Phrase.of(solved));
    return Verdict.of(Verdict.Kind.FOUND, found, Phrase.NOTHING)
        .at(
            goal.isPresent()
                ? VerdictWords.steps(known, document.required().strategies())
                : List.of());
  }

  /** True if the board has no clues, and may be a puzzle without any. */
  private boolean isAlone(Document document) {
    Mask mask = painted(document);
    return document.puzzle().isEmpty()
        && !mask.board().isOpen()
        && mask.clues().isEmpty()
        && Arguments.fewestClues(mask.board()) == 0;
  }

  /** True if a puzzle is known, but not whether it meets what is asked. */
  private boolean isExistingOnly(Document document) {
    return judgement.getValue().filter(Judgement.Possible.class::isInstance).isPresent()
        && !isWitnessed()
        && !Goals.of(document).withoutGivens().isNone();
  }

  /** What is known about the solutions of the current digits. */
  private Optional<Findings> count(Document document) {
    return digits.findings.get().filter(known -> known.digits().equals(document.digits()));
  }

  private Solutions solutions() {
    return path.getValue().map(SolvingPath::solutions).orElse(Solutions.UNKNOWN);
  }

  /** True if the puzzle on display has one solution, which the strategies do not reach. */
  private boolean isStuck(Document document) {
    return path.getValue()
        .filter(known -> document.puzzle().filter(known.puzzle()::equals).isPresent())
        .filter(known -> !isEnough(known) && known.solutions() == Solutions.ONE)
        .isPresent();
  }

  private Verdict of(Puzzle puzzle) {
    Optional<SolvingPath> known = path.getValue();
    if (known.isEmpty()) {
      return Verdict.of(
          Verdict.Kind.HINT, Phrase.of("generate.puzzle", puzzle.mask().size()), Phrase.NOTHING);
    }
    if (isEnough(known.get())) {
      return solved(known.get());
    }
    return switch (known.get().solutions()) {
      case NONE -> VerdictWords.noSolution(puzzle);
      case ONE -> stuck(known.get());
      case SEVERAL -> VerdictWords.several(count(history.document()), "generate.several-detail");
      case UNKNOWN -> Verdict.of(Verdict.Kind.UNDECIDED, words("not-counted"), Phrase.NOTHING);
    };
  }

  /** One solution, and the strategies that reach it, as soon as they are known. */
  private Verdict stuck(SolvingPath path) {
    Document document = history.document();
    boolean isAllAllowed = document.strategies().strategies().containsAll(Catalogue.all());
    if (isAllAllowed || path.guesses() > 0) {
      return VerdictWords.stuck(words("beyond"));
    }
    if (!document.heldOut().isEmpty()) {
      return VerdictWords.stuck(VerdictWords.heldOut(document));
    }
    return missing
        .missing
        .get()
        .map(VerdictWords::missing)
        .orElse(VerdictWords.stuck(words("stuck")));
  }

  private static Phrase words(String key) {
    return Phrase.of("generate." + key);
  }
}
