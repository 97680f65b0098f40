package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.Catalogue;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import java.util.List;

/** Chooses the fastest closure for a board and a set of strategies. */
public final class Closures {
  private Closures() {}

  /** A new closure, for one thread, under any strategies of the catalogue. */
  public static Closure of(Board board, StrategySet strategies) {
    List<Strategy> light = Catalogue.singlesAndLockedCandidates();
    StrategySet fast =
        StrategySet.of(strategies.strategies().stream().filter(light::contains).toList());
    List<Strategy> heavier =
        strategies.strategies().stream().filter(strategy -> !light.contains(strategy)).toList();
    Closure closure = ofLight(board, fast);
    return heavier.isEmpty() ? closure : new StuckClosure(closure, heavier);
  }

  private static Closure ofLight(Board board, StrategySet strategies) {
    return board == Boards.NINE ? new BandClosure(strategies) : new HouseClosure(board, strategies);
  }
}
