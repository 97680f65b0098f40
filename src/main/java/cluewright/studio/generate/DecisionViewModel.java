package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.Effort;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import cluewright.search.Progress;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.concurrent.Service;

/**
 * Decides an open mask while the designer goes on painting: all engines work on it, and one of them
 * tries everything.
 *
 * <p>One mask at a time, until it is decided or somebody cancels it; another project ends it. The
 * answer is about the mask that was asked about, whatever is on display: a notice tells it, a
 * puzzle becomes a result of the document, and the live verdict remembers it. To be used on the
 * JavaFX thread.
 */
public final class DecisionViewModel {
  /** The longest time offered, since nobody keeps a window open longer. */
  private static final Duration LONGEST = Duration.ofDays(30);

  /** No time limit, since estimates are rough and users can cancel. */
  private static final Duration NO_LIMIT = Duration.ofDays(3650);

  private final History history;
  private final Engine engine;
  private final GenerationViewModel generation;
  private final FeasibilityViewModel feasibility;
  private final NoticeViewModel notices;
  private final Decisions service = new Decisions();
  private final ReadOnlyObjectWrapper<Optional<Decision>> decisionWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The mask being decided; empty if there is none. */
  public final ReadOnlyObjectProperty<Optional<Decision>> decision =
      decisionWrapper.getReadOnlyProperty();

  /** True if it is open whether the current mask is possible, and it is not being decided. */
  final BooleanBinding open;

  /** Why the current mask cannot be decided now; nothing if it can. */
  final ObjectBinding<Phrase> obstacle;

  public DecisionViewModel(
      History history,
      Engine engine,
      GenerationViewModel generation,
      FeasibilityViewModel feasibility,
      Background background,
      NoticeViewModel notices) {
    this.history = history;
    this.engine = engine;
    this.generation = generation;
    this.feasibility = feasibility;
    this.notices = notices;
    service.setExecutor(background.limitedTo(1).workers());
    open =
        Bindings.createBooleanBinding(
            () -> undecided().filter(known -> !isBeingDecided(known)).isPresent(),
            decisionWrapper,
            feasibility.judgement);
    obstacle =
        Bindings.createObjectBinding(this::obstacleNow, decisionWrapper, feasibility.judgement);
    history.project.addListener(change -> cancelIfForeign());
  }

  /** The running or last task. */
  private final class Decisions extends Service<Outcome> {
    private Question question;
    private Optional<GenerationTask> task = Optional.empty();

    void start(Question next) {
      question = next;
      restart();
    }

    @Override
    protected GenerationTask createTask() {
      Request request =
          new Request(question.mask(), question.strategies())
              .withTime(NO_LIMIT)
              .withThreads(Workers.DECIDING);
      Question asked = question;
      Origin origin = Origin.now(history);
      GenerationTask next =
          new GenerationTask(
              engine,
              request,
              Many.ONE,
              Optional.empty(),
              origin,
              finds -> generation.takeIn(origin, asked.strategies(), finds));
      next.setOnSucceeded(event -> decided(asked, origin, next.getValue()));
      next.setOnCancelled(event -> decisionWrapper.set(Optional.empty()));
      next.setOnFailed(event -> fail(next.getException()));
      next.progressOfEngines.addListener((property, before, now) -> show(next, now));
      task = Optional.of(next);
      return next;
    }
  }

  /** What deciding the current mask would do, and how long it takes, or why it is not possible. */
  ObservableValue<Phrase> hint() {
    return obstacle.map(
        reason ->
            reason.isNothing()
                ? Phrase.of("generate.decide-hint", words(undecided().orElseThrow()))
                : reason);
  }

  private Optional<Judgement.Undecided> undecided() {
    return feasibility
        .judgement
        .get()
        .filter(Judgement.Undecided.class::isInstance)
        .map(Judgement.Undecided.class::cast);
  }

  private boolean isBeingDecided(Judgement.Undecided known) {
    return decisionWrapper.get().filter(now -> now.question().equals(known.question())).isPresent();
  }

