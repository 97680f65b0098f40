package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Finds solutions within a number of search steps, which are the same on every machine; can be
 * stopped from any thread.
 */
final class PatientCounter {
  private final SolutionCounter counter;
  private volatile boolean stopped;
  private long stepsLeft;

  PatientCounter(Board board) {
    counter = new SolutionCounter(board, () -> stopped || --stepsLeft < 0);
  }

  void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  /** How many of the allowed steps the last search took. */
  long stepsTaken(long given) {
    return given - Math.max(0, stepsLeft);
  }

  /** The first solutions, at most {@code limit}; empty if the steps were not enough. */
  Optional<List<Puzzle>> solutions(Puzzle digits, int limit, long steps) {
    stepsLeft = steps;
    try {
      return Optional.of(counter.solutions(digits, limit));
    } catch (CancellationException tooLong) {
      return Optional.empty();
    }
  }
}
