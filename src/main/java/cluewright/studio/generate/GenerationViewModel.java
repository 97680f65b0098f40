package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Engine;
import cluewright.search.Goal;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import cluewright.search.Progress;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.concurrent.Service;

/**
 * Generates puzzles, one run at a time: a {@link Service} whose tasks are {@link GenerationTask}s.
 *
 * <p>Each puzzle becomes a result of the document that asked for it as soon as it is found, and
 * stays there however the run ends. To show it on the board is an act; if the mask was changed
 * meanwhile, nothing on display is replaced: a notice offers the puzzle instead. To be used on the
 * JavaFX thread.
 */
public final class GenerationViewModel {
  private static final javafx.util.Duration TICK = javafx.util.Duration.millis(100);

  private final History history;
  private final Engine engine;
  private final NoticeViewModel notices;
  private final Examples examples;
  private final IntSupplier lanes;
  private final Generations service = new Generations();
  public final ReadOnlyBooleanProperty running = service.runningProperty();

  /** The number of puzzles that a run for many has found; negative in a run for one. */
  public final ReadOnlyDoubleProperty found = service.workDoneProperty();

  /** The number of puzzles that a run for many wants; negative in a run for one. */
  public final ReadOnlyDoubleProperty wanted = service.totalWorkProperty();

  private final ReadOnlyObjectWrapper<Long> triedWrapper = new ReadOnlyObjectWrapper<>(0L);

  /** The number of puzzles tried so far; 0 while no engine tries whole ones. */
  public final ReadOnlyObjectProperty<Long> tried = triedWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Duration> elapsedWrapper =
      new ReadOnlyObjectWrapper<>(Duration.ZERO);

  /** The time since the run started. */
  public final ReadOnlyObjectProperty<Duration> elapsed = elapsedWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<GenerationOutcome>> answerWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The last outcome of a run for one puzzle. */
  public final ReadOnlyObjectProperty<Optional<GenerationOutcome>> answer =
      answerWrapper.getReadOnlyProperty();

  public final ObjectProperty<TimeLimit> limit = new SimpleObjectProperty<>(TimeLimit.ONE_MINUTE);
  private final Timeline clock = new Timeline(new KeyFrame(TICK, event -> tick()));
  private final Set<Puzzle> everFound = new LinkedHashSet<>();
  private long runs;

  /**
   * @param examples where a puzzle of the mask may be known before one is looked for
   * @param lanes the number of threads for a run that begins now
   */
  public GenerationViewModel(
      History history,
      Engine engine,
      Background background,
      NoticeViewModel notices,
      Examples examples,
      IntSupplier lanes) {
    this.history = history;
    this.engine = engine;
    this.notices = notices;
    this.examples = examples;
    this.lanes = lanes;
    // A cancelled run ends soon, but has memory and threads until then: the next one waits for it.
    service.setExecutor(background.limitedTo(1).workers());
    clock.setCycleCount(Timeline.INDEFINITE);
    running.addListener(
        (property, before, isRunning) -> {
          if (isRunning) {
            clock.play();
          } else {
            clock.stop();
          }
        });
    history.project.addListener(change -> cancelIfForeign());
  }

  /** The running or last task, one per run. */
  private final class Generations extends Service<Outcome> {
    private Request request;
    private Many many;
    private Optional<GenerationTask> task = Optional.empty();

    void start(Request next, Many wanted) {
      request = next;
      many = wanted;
      restart();
    }

    @Override
    protected GenerationTask createTask() {
      Origin origin = Origin.now(history);
      StrategySet strategies = request.strategies();
      GenerationTask next =
          new GenerationTask(
              engine,
              request,
              many,
              examples.example(),
              origin,
              finds -> takeIn(origin, strategies, finds));
      next.setOnSucceeded(event -> finished(next, next.getValue()));
      next.setOnCancelled(event -> finished(next, stopped(next)));
      next.setOnFailed(event -> tell(next.getException()));
      triedWrapper.bind(next.progressOfEngines.map(Progress::tried));
      task = Optional.of(next);
      return next;
    }
  }

  /** True if a run is in progress, or the last one concerns what is displayed. */
  public BooleanBinding isAtWork() {
    return Bindings.createBooleanBinding(
        () ->
            running.get()
                || answerWrapper.get().filter(last -> last.isAbout(history.document())).isPresent(),
        running,
        answerWrapper,
        history.document);
  }

  /** Searches for a puzzle that this mask has not yielded yet, unless a run is in progress. */
  public void generate() {
    Document document = history.document();
    Goal goal = Goals.of(document);
    Optional<Phrase> objection =
        goal.objection(document.asked(), document.strategies())
            .map(why -> Phrase.of("generate.objection", why));
    if (objection.isPresent()) {
      notices.show(Notice.hint(objection.get()));
      return;
    }
    Request request =
        new Request(document.asked(), document.strategies())
            .withGoal(goal)
            .withTime(limit.get().duration());
    search(request, Many.ONE);
  }

