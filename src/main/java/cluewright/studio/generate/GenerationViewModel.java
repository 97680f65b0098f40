package cluewright.studio.generate;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Progress;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.concurrent.Task;

/**
 * Generating puzzles, one run at a time, on a worker thread.
 *
 * <p>A puzzle that is found becomes an undoable act. If the mask was changed meanwhile, nothing on
 * display is replaced: a notice offers the puzzle instead.
 */
public final class GenerationViewModel {
  private static final javafx.util.Duration TICK = javafx.util.Duration.millis(100);

  private final History history;
  private final PuzzleSource source;
  private final Executor workers;
  private final NoticeViewModel notices;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper activity = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Optional<Answer>> answer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObjectProperty<TimeLimit> limit = new SimpleObjectProperty<>(TimeLimit.ONE_MINUTE);
  private final List<Puzzle> found = new ArrayList<>();
  private Optional<Watch> watch = Optional.empty();
  private long runs;

  public GenerationViewModel(
      History history, PuzzleSource source, Executor workers, NoticeViewModel notices) {
    this.history = history;
    this.source = source;
    this.workers = workers;
    this.notices = notices;
  }

  public ReadOnlyBooleanProperty runningProperty() {
    return running.getReadOnlyProperty();
  }

  /** What is being tried, and for how long already; empty when nothing runs. */
  public ReadOnlyStringProperty activityProperty() {
    return activity.getReadOnlyProperty();
  }

  /** How the last run ended. */
  public ReadOnlyObjectProperty<Optional<Answer>> answerProperty() {
    return answer.getReadOnlyProperty();
  }

  public ObjectProperty<TimeLimit> limitProperty() {
    return limit;
  }

  /** Looks for a puzzle that this mask has not given yet; does nothing while a run is on. */
  public void generate() {
    if (running.get()) {
      return;
    }
    Document asked = history.document();
    Request request = request(asked);
    AtomicReference<Progress> progress =
        new AtomicReference<>(new Progress(List.of(Phrase.verbatim("Starting")), Duration.ZERO));
    Watch mine = new Watch(progress::set);
    Timeline clock = clock(progress);
    Task<Outcome> task =
        new Task<>() {
          @Override
          protected Outcome call() {
            return source.generate(request, mine);
          }
        };
    task.setOnSucceeded(event -> finished(clock, new Answer(asked, task.getValue())));
    task.setOnFailed(event -> failed(clock, task.getException()));
    watch = Optional.of(mine);
    running.set(true);
    clock.play();
    workers.execute(task);
  }

  /** Ends the run, which then answers at once with what it has. */
  public void cancel() {
    watch.ifPresent(Watch::stop);
  }

  private Request request(Document document) {
    runs++;
    List<Puzzle> known = new ArrayList<>(found);
    document.puzzle().filter(puzzle -> !known.contains(puzzle)).ifPresent(known::add);
    known.removeIf(puzzle -> !puzzle.mask().equals(document.mask()));
    return new Request(document.mask(), document.strategies())
        .withGoal(document.goal())
        .withTime(limit.get().duration())
        .withSeed(runs)
        .withKnown(known);
  }

  private Timeline clock(AtomicReference<Progress> progress) {
    long start = System.nanoTime();
    Timeline clock =
        new Timeline(
            new KeyFrame(
                TICK, event -> activity.set(words(progress.get(), System.nanoTime() - start))));
    clock.setCycleCount(Timeline.INDEFINITE);
    activity.set(words(progress.get(), 0));
    return clock;
  }

  private static String words(Progress progress, long nanos) {
    return String.format(Locale.ROOT, "%.1f s: %s", nanos / 1e9, progress.line());
  }

  private void finished(Timeline clock, Answer last) {
    stopped(clock);
    if (!(last.outcome() instanceof Outcome.Found success)) {
      answer.set(Optional.of(last));
      return;
    }
    found.add(success.puzzle());
    if (last.answers(history.document())) {
      answer.set(Optional.of(last));
      accept(last, success.puzzle());
    } else {
      notices.show(
          Notice.hint(
                  Phrase.verbatim(
                      "A puzzle was found for the mask as it was when you pressed Generate."))
              .with(Phrase.verbatim("Show it"), () -> accept(last, success.puzzle())));
    }
  }

  private void accept(Answer last, Puzzle puzzle) {
    Document next =
        history
            .document()
            .withPuzzle(puzzle)
            .withStrategies(last.asked().strategies())
            .withRequired(last.asked().required())
            .withWishes(last.asked().wishes());
    answer.set(Optional.of(last));
    history.apply(Phrase.verbatim("generate a puzzle"), next);
  }

  private void failed(Timeline clock, Throwable cause) {
    stopped(clock);
    notices.show(
        Notice.error(
            Phrase.verbatim(
                "The search ended unexpectedly ("
                    + cause
                    + "); your mask is as it was. Try again.")));
    System.getLogger(GenerationViewModel.class.getName())
        .log(System.Logger.Level.ERROR, "the search failed", cause);
  }

  private void stopped(Timeline clock) {
    clock.stop();
    watch = Optional.empty();
    activity.set("");
    running.set(false);
  }
}
