package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.util.List;

/** Chooses the fastest closure for a board and a set of strategies. */
public final class Closures {
  private Closures() {}

  /** A new closure, for one thread, under any strategies of the catalogue. */
  public static Closure of(Board board, StrategySet strategies) {
    StrategySet needed = strategies.on(board).withoutImplied();
    StrategySet easy = needed.easy();
    List<Strategy> heavier =
        needed.strategies().stream().filter(strategy -> !easy.contains(strategy)).toList();
    Closure closure = ofEasy(board, easy);
    return heavier.isEmpty() ? closure : new StuckClosure(closure, heavier);
  }

  private static Closure ofEasy(Board board, StrategySet strategies) {
    return board == Boards.NINE ? new BandClosure(strategies) : new HouseClosure(board, strategies);
  }
}
