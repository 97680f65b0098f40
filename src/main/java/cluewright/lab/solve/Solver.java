package cluewright.lab.solve;

import cluewright.model.Puzzle;
import cluewright.search.race.Run;

/** A method of solving, prepared for one board and one thread. */
public interface Solver {

  /**
   * Searches for solutions until there are enough, there are no others, or the run is over.
   *
   * @param puzzle on the board for which the solver was made
   * @param limit how many solutions are enough, at least 1
   * @param run asked often whether it is over
   */
  Solved solve(Puzzle puzzle, int limit, Run run);
}
