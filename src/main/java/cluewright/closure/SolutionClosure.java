package cluewright.closure;

import cluewright.model.Stop;

/**
 * The closure under any strategies: what singles and locked candidates conclude and, where they get
 * stuck with only one solution left, that solution.
 *
 * <p>It tries the digits of an empty cell that has the fewest, one after the other, each closed by
 * the fast closure, until two solutions are met or all was tried. Where there are several, the
 * state stays what the fast closure made of it: giving more of a solution never hinders that there
 * is only one, so this is as monotone as any strategy. Its search has nothing in common with the
 * counter that verifies puzzles.
 */
final class SolutionClosure extends ClosureAround {
  /** The number of solutions that shows a puzzle is not unique. */
  private static final int SEVERAL = 2;

  private final Stop stop;

  /** The states at the branches of a search, by depth, followed by the first solution. */
  private final int[] states;

  private final int solution;

  /**
   * A closure around another.
   *
   * @param fast under strategies whose conclusions hold in every solution
   */
  SolutionClosure(Closure fast, Stop stop) {
    super(fast);
    this.stop = stop;
    this.solution = fast.board().cells() * fast.stateSize();
    this.states = new int[solution + fast.stateSize()];
  }

  @Override
  public boolean close() {
    if (!fast.close()) {
      return false;
    }
    if (fast.isComplete()) {
      return true;
    }
    fast.save(states, 0);
    int met = search(0, 0);
    fast.load(states, met == 1 ? solution : 0);
    return met > 0;
  }

  /**
   * Searches for solutions of the present state, which is closed and saved at this depth.
   *
   * @param before the number of those met already
   * @return the number met by now, no more than two
   */
  private int search(int depth, int before) {
    stop.throwIfStopped();
    int here = depth * fast.stateSize();
    int cell = fast.narrowest();
    int met = before;
    for (int rest = fast.candidates(cell); rest != 0 && met < SEVERAL; rest &= rest - 1) {
      fast.load(states, here);
      if (fast.place(cell, Integer.numberOfTrailingZeros(rest) + 1) && fast.close()) {
        met = fast.isComplete() ? meet(met) : searchBelow(depth + 1, met);
      }
    }
    return met;
  }

  private int searchBelow(int depth, int before) {
    fast.save(states, depth * fast.stateSize());
    return search(depth, before);
  }

  private int meet(int before) {
    if (before == 0) {
      fast.save(states, solution);
    }
    return before + 1;
  }
}
