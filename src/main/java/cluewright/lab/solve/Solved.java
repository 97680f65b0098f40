package cluewright.lab.solve;

import cluewright.model.Puzzle;
import java.time.Duration;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * What a method found and how much work it did, as counted by {@link Method}.
 *
 * @param solutions those found before it ended
 * @param depth the most variables searched at once, such as cells with several digits; 0 for a
 *     method that {@linkplain Method#countsDepth does not count} them
 * @param time by the clock
 * @param processor how long its thread was on the processor; empty where Java cannot tell
 */
public record Solved(
    List<Puzzle> solutions,
    Ending ending,
    long iterations,
    long guesses,
    int depth,
    Duration time,
    Optional<Duration> processor) {
  private static final double NANOS = 1e9;

  /** Why a method ended. */
  public enum Ending {
    /** There are no other solutions. */
    ALL,
    /** Enough solutions were found, and there may be others. */
    ENOUGH,
    /** The method found all it can, and cannot tell whether there are others. */
    UNPROVED,
    /** The method was stopped, or ran out of time. */
    STOPPED;

    /** True if the question is answered: there are enough solutions, or no others. */
    public boolean isDecided() {
      return this == ALL || this == ENOUGH;
    }
  }

  public Solved {
    solutions = List.copyOf(solutions);
  }

  public double seconds() {
    return time.toNanos() / NANOS;
  }

  /**
   * How long its thread was on the processor.
   *
   * @throws NoSuchElementException where Java cannot tell
   */
  public double processorSeconds() {
    return processor.orElseThrow().toNanos() / NANOS;
  }

  /** True if it found the requested number of solutions, or all. */
  public boolean isDecided() {
    return ending.isDecided();
  }
}
