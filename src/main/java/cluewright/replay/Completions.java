package cluewright.replay;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/**
 * Tells how many parallel steps complete a puzzle, for verifying claims.
 *
 * <p>Strategies that are stated as rules are checked by the rules themselves, which know neither
 * finders nor closures and so can contradict both; others by the deductions of a {@link Replay}.
 * Any strategies complete what has one solution, which the closure under them looks for. Not safe
 * for use by several threads at once.
 */
public final class Completions {
  private final Function<Puzzle, Optional<Completion>> way;

  public Completions(Board board, StrategySet strategies) {
    this(board, strategies, Stop.NEVER);
  }

  /**
   * @param stop ends the work with a {@link CancellationException}
   */
  public Completions(Board board, StrategySet strategies, Stop stop) {
    this.way =
        strategies.isAny()
            ? byAny(board, stop)
            : byNamed(board, strategies.withoutImplied(board), stop);
  }

  private static Function<Puzzle, Optional<Completion>> byNamed(
      Board board, StrategySet needed, Stop stop) {
    return needed.isStated()
        ? byRules(new Chaining(new RuleBook(board, needed)), stop)
        : byDeductions(new Replay(board, needed).stoppedBy(stop));
  }

  /** Searches for solutions with code that shares nothing with the {@link SolutionCounter}. */
  private static Function<Puzzle, Optional<Completion>> byAny(Board board, Stop stop) {
    Closure closure = Closures.of(board, StrategySet.any(), stop);
    return puzzle -> {
      closure.begin(puzzle);
      if (!closure.close() || !closure.isComplete()) {
        return Optional.empty();
      }
      int[] solution = new int[board.cells()];
      Arrays.setAll(solution, closure::placed);
      return Optional.of(new Completion(OptionalInt.empty(), new Puzzle(board, solution)));
    };
  }

  /** Applies the rules themselves, without finders and closures, so that it can contradict both. */
  private static Function<Puzzle, Optional<Completion>> byRules(Chaining chaining, Stop stop) {
    return puzzle -> {
      chaining.start(puzzle);
      int steps = 0;
      while (!chaining.isContradictory() && !chaining.isComplete() && chaining.step()) {
        steps++;
        stop.throwIfStopped();
      }
      return chaining.isComplete() && !chaining.isContradictory()
          ? Optional.of(new Completion(OptionalInt.of(steps), chaining.placements()))
          : Optional.empty();
    };
  }

  private static Function<Puzzle, Optional<Completion>> byDeductions(Replay replay) {
    return puzzle -> {
      SolvingPath path = replay.parallel(puzzle);
      return path.solution()
          .map(solution -> new Completion(OptionalInt.of(path.length()), solution));
    };
  }

  /** The length of the parallel path and its solution; empty if the puzzle is not completed. */
  public Optional<Completion> completion(Puzzle puzzle) {
    return way.apply(puzzle);
  }
}
