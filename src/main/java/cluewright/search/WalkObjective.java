package cluewright.search;

import cluewright.closure.Closure;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.Pass;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.function.Predicate;

/**
 * What a {@link ClueWalk} makes small: how far clues are from a puzzle as asked for, in candidates.
 *
 * <p>The walk itself closes under singles and locked candidates alone, which is ten times faster;
 * heavier strategies are asked only about its result, and only where few candidates are open. Then
 * the objective is how many stay open, until the puzzle is complete; from there on it is the {@link
 * Shortfall} from the goal.
 *
 * <p>A heavy strategy that is required needs puzzles in which the others are stuck and it is not.
 * So a puzzle with one solution in which all are stuck counts for more than one that the others
 * complete, and one in which the required strategy helps for more than both; the walk strays among
 * these.
 */
final class WalkObjective {
  /** No state: the clues contradict each other. */
  static final int NOWHERE = Integer.MAX_VALUE;

  /** A quarter of the board: above it heavier strategies seldom bring an end. */
  private static final int FEW_OPEN = 4;

  private static final int NOT_NEEDED = 16;
  private static final int DID_NOT_HELP = 10;
  private static final int NOT_UNIQUE = 12;
  private static final int CANDIDATES_A_POINT = 8;

  private final Closure closure;
  private final Shortfall shortfall;
  private final SolutionCounter counter;
  private final Pass[] others;
  private final Pass[] required;
  private final int fewOpen;

  /**
   * @param closure the walk's, under {@link #walked}
   */
  WalkObjective(Request request, Closure closure) {
    Board board = closure.board();
    this.closure = closure;
    this.shortfall = new Shortfall(request, closure);
    this.counter = new SolutionCounter(board);
    this.fewOpen = board.candidates() / FEW_OPEN;
    StrategySet all = request.strategies();
    List<Strategy> heavier =
        all.strategies().stream().filter(s -> !walked(all).contains(s)).toList();
    Predicate<Strategy> isRequired = request.goal().required()::contains;
    this.others = passes(heavier.stream().filter(isRequired.negate()).toList(), board);
    this.required = passes(heavier.stream().filter(isRequired).toList(), board);
  }

  /** The strategies of a set under which a walk closes. */
  static StrategySet walked(StrategySet all) {
    return all.easyIfTheyPlace();
  }

  private static Pass[] passes(List<Strategy> strategies, Board board) {
    return strategies.stream().map(strategy -> strategy.pass(board)).toArray(Pass[]::new);
  }

  /**
   * The objective of clues whose closure is at hand; its state may be lost.
   *
   * @return 0 for a puzzle as asked for
   */
  int of(int[] cells, int[] digits) {
    if (closure.isComplete()) {
      return required.length > 0 ? NOT_NEEDED : shortfall.of(cells, digits);
    }
    int open = closure.openCandidates();
    if (others.length + required.length == 0 || open > fewOpen) {
      return open;
    }
    if (!closeUnder(others)) {
      return NOWHERE;
    }
    if (required.length == 0) {
      return closure.isComplete() ? shortfall.of(cells, digits) : closure.openCandidates();
    }
    return closure.isComplete() ? NOT_NEEDED : withRequired(cells, digits);
  }

  /** Goes on from where the others are stuck. */
  private int withRequired(int[] cells, int[] digits) {
    int helping = 0;
    boolean goesOn = true;
    boolean[] helped = new boolean[required.length];
    while (goesOn) {
      goesOn = false;
      for (int i = 0; i < required.length && !goesOn; i++) {
        goesOn = required[i].over(closure);
        helping += goesOn && !helped[i] ? 1 : 0;
        helped[i] |= goesOn;
      }
      if (goesOn && !(closure.close() && closeUnder(others))) {
        return NOWHERE;
      }
      goesOn &= !closure.isComplete();
    }
    if (closure.isComplete()) {
      return shortfall.of(cells, digits);
    }
    return 1
        + DID_NOT_HELP * (required.length - helping) / required.length
        + (isUnique(cells, digits)
            ? 0
            : NOT_UNIQUE + closure.openCandidates() / CANDIDATES_A_POINT);
  }

  private boolean isUnique(int[] cells, int[] digits) {
    int[] grid = new int[closure.board().cells()];
    for (int clue = 0; clue < cells.length; clue++) {
      grid[cells[clue]] = digits[clue];
    }
    return counter.count(new Puzzle(closure.board(), grid), 2) == 1;
  }

  /** Whether the state, already closed under the walked ones, is free of contradiction. */
  private boolean closeUnder(Pass[] passes) {
    while (!closure.isComplete() && anyHelps(passes)) {
      if (!closure.close()) {
        return false;
      }
    }
    return true;
  }

  private boolean anyHelps(Pass[] passes) {
    for (Pass pass : passes) {
      if (pass.over(closure)) {
        return true;
      }
    }
    return false;
  }
}
