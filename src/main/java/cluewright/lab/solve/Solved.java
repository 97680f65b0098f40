package cluewright.lab.solve;

import cluewright.model.Puzzle;
import java.time.Duration;
import java.util.List;

/**
 * What a method found and how much work it did, as counted by {@link Method}.
 *
 * @param solutions those found before it ended
 */
public record Solved(
    List<Puzzle> solutions, Ending ending, long iterations, long guesses, Duration time) {
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
    STOPPED
  }

  public Solved {
    solutions = List.copyOf(solutions);
  }

  public double seconds() {
    return time.toNanos() / NANOS;
  }

  /** True if it found the requested number of solutions, or all. */
  public boolean isDecided() {
    return ending == Ending.ALL || ending == Ending.ENOUGH;
  }

  /** True if both answer the same question and one of the answers must be wrong. */
  public boolean contradicts(Solved other) {
    return isDecided()
        && other.isDecided()
        && (ending != other.ending || solutions.size() != other.solutions.size());
  }
}
