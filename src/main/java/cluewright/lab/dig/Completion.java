package cluewright.lab.dig;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.util.function.Predicate;

/** Whether strategies complete a puzzle. */
public final class Completion implements Predicate<Puzzle> {
  private final Closure closure;

  /** A test for use by one thread. */
  public Completion(Board board, StrategySet strategies) {
    this.closure = Closures.of(board, strategies);
  }

  @Override
  public boolean test(Puzzle puzzle) {
    closure.begin(puzzle);
    return closure.close() && closure.isComplete();
  }
}
