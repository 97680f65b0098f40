package cluewright.replay;

import cluewright.model.Puzzle;
import java.util.Optional;

/**
 * What is known about the solutions of a puzzle.
 *
 * @param solution if there is just one
 */
public record Answer(Optional<Puzzle> solution, Solutions number) {
  public static final Answer UNKNOWN = new Answer(Optional.empty(), Solutions.UNKNOWN);

  /**
   * Checks that a solution is given exactly if it is unique.
   *
   * @throws IllegalArgumentException if the two differ
   */
  public Answer {
    if (solution.isPresent() != (number == Solutions.ONE)) {
      throw new IllegalArgumentException("a solution is known just if there is one");
    }
  }

  public static Answer of(Puzzle solution) {
    return new Answer(Optional.of(solution), Solutions.ONE);
  }

  /** True if the puzzle is known to have no solution, or several. */
  public boolean isRefuted() {
    return number == Solutions.NONE || number == Solutions.SEVERAL;
  }
}
