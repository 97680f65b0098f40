package cluewright.print;

import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * What is known of a puzzle's solutions.
 *
 * @param solution if there is just one
 */
public record Answer(Optional<Puzzle> solution, Count count) {
  /** So long an edition waits for the solutions of one puzzle. */
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  public static final Answer UNKNOWN = new Answer(Optional.empty(), Count.UNKNOWN);

  /** How many solutions there are. */
  public enum Count {
    NONE,
    ONE,
    SEVERAL,
    UNKNOWN
  }

  /**
   * Checks that a solution is there just if there is one.
   *
   * @throws IllegalArgumentException if the two differ
   */
  public Answer {
    if (solution.isPresent() != (count == Count.ONE)) {
      throw new IllegalArgumentException("a solution is known just if there is one");
    }
  }

  public static Answer of(Puzzle solution) {
    return new Answer(Optional.of(solution), Count.ONE);
  }

  /** Looks for a puzzle's solutions; they stay unknown if that takes longer than a limit. */
  public static Answer to(Puzzle puzzle, Duration limit) {
    long start = System.nanoTime();
    SolutionCounter counter =
        new SolutionCounter(puzzle.board(), () -> System.nanoTime() - start >= limit.toNanos());
    try {
      List<Puzzle> found = counter.solutions(puzzle, 2);
      return switch (found.size()) {
        case 0 -> new Answer(Optional.empty(), Count.NONE);
        case 1 -> of(found.get(0));
        default -> new Answer(Optional.empty(), Count.SEVERAL);
      };
    } catch (CancellationException tooLong) {
      return UNKNOWN;
    }
  }

  /** Whether there are no solutions, or several. */
  public boolean isRefuted() {
    return count == Count.NONE || count == Count.SEVERAL;
  }

  /** What stands in the place of a solution that is not there. */
  String lack() {
    return count == Count.UNKNOWN ? "print.solution-unknown" : "print.no-solution";
  }
}
