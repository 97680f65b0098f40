package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.solve.UniqueSolution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Finds solutions within a number of search steps, which are the same on every machine; can be
 * stopped from any thread.
 */
public final class PatientCounter {
  private final Map<Board, SolutionCounter> counters = new HashMap<>();
  private volatile boolean stopped;
  private long stepsLeft;

  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped;
  }

  /** How many of the allowed steps the last search took. */
  long stepsTaken(long given) {
    return given - Math.max(0, stepsLeft);
  }

  /**
   * The first solutions, at most {@code limit}; empty if the steps were not enough, or if values of
   * the board are open.
   */
  public Optional<List<Puzzle>> solutions(Puzzle digits, int limit, long steps) {
    if (digits.board().isOpen()) {
      return Optional.empty();
    }
    stepsLeft = steps;
    SolutionCounter counter =
        counters.computeIfAbsent(
            digits.board(), board -> new SolutionCounter(board, () -> stopped || --stepsLeft < 0));
    try {
      return Optional.of(counter.solutions(digits, limit));
    } catch (CancellationException tooLong) {
      return Optional.empty();
    }
  }

  /** The first solutions as SAT4J finds them; empty if it takes too long or is stopped. */
  Optional<List<Puzzle>> solutionsByClauses(Puzzle digits, int limit) {
    if (digits.board().isOpen()) {
      return Optional.empty();
    }
    try {
      return UniqueSolution.byClauses(digits, limit, () -> stopped);
    } catch (CancellationException ended) {
      return Optional.empty();
    }
  }

  /** The number of the first solutions, at most {@code limit}; unknown if the steps do not do. */
  SolutionCount count(Puzzle digits, int limit, long steps) {
    return solutions(digits, limit, steps)
        .map(met -> SolutionCount.of(met.size(), limit))
        .orElse(SolutionCount.UNKNOWN);
  }
}
