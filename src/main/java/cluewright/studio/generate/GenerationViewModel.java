package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
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
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/**
 * Generating puzzles, one run at a time, on worker threads.
 *
 * <p>Each puzzle becomes a result of the document that asked for it as soon as it is found, and
 * stays there however the run ends. To show it on the board is an act; if the mask was changed
 * meanwhile, nothing on display is replaced: a notice offers the puzzle instead.
 */
public final class GenerationViewModel {
  private static final javafx.util.Duration TICK = javafx.util.Duration.millis(100);

  private final History history;
  private final Engine engine;
  private final Background background;
  private final NoticeViewModel notices;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<Activity>> activity =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Answer>> answer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Puzzle>> solution =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObjectProperty<TimeLimit> limit = new SimpleObjectProperty<>(TimeLimit.ONE_MINUTE);
  private final Timeline clock = new Timeline(new KeyFrame(TICK, event -> tick()));
  private final Set<Puzzle> found = new LinkedHashSet<>();
  private Optional<OngoingRun> ongoing = Optional.empty();
  private long runs;

  public GenerationViewModel(
      History history, Engine engine, Background background, NoticeViewModel notices) {
    this.history = history;
    this.engine = engine;
    this.background = background;
    this.notices = notices;
    clock.setCycleCount(Timeline.INDEFINITE);
    history.projectProperty().addListener(change -> stopIfForeign());
  }

  public ReadOnlyBooleanProperty runningProperty() {
    return running.getReadOnlyProperty();
  }

  /** What is being tried, and for how long already; empty when nothing runs. */
  public ReadOnlyObjectProperty<Optional<Activity>> activityProperty() {
    return activity.getReadOnlyProperty();
  }

  /** How the last run for one puzzle ended. */
  public ReadOnlyObjectProperty<Optional<Answer>> answerProperty() {
    return answer.getReadOnlyProperty();
  }

  /** The solution of the puzzle that was found last, by whatever run. */
  public ReadOnlyObjectProperty<Optional<Puzzle>> solutionProperty() {
    return solution.getReadOnlyProperty();
  }

  public ObjectProperty<TimeLimit> limitProperty() {
    return limit;
  }

  /** Looks for a puzzle that this mask has not given yet; does nothing while a run is on. */
  public void generate() {
    Document document = history.document();
    Optional<Phrase> objection =
        Goals.of(document)
            .objection(document.mask(), document.strategies())
            .map(why -> Phrase.of("generate.objection", why));
    if (objection.isPresent()) {
      notices.show(Notice.hint(objection.get()));
      return;
    }
    Request request =
        new Request(document.mask(), document.strategies())
            .withGoal(Goals.of(document))
            .withTime(limit.get().duration());
    start(new Many(request, 1, Many.Variety.FAR), Optional.empty());
  }

  /**
   * Looks for many puzzles at once, which become results as they are found; does nothing while a
   * run is on.
   *
   * @param many its seed and its known puzzles are chosen here
   * @param most how long the run may take, whatever the limit for each puzzle
   */
  public void generateMany(Many many, Optional<Duration> most) {
    start(many, most);
  }

  private void start(Many wanted, Optional<Duration> most) {
    if (running.get()) {
      return;
    }
    runs++;
    Request request = wanted.request().withSeed(runs).withKnown(known(wanted.request()));
    Many many = new Many(request, wanted.count(), wanted.variety());
    OngoingRun run =
        new OngoingRun(
            history.document(), history.project().current(), history.openings(), many, most);
    ongoing = Optional.of(run);
    activity.set(Optional.of(run.activity()));
    running.set(true);
    clock.play();
    background.attempt(
        () -> search(run), outcome -> finished(run, outcome), cause -> failed(run, cause));
  }

  private Outcome search(OngoingRun run) {
    if (run.many().count() > 1) {
      return engine.generateMany(run.many(), run.watch(), run::bring);
    }
    Outcome outcome = engine.generate(run.many().request(), run.watch());
    if (outcome instanceof Outcome.Found success) {
      run.bring(success);
    }
    return outcome;
  }

  private List<Puzzle> known(Request request) {
    Set<Puzzle> known = new LinkedHashSet<>(found);
    Document document = history.document();
    document.results().stream().map(Result::puzzle).forEach(known::add);
    document.puzzle().ifPresent(known::add);
    known.removeIf(puzzle -> !puzzle.mask().equals(request.mask()));
    return new ArrayList<>(known);
  }

  /** Ends the run, which then answers at once with what it has. */
  public void cancel() {
    ongoing.ifPresent(run -> run.watch().stop());
  }

  private void stopIfForeign() {
    if (ongoing.filter(run -> run.opening() != history.openings()).isPresent()) {
      cancel();
    }
  }

  private void tick() {
    ongoing.ifPresent(
        run -> {
          gather(run);
          run.stopWhenDue();
          activity.set(Optional.of(run.activity()));
        });
  }

  /** Results of a project that is no longer open have no place. */
  private void gather(OngoingRun run) {
    List<Result> finds = run.gather();
    solution.set(run.solution());
    if (run.opening() == history.openings() && !finds.isEmpty()) {
      finds.stream().map(Result::puzzle).forEach(found::add);
      history.gather(home(run), finds);
    }
  }

  private int home(OngoingRun run) {
    return Homes.of(history.project(), run.asked(), run.index());
  }

  private void finished(OngoingRun run, Outcome outcome) {
    gather(run);
    stopped();
    notices.succeeded(Notice.Act.GENERATE);
    if (run.opening() != history.openings()) {
      return;
    }
    if (run.many().count() > 1) {
      notices.show(Batches.notice(run, outcome));
      return;
    }
    Answer last = new Answer(run.asked(), outcome);
    if (!(outcome instanceof Outcome.Found success)) {
      answer.set(Optional.of(last));
    } else if (last.answers(history.document())) {
      accept(last, success.puzzle());
    } else {
      notices.show(
          Notice.hint(Phrase.of("generate.found-for-older"))
              .with(
                  Phrase.of("generate.show-it"),
                  () -> {
                    history.select(home(run));
                    accept(last, success.puzzle());
                  }));
    }
  }

  private void accept(Answer last, Puzzle puzzle) {
    Document next =
        history
            .document()
            .withPuzzle(puzzle)
            .withStrategies(last.asked().chosen())
            .withRequired(last.asked().required())
            .withWishes(last.asked().wishes());
    answer.set(Optional.of(last));
    history.apply(Phrase.of("generate.act-generate"), next);
  }

  private void failed(OngoingRun run, Throwable cause) {
    gather(run);
    stopped();
    notices.show(
        Notice.error(Notice.Act.GENERATE, Phrase.of("generate.failed", String.valueOf(cause))));
    System.getLogger(GenerationViewModel.class.getName())
        .log(System.Logger.Level.ERROR, "the search failed", cause);
  }

  private void stopped() {
    clock.stop();
    ongoing = Optional.empty();
    activity.set(Optional.empty());
    running.set(false);
  }
}
