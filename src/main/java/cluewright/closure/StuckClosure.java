package cluewright.closure;

import cluewright.strategy.core.Strategy;
import java.util.List;

/** A fast closure that turns to heavier strategies, easiest first, wherever it is stuck. */
final class StuckClosure extends AlternatingClosure {
  private final HeavySteps heavier;

  StuckClosure(Closure fast, List<Strategy> heavier) {
    super(fast);
    this.heavier = new HeavySteps(fast.board(), heavier);
  }

  @Override
  boolean conclude() {
    return heavier.help(fast) >= 0;
  }
}