  /**
   * Looks for puzzles, which become results as they are found; does nothing while a run is on.
   *
   * @param asked its seed, its threads and its known puzzles are chosen here
   */
  public void search(Request asked, Many many) {
    if (running.get()) {
      return;
    }
    runs++;
    elapsedWrapper.set(Duration.ZERO);
    service.start(asked.withSeed(runs).withThreads(lanes.getAsInt()).withKnown(known(asked)), many);
  }

  private List<Puzzle> known(Request request) {
    Set<Puzzle> known = new LinkedHashSet<>(everFound);
    Document document = history.document();
    document.results().stream().map(Result::puzzle).forEach(known::add);
    document.puzzle().ifPresent(known::add);
    known.removeIf(
        puzzle -> request.asOf(puzzle).map(Request::mask).filter(puzzle.mask()::equals).isEmpty());
    return new ArrayList<>(known);
  }

  /** Cancels the run; its finds stay. */
  public void cancel() {
    service.cancel();
  }

  private void cancelIfForeign() {
    if (service.task.filter(task -> !task.origin().isOpen(history)).isPresent()) {
      cancel();
    }
  }

  private void tick() {
    service.task.map(GenerationTask::elapsed).ifPresent(elapsedWrapper::set);
  }

  /** Adds results, unless their project is no longer open. */
  void takeIn(Origin origin, StrategySet strategies, List<Outcome.Found> finds) {
    examples.learn(finds.get(finds.size() - 1).solution());
    if (origin.isOpen(history)) {
      List<Result> results =
          finds.stream().map(find -> new Result(find.puzzle(), strategies, false)).toList();
      results.stream().map(Result::puzzle).forEach(everFound::add);
      history.gather(origin.indexIn(history.project()), results);
    }
  }

  private static Outcome stopped(GenerationTask task) {
    Request request = task.request();
    return new Outcome.Undecided(Reason.STOPPED, request.engine().toString(), task.elapsed())
        .to(request);
  }

  private void finished(GenerationTask task, Outcome outcome) {
    notices.succeeded(Notice.Act.GENERATE);
    if (!task.origin().isOpen(history)) {
      return;
    }
    if (task.many().count() > 1) {
      notices.show(notice(task, outcome));
      return;
    }
    GenerationOutcome last = new GenerationOutcome(task.origin().document(), outcome);
    if (!(outcome instanceof Outcome.Found success)) {
      answerWrapper.set(Optional.of(last));
    } else if (last.answers(history.document())) {
      accept(last, success.puzzle());
    } else {
      notices.show(
          Notice.hint(Phrase.of("generate.found-for-older"))
              .with(Phrase.of("generate.show-it"), () -> show(last, task.origin())));
    }
  }

  /** Puts a found puzzle on the board of the document that asked for it. */
  void show(GenerationOutcome found, Origin origin) {
    history.select(origin.indexIn(history.project()));
    accept(found, ((Outcome.Found) found.outcome()).puzzle());
  }

  /**
   * The notice at the end of a run for many; a user who stopped it, or set its total time, needs no
   * explanation.
   */
  private static Notice notice(GenerationTask task, Outcome last) {
    int wanted = task.many().count();
    double seconds = task.elapsed().toMillis() / 1000.0;
    if (task.found() >= wanted) {
      return Notice.done(Phrase.of("generate.batch-done", task.found(), seconds));
    }
    String key = task.isCancelled() ? "generate.batch-cancelled" : "generate.batch-partly";
    Phrase so = Phrase.of(key, task.found(), wanted, seconds);
    boolean isKnown = task.isCancelled() || isTimeOfAllUp(task.many(), last);
    Document asked = task.origin().document();
    return Notice.hint(isKnown ? so : Phrase.sentences(so, told(last, asked).message()));
  }

  private static Outcome told(Outcome outcome, Document asked) {
    return outcome instanceof Outcome.Impossible impossible
        ? new Outcome.Impossible(
            VerdictWords.told(impossible.proof(), asked), outcome.engine(), outcome.elapsed())
        : outcome;
  }

  /** True if the total time is up rather than that of a single puzzle. */
  private static boolean isTimeOfAllUp(Many many, Outcome last) {
    return last instanceof Outcome.Undecided undecided
        && undecided.reason() == Reason.OUT_OF_TIME
        && many.limit().isPresent();
  }

  private void accept(GenerationOutcome last, Puzzle puzzle) {
    Document next =
        history
            .document()
            .withPuzzle(puzzle)
            .withStrategies(last.asked().chosen())
            .withRequired(last.asked().required())
            .withConditions(last.asked().conditions());
    answerWrapper.set(Optional.of(last));
    history.apply(Phrase.of("generate.act-generate"), next);
  }

  void tell(Throwable cause) {
    notices.show(
        Notice.error(Notice.Act.GENERATE, Phrase.of("generate.failed", String.valueOf(cause))));
    System.getLogger(GenerationViewModel.class.getName())
        .log(System.Logger.Level.ERROR, "the search failed", cause);
  }
}
