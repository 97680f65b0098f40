package cluewright.studio.files;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;

/**
 * Counts the solutions of imported puzzles one after the other, until it is stopped. Each has so
 * many steps of the search; nearly all on 9x9 need less than a hundred, while a few on 25x25 would
 * go on for hours.
 */
final class SolutionCheck {
  static final int MOST_STEPS = 100_000;

  private final Map<Board, SolutionCounter> counters = new HashMap<>();
  private volatile boolean stopped;
  private int steps;

  /** Stops counting; callable from any thread. */
  void stop() {
    stopped = true;
  }

  /**
   * 0, 1, or 2 for more; empty if the steps were not enough.
   *
   * @throws CancellationException if it is stopped
   */
  OptionalInt solutions(Puzzle puzzle) {
    steps = 0;
    SolutionCounter counter =
        counters.computeIfAbsent(
            puzzle.board(),
            board -> new SolutionCounter(board, () -> stopped || ++steps > MOST_STEPS));
    try {
      return OptionalInt.of(counter.count(puzzle, 2));
    } catch (CancellationException ended) {
      if (stopped) {
        throw ended;
      }
      return OptionalInt.empty();
    }
  }
}
