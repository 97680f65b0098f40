package cluewright.closure;

import cluewright.model.Stop;
import cluewright.strategy.core.Strategy;
import java.util.List;

/** A fast closure that turns to heavier strategies, easiest first, wherever it is stuck. */
final class StuckClosure extends AlternatingClosure {
  private final HeavySteps heavier;

  StuckClosure(Closure fast, List<Strategy> heavier, Stop stop) {
    super(fast);
    this.heavier = new HeavySteps(fast.board(), heavier, stop);
  }

  @Override
  boolean conclude() {
    return heavier.help(fast) >= 0;
  }
}
