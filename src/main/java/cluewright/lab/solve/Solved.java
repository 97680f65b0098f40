package cluewright.lab.solve;

import cluewright.model.Puzzle;
import java.time.Duration;
import java.util.List;

/**
 * What a method found, and what it did for that; {@link Method} says what is counted.
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
    /** These were enough, and there may be others. */
    ENOUGH,
    /** These are all that the method can find, and it cannot tell whether there are others. */
    UNPROVED,
    /** It was stopped, or out of time. */
    STOPPED
  }

  public Solved {
    solutions = List.copyOf(solutions);
  }

  public double seconds() {
    return time.toNanos() / NANOS;
  }

  /** True if it found as many solutions as were asked for, or all. */
  public boolean isDecided() {
    return ending == Ending.ALL || ending == Ending.ENOUGH;
  }

  /** True if the two answer one question, and one of the answers must be wrong. */
  public boolean contradicts(Solved other) {
    return isDecided()
        && other.isDecided()
        && (ending != other.ending || solutions.size() != other.solutions.size());
  }
}
