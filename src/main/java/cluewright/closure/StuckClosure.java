package cluewright.closure;

import cluewright.strategy.core.Strategy;
import java.util.List;

/** A fast closure that turns to heavier strategies, easiest first, wherever it is stuck. */
final class StuckClosure extends ClosureAround {
  private final HeavySteps heavier;

  StuckClosure(Closure fast, List<Strategy> heavier) {
    super(fast);
    this.heavier = new HeavySteps(fast.board(), heavier);
  }

  @Override
  public boolean close() {
    while (fast.close()) {
      if (fast.isComplete() || heavier.help(fast) < 0) {
        return true;
      }
    }
    return false;
  }
}
