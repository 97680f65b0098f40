package cluewright.strategy;

import cluewright.model.Board;

/** The pass of a strategy that is no set of rules: whatever its finder concludes is done. */
final class FinderPass implements Pass {
  private final Finder finder;
  private final SolvingState state;

  FinderPass(Finder finder, Board board) {
    this.finder = finder;
    this.state = new SolvingState(board);
  }

  @Override
  public boolean over(WorkingState target) {
    state.load(target);
    boolean[] changed = {false};
    finder.find(
        state,
        deduction -> {
          deduction.applyTo(target);
          changed[0] = true;
          return false;
        });
    return changed[0];
  }
}
