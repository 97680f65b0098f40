package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.StrategySet;

/** Chooses the fastest closure for a board and a set of strategies. */
public final class Closures {
  private Closures() {}

  /**
   * A new closure, for one thread.
   *
   * @throws IllegalArgumentException if there is a strategy other than naked singles, hidden
   *     singles and locked candidates
   */
  public static Closure of(Board board, StrategySet strategies) {
    return board == Boards.NINE ? new BandClosure(strategies) : new HouseClosure(board, strategies);
  }
}
