package cluewright.search.race;

import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import cluewright.search.Bookmark;
import cluewright.search.Outcome;
import cluewright.search.Progress;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/**
 * A request in progress as one lane sees it: its clock, stop signal and progress reports.
 *
 * <p>What the lanes of a race have in common is shared: when the run is settled, it is over for all
 * of them.
 */
public final class Run implements Stop {
  private static final Duration BETWEEN_REPORTS = Duration.ofMillis(100);

  private final Shared shared;
  private final Predicate<Outcome.Found> taker;
  private final Phase phase = new Phase();
  private long lastReport = Long.MIN_VALUE;

  public Run(Duration limit, Watch watch) {
    this(limit, watch, found -> false);
  }

  /**
   * A run for many puzzles.
   *
   * @param taker gets each puzzle, on the threads of the lanes, and says whether more are wanted
   */
  public Run(Duration limit, Watch watch, Predicate<Outcome.Found> taker) {
    this(new Shared(limit, watch, System.nanoTime()), taker);
  }

  private Run(Shared shared, Predicate<Outcome.Found> taker) {
    this.shared = shared;
    this.taker = taker;
  }

  /** The same run for another lane, whose progress is shown alongside the others. */
  public Run forLane() {
    return forLane(taker);
  }

  /** The same run for a lane whose puzzles do not count and are passed on to nobody. */
  public Run forRefuting() {
    return forLane(found -> false);
  }

  private Run forLane(Predicate<Outcome.Found> taker) {
    Run lane = new Run(shared, taker);
    shared.phases.add(lane.phase);
    return lane;
  }

  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - shared.start);
  }

  /**
   * Passes on a puzzle if this run is for many; true if the lane should search for more, false if
   * this puzzle is its answer.
   */
  public boolean goesOnAfter(Outcome.Found found) {
    return taker.test(found);
  }

  /** The remaining time; zero if it is used up. */
  public Duration left() {
    Duration left = shared.limit.minus(elapsed());
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** Ends the run for all its lanes, since there is an answer. */
  void settle() {
    shared.settled = true;
  }

  /** True if the run is settled, its watch stopped, or its time up. */
  @Override
  public boolean isStopped() {
    return shared.settled || shared.watch.isStopped() || shared.limit.compareTo(elapsed()) < 0;
  }

  /** Where a long walk saves its progress. */
  public Bookmark bookmark() {
    return shared.watch.bookmark();
  }

  /** Reports what is being tried from now on. */
  public void phase(Phrase words) {
    phase.base = words;
    phase.words = words;
    report();
  }

  /**
   * Reports the amount of work in this phase, for example 1,200 conflicts; cheap enough to call
   * often.
   *
   * @param key the pattern that takes the phase and the number
   */
  public void count(long number, String key) {
    if (System.nanoTime() - lastReport > BETWEEN_REPORTS.toNanos()) {
      phase.words = Phrase.of(key, phase.base, number);
      report();
    }
  }

  /** Records the total number of puzzles this lane has tried, shown with its next report. */
  public void tried(long number) {
    phase.tried = number;
  }

  /**
   * Records the fraction of all fillings that is done, or that this lane does not try them all;
   * shown with its next report.
   */
  public void part(OptionalDouble done) {
    phase.part = done;
  }

  private void report() {
    lastReport = System.nanoTime();
    synchronized (shared) {
      List<Phrase> words =
          shared.phases.stream().map(each -> each.words).filter(Objects::nonNull).toList();
      long tried = shared.phases.stream().mapToLong(each -> each.tried).sum();
      OptionalDouble part =
          shared.phases.stream().flatMapToDouble(each -> each.part.stream()).max();
      shared.watch.report(new Progress(words, tried, part, elapsed()));
    }
  }

  public Outcome outOfMemory(String engine) {
    return new Outcome.Undecided(Outcome.Undecided.Reason.OUT_OF_MEMORY, engine, elapsed());
  }

  public Outcome undecided(String engine) {
    Outcome.Undecided.Reason reason =
        shared.watch.isStopped()
            ? Outcome.Undecided.Reason.STOPPED
            : Outcome.Undecided.Reason.OUT_OF_TIME;
    return new Outcome.Undecided(reason, engine, elapsed());
  }

  /** What one lane is doing. */
  private static final class Phase {
    private volatile Phrase base = Phrase.NOTHING;
    private volatile Phrase words;
    private volatile long tried;
    private volatile OptionalDouble part = OptionalDouble.empty();
  }

  /** The state shared by all lanes of a run. */
  private static final class Shared {
    private final Duration limit;
    private final Watch watch;
    private final long start;
    private final List<Phase> phases = new CopyOnWriteArrayList<>();
    private volatile boolean settled;

    Shared(Duration limit, Watch watch, long start) {
      this.limit = limit;
      this.watch = watch;
      this.start = start;
    }
  }
}
