package cluewright.lab.solve;

import cluewright.lab.solve.Solved.Ending;
import cluewright.model.Puzzle;
import cluewright.search.race.Run;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts a method's work, keeps its solutions, and tells it when to stop. */
final class Tally {
  /**
   * The number of iterations between two looks at the clock, minus one; microseconds to a
   * millisecond.
   */
  private static final int BETWEEN_LOOKS = (1 << 10) - 1;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final int limit;
  private final Run run;
  private final long start = System.nanoTime();
  private final Optional<Duration> processorAtStart = processor();
  private final List<Puzzle> solutions = new ArrayList<>();
  private long iterations;
  private long guesses;
  private int depth;
  private int deepest;
  private boolean over;

  Tally(int limit, Run run) {
    if (limit < 1) {
      throw new IllegalArgumentException("a solver looks for one solution or more, not " + limit);
    }
    this.limit = limit;
    this.run = run;
    this.over = run.isStopped();
  }

  /** Counts an iteration; false if the method must stop. */
  boolean iterate() {
    iterations++;
    if ((iterations & BETWEEN_LOOKS) == 0) {
      over |= run.isStopped();
    }
    return goesOn();
  }

  void guess() {
    guesses++;
  }

  /** Begins to try the values of a variable that has several. */
  void descend() {
    depth++;
    deepest = Math.max(deepest, depth);
  }

  /** Ends what {@link #descend} began. */
  void ascend() {
    depth--;
  }

  boolean goesOn() {
    return !over && solutions.size() < limit;
  }

  void add(Puzzle solution) {
    solutions.add(solution);
  }

  /** The result of a method that tries everything unless it is stopped. */
  Solved end() {
    return end(solutions.size() >= limit ? Ending.ENOUGH : over ? Ending.STOPPED : Ending.ALL);
  }

  /** The result of a method that cannot tell whether there are other solutions. */
  Solved endWithoutProof() {
    return end(
        solutions.size() >= limit
            ? Ending.ENOUGH
            : over && solutions.isEmpty() ? Ending.STOPPED : Ending.UNPROVED);
  }

  /** The result of an interrupted method. */
  Solved endStopped() {
    return end(Ending.STOPPED);
  }

  private Solved end(Ending ending) {
    return new Solved(
        solutions,
        ending,
        iterations,
        guesses,
        deepest,
        Duration.ofNanos(System.nanoTime() - start),
        processorAtStart.flatMap(before -> processor().map(now -> now.minus(before))));
  }

  /** How long this thread was on the processor so far. */
  private static Optional<Duration> processor() {
    return THREADS.isCurrentThreadCpuTimeSupported()
        ? Optional.of(Duration.ofNanos(THREADS.getCurrentThreadCpuTime()))
        : Optional.empty();
  }

  /** Adds the counts of another tally. */
  void count(long allIterations, long allGuesses) {
    iterations = allIterations;
    guesses = allGuesses;
  }
}
