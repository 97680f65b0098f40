package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Finds solutions within so many steps of a search, which are the same on every machine; it can be
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

  /** The steps that the last search took of those that it was given. */
  long stepsTaken(long given) {
    return given - Math.max(0, stepsLeft);
  }

  /** The first solutions, at most {@code limit}; nothing if the steps did not suffice for them. */
  Optional<List<Puzzle>> solutions(Puzzle digits, int limit, long steps) {
    stepsLeft = steps;
    try {
      return Optional.of(counter.solutions(digits, limit));
    } catch (CancellationException tooLong) {
      return Optional.empty();
    }
  }
}
