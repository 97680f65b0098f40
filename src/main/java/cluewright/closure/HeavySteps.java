package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.WorkingState;
import java.util.List;

/** Applies heavier strategies where a closure is stuck, easiest first; for use by one thread. */
public final class HeavySteps {
  private final Board board;

  /** Made on first use, since many walks never need it. */
  private SolvingState state;

  private final Finder[] finders;
  private final Stop stop;

  public HeavySteps(Board board, List<Strategy> strategies) {
    this(board, strategies, Stop.NEVER);
  }

  /**
   * @param stop asked by finders that work long, and before each
   */
  HeavySteps(Board board, List<Strategy> strategies, Stop stop) {
    this.board = board;
    this.stop = stop;
    this.finders = strategies.stream().map(s -> s.finder(board)).toArray(Finder[]::new);
  }

  /** The number of strategies. */
  public int size() {
    return finders.length;
  }

  /**
   * Applies everything that the first successful strategy concludes; of a last resort, which takes
   * long to find, only what it concludes first.
   *
   * @return which strategy that was, or -1 if none finds anything
   */
  public int help(WorkingState stuck) {
    if (finders.length == 0) {
      return -1;
    }
    state = state == null ? new SolvingState(board) : state;
    state.stopWhen(stop);
    state.load(stuck);
    boolean[] changed = {false};
    for (int i = 0; i < finders.length; i++) {
      stop.throwIfStopped();
      finders[i].find(
          state,
          deduction -> {
            deduction.applyTo(stuck);
            changed[0] = true;
            return deduction.strategy().group() == Group.LAST_RESORT;
          });
      if (changed[0]) {
        return i;
      }
    }
    return -1;
  }
}