  private Phrase obstacleNow() {
    Optional<Judgement.Undecided> known = undecided();
    if (known.isEmpty()) {
      boolean isPossible =
          feasibility.judgement.get().filter(Judgement.Possible.class::isInstance).isPresent();
      boolean isJudged = feasibility.judgement.get().isPresent();
      return words(isPossible ? "possible" : isJudged ? "refuted" : "not-yet");
    }
    if (decisionWrapper.get().isPresent()) {
      return words(isBeingDecided(known.get()) ? "this-one" : "another");
    }
    return known
        .get()
        .cost()
        .map(cost -> isBearable(cost) ? Phrase.NOTHING : words("years"))
        .orElse(words(known.get().question().goal().isNone() ? "unknown" : "fixed"));
  }

  private static Phrase words(String obstacle) {
    return Phrase.of("generate.decide-" + obstacle);
  }

  /** True if the time for one thread is acceptable. */
  static boolean isBearable(Duration cost) {
    return shared(cost).compareTo(LONGEST) <= 0;
  }

  private static Phrase words(Judgement.Undecided open) {
    return Effort.words(shared(open.cost().orElseThrow()));
  }

  /** The time that all threads of a decision need for the work of one thread in {@code cost}. */
  static Duration shared(Duration cost) {
    return cost.dividedBy(Workers.DECIDING);
  }

  /** Starts to decide the current mask, or says why that cannot be. */
  public void decide() {
    if (!obstacle.get().isNothing()) {
      notices.show(Notice.hint(obstacle.get()));
      return;
    }
    Judgement.Undecided known = undecided().orElseThrow();
    decisionWrapper.set(
        Optional.of(
            new Decision(known.question(), OptionalDouble.empty(), shared(known.cost().get()))));
    service.start(known.question());
  }

  /** Cancels the decision; its progress is lost. */
  public void cancel() {
    service.cancel();
  }

  private void cancelIfForeign() {
    if (service.task.filter(task -> !task.origin().isOpen(history)).isPresent()) {
      cancel();
    }
  }

  private void show(GenerationTask task, Progress progress) {
    if (task.isRunning()) {
      decisionWrapper.set(decisionWrapper.get().map(known -> known.after(progress)));
    }
  }

  private void decided(Question question, Origin origin, Outcome outcome) {
    decisionWrapper.set(Optional.empty());
    int clues = question.mask().size();
    if (outcome instanceof Outcome.Found found) {
      notices.show(
          Notice.hint(Phrase.of("generate.decided-possible", clues))
              .with(
                  Phrase.of("generate.show-it"),
                  () -> generation.show(new GenerationOutcome(origin.document(), found), origin)));
    } else if (outcome instanceof Outcome.Impossible impossible) {
      feasibility.learn(new Judgement.Impossible(question, impossible.proof()));
      notices.show(refuted(question.mask(), impossible));
    } else if (((Outcome.Undecided) outcome).reason() != Reason.STOPPED) {
      notices.show(Notice.hint(Phrase.of("generate.decided-neither", clues, outcome.message())));
    }
  }

  /** A notice of a refutation, which offers to restore the mask if it is no longer shown. */
  private Notice refuted(Mask mask, Outcome.Impossible impossible) {
    Proof proof = impossible.proof();
    Notice notice =
        Notice.hint(
            proof.scope() == Proof.Scope.ALL || proof.scope() == Proof.Scope.SEVERAL
                ? Phrase.of("generate.decided-impossible", mask.size(), proof.sentence())
                : Phrase.of("generate.decided-not-enough", mask.size(), proof.said()));
    return mask.equals(history.document().mask())
        ? notice
        : notice.with(Phrase.of("generate.show-mask"), () -> show(mask));
  }

  private void show(Mask mask) {
    Document document = history.document();
    history.apply(Phrase.of("generate.act-show-mask"), document.withMask(mask));
  }

  private void fail(Throwable cause) {
    decisionWrapper.set(Optional.empty());
    generation.tell(cause);
  }
}
