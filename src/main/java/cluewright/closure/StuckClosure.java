package cluewright.closure;

import cluewright.model.Board;
import cluewright.strategy.core.Strategy;
import java.util.List;

/** A fast closure that, wherever it is stuck, asks heavier strategies, the easiest first. */
final class StuckClosure implements Closure {
  private final Closure fast;
  private final HeavySteps heavier;

  StuckClosure(Closure fast, List<Strategy> heavier) {
    this.fast = fast;
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

  @Override
  public Board board() {
    return fast.board();
  }

  @Override
  public void reset() {
    fast.reset();
  }

  @Override
  public boolean place(int cell, int digit) {
    return fast.place(cell, digit);
  }

  @Override
  public boolean eliminate(int cell, int digits) {
    return fast.eliminate(cell, digits);
  }

  @Override
  public boolean isComplete() {
    return fast.isComplete();
  }

  @Override
  public int placed(int cell) {
    return fast.placed(cell);
  }

  @Override
  public int candidates(int cell) {
    return fast.candidates(cell);
  }

  @Override
  public int openCandidates() {
    return fast.openCandidates();
  }

  @Override
  public int stateSize() {
    return fast.stateSize();
  }

  @Override
  public void save(int[] states, int offset) {
    fast.save(states, offset);
  }

  @Override
  public void load(int[] states, int offset) {
    fast.load(states, offset);
  }
}
