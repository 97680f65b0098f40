package cluewright.encode;

import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;

/**
 * The maximum number of parallel steps on a path to a final state.
 *
 * <p>Every step changes something. With placing strategies alone every step places an empty cell.
 * With eliminations, each empty cell can lose all candidates but one and be placed: paper,
 * proposition 2.
 */
public final class StepBound {

  private StepBound() {}

  /** The K for which "unsatisfiable at K" means "impossible". */
  public static int of(Mask mask, StrategySet strategies) {
    int open = mask.board().cells() - mask.size();
    boolean onlyPlaces = strategies.strategies().stream().allMatch(Strategy::places);
    return onlyPlaces ? open : open * mask.board().digits();
  }
}
