package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Progress;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

/** A run that is on: what it was asked, what it found, what it is doing. */
final class OngoingRun {
  private final Document asked;
  private final int index;
  private final long opening;
  private final Many many;
  private final Optional<Duration> most;
  private final long start = System.nanoTime();
  private final AtomicReference<Optional<Progress>> progress =
      new AtomicReference<>(Optional.empty());
  private final Watch watch = new Watch(now -> progress.set(Optional.of(now)));
  private final Queue<Outcome.Found> arrived = new ConcurrentLinkedQueue<>();
  private Optional<Puzzle> solution = Optional.empty();
  private int gathered;

  /**
   * @param index of the document in its project
   * @param opening of that project
   * @param most how long the run may take, whatever the limit for each puzzle
   */
  OngoingRun(Document asked, int index, long opening, Many many, Optional<Duration> most) {
    this.asked = asked;
    this.index = index;
    this.opening = opening;
    this.many = many;
    this.most = most;
  }

  Document asked() {
    return asked;
  }

  int index() {
    return index;
  }

  /** Which opening of a project it belongs to. */
  long opening() {
    return opening;
  }

  Many many() {
    return many;
  }

  Watch watch() {
    return watch;
  }

  int gathered() {
    return gathered;
  }

  /** Of the puzzle that was gathered last. */
  Optional<Puzzle> solution() {
    return solution;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Takes a puzzle in, on any thread. */
  void bring(Outcome.Found found) {
    arrived.add(found);
  }

  /** What was found since the last call. */
  List<Result> gather() {
    List<Result> results = new ArrayList<>();
    for (Outcome.Found next = arrived.poll(); next != null; next = arrived.poll()) {
      solution = Optional.of(next.solution());
      results.add(new Result(next.puzzle(), many.request().strategies(), false));
    }
    gathered += results.size();
    return results;
  }

  void stopWhenDue() {
    if (most.filter(limit -> elapsed().compareTo(limit) >= 0).isPresent()) {
      watch.stop();
    }
  }

  Activity activity() {
    return new Activity(
        elapsed(),
        progress.get().map(Progress::line).orElse(Phrase.of("generate.starting")),
        gathered,
        many.count());
  }
}
