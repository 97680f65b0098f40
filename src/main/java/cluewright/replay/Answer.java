package cluewright.replay;

import cluewright.model.Puzzle;
import java.util.Optional;

/**
 * The knowledge about a puzzle's solutions.
 *
 * @param solution if there is just one
 */
public record Answer(Optional<Puzzle> solution, Solutions number) {
  public static final Answer UNKNOWN = new Answer(Optional.empty(), Solutions.UNKNOWN);

  /**
   * Checks that a solution is there just if there is one.
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

  /** True if there are no solutions, or several. */
  public boolean isRefuted() {
    return number == Solutions.NONE || number == Solutions.SEVERAL;
  }
}
