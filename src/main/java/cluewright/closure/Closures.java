package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.word.RuleLook;
import java.util.List;

/** Chooses the fastest closure for a board and a set of strategies. */
public final class Closures {
  private Closures() {}

  /** Makes a closure for use by one thread. */
  public static Closure of(Board board, StrategySet strategies) {
    return of(board, strategies, Stop.NEVER);
  }

  /** Makes a closure that can be stopped, which leaves it without a valid state. */
  public static Closure of(Board board, StrategySet strategies, Stop stop) {
    if (strategies.isAny()) {
      return new SolutionClosure(ofEasy(board, quick(board)), stop);
    }
    StrategySet needed = strategies.on(board).withoutImplied(board);
    StrategySet easy = needed.easy();
    List<Strategy> heavier =
        needed.strategies().stream().filter(strategy -> !easy.contains(strategy)).toList();
    Closure closure = ofEasy(board, easy);
    return heavier.isEmpty() ? closure : new StuckClosure(closure, heavier, stop);
  }

  /**
   * The strategies that prune a search of solution grids most cheaply: all fast ones where cells
   * have relations; elsewhere all but common peer elimination, which costs more than it saves.
   */
  public static StrategySet quick(Board board) {
    StrategySet fast = StrategySet.of(Catalogue.fast()).on(board);
    return board.hasPairs() ? fast : fast.without(Catalogue.COMMON_PEERS);
  }

  private static Closure ofEasy(Board board, StrategySet strategies) {
    if (strategies.contains(Catalogue.CAGE_COMBINATIONS)) {
      return new CageClosure(ofEasy(board, strategies.without(Catalogue.CAGE_COMBINATIONS)));
    }
    StrategySet others = strategies.without(RuleClosure.STRATEGIES);
    List<RuleLook> looks = RuleClosure.looks(board, strategies);
    if (!looks.isEmpty()) {
      return new RuleClosure(ofEasy(board, others), looks);
    }
    return BandClosure.fits(board) && !others.contains(Catalogue.COMMON_PEERS)
        ? new BandClosure(board, others)
        : new HouseClosure(board, others);
  }
}
