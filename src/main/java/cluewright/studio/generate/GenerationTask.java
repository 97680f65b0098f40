package cluewright.studio.generate;

import cluewright.model.Puzzle;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Progress;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.verify.Verification;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.concurrent.Task;

/**
 * A search for one puzzle or many.
 *
 * <p>Puzzles are handed on as they are found, and stay whatever ends the search; its value is the
 * outcome. Progress is that of many: how many were found of those wanted. What the engines report
 * stands beside it, since the studio says it in the language of the moment.
 */
final class GenerationTask extends Task<Outcome> {
  /** The engine name in the outcome for a known example. */
  private static final String EXAMPLE = "feasibility";

  private final Engine engine;
  private final Request request;
  private final Many many;
  private final Optional<Puzzle> example;
  private final Origin origin;
  private final Consumer<List<Outcome.Found>> sink;
  private final Watch watch = new Watch(this::report);
  private final Queue<Outcome.Found> arrived = new ConcurrentLinkedQueue<>();
  private final AtomicReference<Progress> reported = new AtomicReference<>();
  private final ReadOnlyObjectWrapper<Progress> progress =
      new ReadOnlyObjectWrapper<>(new Progress(List.of(), 0, Duration.ZERO));

  /** The progress of the engines. */
  final ReadOnlyObjectProperty<Progress> progressOfEngines = progress.getReadOnlyProperty();

  private int found;

  /** The search's running time; it waits for a cancelled one to end first. */
  private volatile LongSupplier nanos = () -> 0;

  /**
   * @param example a puzzle of the mask that is known already; if it is one that is asked for, no
   *     other is looked for
   * @param sink takes puzzles on the UI thread
   */
  GenerationTask(
      Engine engine,
      Request request,
      Many many,
      Optional<Puzzle> example,
      Origin origin,
      Consumer<List<Outcome.Found>> sink) {
    this.engine = engine;
    this.request = request;
    this.many = many;
    this.example = example;
    this.origin = origin;
    this.sink = sink;
    showProgress();
  }

  Request request() {
    return request;
  }

  Many many() {
    return many;
  }

  Origin origin() {
    return origin;
  }

  /** The number of puzzles passed on. */
  int found() {
    return found;
  }

  /** The time since the search started; zero while it waits for the previous one. */
  Duration elapsed() {
    return Duration.ofNanos(nanos.getAsLong());
  }

  @Override
  protected Outcome call() {
    long start = System.nanoTime();
    nanos = () -> System.nanoTime() - start;
    Optional<Outcome.Found> known = many.count() == 1 ? known() : Optional.empty();
    known.ifPresent(this::bring);
    return known
        .map(Outcome.class::cast)
        .orElseGet(() -> engine.search(request, many, watch, this::bring));
  }

  /** The known example, if it is new and meets every condition. */
  private Optional<Outcome.Found> known() {
    return example.flatMap(
        puzzle ->
            request
                .asOf(puzzle)
                .flatMap(own -> new Verification(own, watch).accepted(puzzle, EXAMPLE, elapsed())));
  }

  /**
   * Stops the search cooperatively, since an interrupt would reach threads at unsafe points. The
   * task is cancelled first: a search that is stopped first may end before, and then it was not
   * cancelled.
   */
  @Override
  public boolean cancel(boolean mayInterrupt) {
    boolean isCancelled = super.cancel(/* mayInterruptIfRunning= */ false);
    watch.stop();
    return isCancelled;
  }

  private void report(Progress now) {
    if (reported.getAndSet(now) == null) {
      Platform.runLater(() -> progress.set(reported.getAndSet(null)));
    }
  }

  private void bring(Outcome.Found puzzle) {
    arrived.add(puzzle);
    Platform.runLater(this::handOn);
  }

  /** Passes on together what was found while the UI thread was busy. */
  private void handOn() {
    List<Outcome.Found> all = new ArrayList<>();
    for (Outcome.Found next = arrived.poll(); next != null; next = arrived.poll()) {
      all.add(next);
    }
    if (!all.isEmpty()) {
      found += all.size();
      showProgress();
      sink.accept(all);
    }
  }

  private void showProgress() {
    if (many.count() > 1) {
      updateProgress(found, many.count());
    }
  }
}
