package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.race.Run;
import java.util.concurrent.CancellationException;

/**
 * Cluewright's solution counter, which checks every puzzle that this program reports. Where it is
 * stopped, it keeps no solutions.
 *
 * <p>An iteration is a node: the clues, or a guess, with all that follows from it by singles. So
 * there is one guess less.
 */
final class Ours implements Solver {
  private final SolutionCounter counter;
  private Run run;

  Ours(Board board) {
    counter = new SolutionCounter(board, () -> run.isStopped());
  }

  @Override
  public Solved solve(Puzzle puzzle, int limit, Run mayUse) {
    run = mayUse;
    Tally tally = new Tally(limit, run);
    try {
      counter.solutions(puzzle, limit).forEach(tally::add);
      tally.count(counter.nodes(), Math.max(0, counter.nodes() - 1));
      return tally.end();
    } catch (CancellationException stopped) {
      tally.count(counter.nodes(), Math.max(0, counter.nodes() - 1));
      return tally.endStopped();
    }
  }
}
