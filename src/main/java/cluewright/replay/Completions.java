package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.util.Optional;
import java.util.function.Function;

/**
 * Says how many parallel steps complete a puzzle, for those who verify claims.
 *
 * <p>Strategies that are stated as rules are checked by the rules themselves, which know neither
 * finders nor closures and so can contradict both; others by the deductions of a {@link Replay}.
 * Not safe for use by several threads at once.
 */
public final class Completions {
  private final Function<Puzzle, Optional<Completion>> way;

  public Completions(Board board, StrategySet strategies) {
    StrategySet needed = strategies.withoutImplied();
    this.way =
        needed.isStated()
            ? byRules(new Chaining(new RuleBook(board, needed)))
            : byDeductions(new Replay(board, needed));
  }

  /** By the rules themselves, without finders and closures, so that it can contradict both. */
  private static Function<Puzzle, Optional<Completion>> byRules(Chaining chaining) {
    return puzzle -> {
      chaining.start(puzzle);
      int steps = 0;
      while (!chaining.isContradictory() && !chaining.isComplete() && chaining.step()) {
        steps++;
      }
      return chaining.isComplete() && !chaining.isContradictory()
          ? Optional.of(new Completion(steps, chaining.placements()))
          : Optional.empty();
    };
  }

  private static Function<Puzzle, Optional<Completion>> byDeductions(Replay replay) {
    return puzzle -> {
      SolvingPath path = replay.parallel(puzzle);
      return path.solution().map(solution -> new Completion(path.length(), solution));
    };
  }

  /** The length of the parallel path and its solution; empty if the puzzle is not completed. */
  public Optional<Completion> completion(Puzzle puzzle) {
    return way.apply(puzzle);
  }
}
