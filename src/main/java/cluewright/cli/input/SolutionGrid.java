package cluewright.cli.input;

import cluewright.cli.terminal.UsageException;
import cluewright.model.Puzzle;
import cluewright.search.fewest.FewestClues;
import cluewright.search.solve.UniqueSolution;

/** A solution whose puzzles are looked for. */
public final class SolutionGrid {
  private SolutionGrid() {}

  /**
   * The solution itself, or the only one of a puzzle.
   *
   * @throws UsageException if there is none, or its board is none that can be searched
   */
  public static Puzzle of(Puzzle puzzle) {
    if (!puzzle.board().digitsAreAlike()) {
      throw new UsageException(
          "only boards of houses alone are walked, without relations or cages");
    }
    if (puzzle.board().cells() > FewestClues.MOST_CELLS) {
      throw new UsageException(
          "%s has %d cells, but at most %d can be walked"
              .formatted(puzzle.board(), puzzle.board().cells(), FewestClues.MOST_CELLS));
    }
    return UniqueSolution.of(puzzle)
        .solution()
        .orElseThrow(
            () ->
                new UsageException("the grid is no solution and has not exactly one: fill it in"));
  }

  /**
   * Checks how many clues a puzzle may have.
   *
   * @throws UsageException if it is none of 0 to as many as there are cells
   */
  public static void requireClues(int clues, Puzzle solution) {
    if (clues < 0 || clues > solution.board().cells()) {
      throw new UsageException(
          "--clues is " + clues + ", but must be 0 to " + solution.board().cells());
    }
  }
}
