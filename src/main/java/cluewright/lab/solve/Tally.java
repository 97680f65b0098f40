package cluewright.lab.solve;

import cluewright.lab.solve.Solved.Ending;
import cluewright.model.Puzzle;
import cluewright.search.race.Run;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Counts what a method does, keeps what it finds, and tells it when to end. */
final class Tally {
  /** Iterations between two looks at the clock, less one; some microseconds to a millisecond. */
  private static final int BETWEEN_LOOKS = (1 << 10) - 1;

  private final int limit;
  private final Run run;
  private final long start = System.nanoTime();
  private final List<Puzzle> solutions = new ArrayList<>();
  private long iterations;
  private long guesses;
  private boolean over;

  Tally(int limit, Run run) {
    if (limit < 1) {
      throw new IllegalArgumentException("a solver looks for one solution or more, not " + limit);
    }
    this.limit = limit;
    this.run = run;
    this.over = run.isOver();
  }

  /** Counts an iteration; false if the method shall end. */
  boolean iterate() {
    iterations++;
    if ((iterations & BETWEEN_LOOKS) == 0) {
      over |= run.isOver();
    }
    return goesOn();
  }

  void guess() {
    guesses++;
  }

  boolean goesOn() {
    return !over && solutions.size() < limit;
  }

  void add(Puzzle solution) {
    solutions.add(solution);
  }

  /** The result of a method that goes on until it has tried everything, if nothing stops it. */
  Solved end() {
    return end(solutions.size() >= limit ? Ending.ENOUGH : over ? Ending.STOPPED : Ending.ALL);
  }

  /** The result of a method that cannot tell whether there are others. */
  Solved endWithoutProof() {
    return end(
        solutions.size() >= limit
            ? Ending.ENOUGH
            : solutions.isEmpty() ? Ending.STOPPED : Ending.UNPROVED);
  }

  /** The result of a method that was broken off. */
  Solved endStopped() {
    return end(Ending.STOPPED);
  }

  private Solved end(Ending ending) {
    return new Solved(
        solutions, ending, iterations, guesses, Duration.ofNanos(System.nanoTime() - start));
  }

  /** Takes over what another counter says. */
  void count(long allIterations, long allGuesses) {
    iterations = allIterations;
    guesses = allGuesses;
  }
}
