package cluewright.studio.files;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;

/** Counts the solutions of puzzles from elsewhere, one after the other, until it is stopped. */
final class Checking {
  private final Map<Board, SolutionCounter> counters = new HashMap<>();
  private volatile boolean stopped;

  /** From any thread. */
  void stop() {
    stopped = true;
  }

  /**
   * 0, 1, or 2 for more.
   *
   * @throws CancellationException if it is stopped
   */
  int solutions(Puzzle puzzle) {
    if (stopped) {
      throw new CancellationException();
    }
    return counters
        .computeIfAbsent(puzzle.board(), board -> new SolutionCounter(board, () -> stopped))
        .count(puzzle, 2);
  }
}
