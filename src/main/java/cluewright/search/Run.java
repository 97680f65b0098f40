package cluewright.search;

import java.time.Duration;

/** One request being worked on: its clock, its stop, and its progress reports. */
final class Run {
  private static final Duration BETWEEN_REPORTS = Duration.ofMillis(100);

  private final Watch watch;
  private final Duration limit;
  private final long start = System.nanoTime();
  private String phase = "Starting";
  private int bound;
  private Duration lastReport = Duration.ZERO;

  Run(Duration limit, Watch watch) {
    this.limit = limit;
    this.watch = watch;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  Duration timeLeft() {
    return limit.minus(elapsed());
  }

  boolean isOver() {
    return watch.isStopped() || timeLeft().isNegative();
  }

  /**
   * For work between the loops of a solver.
   *
   * @throws OverException if the run is stopped or out of time
   */
  void checkpoint() {
    if (isOver()) {
      throw new OverException();
    }
  }

  /** The run is over; thrown only to leave work that has no other way out. */
  static final class OverException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private OverException() {
      super("the run is over", null, false, false);
    }
  }

  /** Says what is tried from now on. */
  void phase(String words, int steps) {
    phase = words;
    bound = steps;
    report(0);
  }

  /** A solver that ends when this run is stopped, and reports how it fares. */
  SatSolver newSolver() {
    return new SatSolver(this, this::reportNowAndThen);
  }

  private void reportNowAndThen(long conflicts) {
    if (elapsed().minus(lastReport).compareTo(BETWEEN_REPORTS) > 0) {
      report(conflicts);
    }
  }

  private void report(long conflicts) {
    lastReport = elapsed();
    watch.report(new Progress(phase, bound, conflicts, lastReport));
  }

  Outcome outOfMemory(String engine) {
    return new Outcome.Undecided(Outcome.Undecided.Reason.OUT_OF_MEMORY, engine, elapsed());
  }

  Outcome undecided(String engine) {
    Outcome.Undecided.Reason reason =
        watch.isStopped() ? Outcome.Undecided.Reason.STOPPED : Outcome.Undecided.Reason.OUT_OF_TIME;
    return new Outcome.Undecided(reason, engine, elapsed());
  }
}
