package cluewright.search.walk;

import cluewright.closure.Closure;
import cluewright.closure.HeavySteps;
import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.function.Predicate;

/**
 * The objective that a {@link ClueWalk} minimizes: how far clues are from a puzzle as requested, in
 * candidates.
 *
 * <p>The walk itself closes under singles and locked candidates alone, which is ten times faster
 * than under all; the objective is the number of candidates that stay open. Heavier strategies are
 * asked only where few are open and the puzzle has one solution nevertheless: without that they do
 * not complete it, and where any strategies are allowed, it is enough. Of a complete puzzle the
 * objective is the {@link Shortfall} from the goal.
 *
 * <p>A heavy strategy that is required needs puzzles in which the others are stuck and it is not.
 * So a puzzle with one solution in which all are stuck counts for more than one that the others
 * complete, and one in which the required strategy helps for more than both; the walk strays among
 * these.
 */
final class WalkObjective {
  /**
   * Half of the board's candidates, above which a unique solution is rare unless cage sums
   * determine it.
   */
  private static final int FEW_OPEN = 2;

  private static final int NOT_NEEDED = 56;
  private static final int DID_NOT_HELP = 50;
  private static final int NOT_UNIQUE = 56;
  private static final int CANDIDATES_A_POINT = 4;

  private final Closure closure;
  private final Shortfall shortfall;
  private final HeavySteps others;
  private final HeavySteps required;
  private final int fewOpen;
  private final boolean isAny;

  /**
   * The objective for a request.
   *
   * @param closure the walk's, under {@link #walked}
   */
  WalkObjective(Request request, Closure closure, Stop stop) {
    Board board = closure.board();
    this.closure = closure;
    this.shortfall = new Shortfall(request, closure, stop);
    this.fewOpen = board.hasBonds() ? board.candidates() : board.candidates() / FEW_OPEN;
    StrategySet all = request.strategies();
    this.isAny = all.isAny();
    List<Strategy> heavier =
        isAny
            ? List.of()
            : all.strategies().stream().filter(s -> !walked(all).contains(s)).toList();
    Predicate<Strategy> isRequired = request.goal().required()::contains;
    this.others = new HeavySteps(board, heavier.stream().filter(isRequired.negate()).toList());
    this.required = new HeavySteps(board, heavier.stream().filter(isRequired).toList());
  }

  /** The strategies of a set under which the walk closes states. */
  static StrategySet walked(StrategySet all) {
    return all.easyIfTheyPlace();
  }

  /**
   * The objective for clues given their closure, whose state may be lost.
   *
   * @return 0 for a puzzle as asked for
   */
  int of(int[] cells, int[] digits) {
    if (closure.isComplete()) {
      return completed(cells, digits);
    }
    int open = closure.openCandidates();
    if (!isAny && others.size() + required.size() == 0) {
      return open;
    }
    if (open > fewOpen || !shortfall.isUnique(cells, digits)) {
      return NOT_UNIQUE + open;
    }
    if (isAny) {
      return shortfall.of(cells, digits);
    }
    closeUnderOthers();
    return closure.isComplete() ? completed(cells, digits) : stuck(cells, digits);
  }

  /** The objective of a puzzle completed without the required and the heavy strategies. */
  private int completed(int[] cells, int[] digits) {
    return required.size() > 0 ? NOT_NEEDED : shortfall.of(cells, digits);
  }

  /** Continues with the required strategies where the others get stuck. */
  private int stuck(int[] cells, int[] digits) {
    int all = required.size();
    long helping = 0;
    for (int which = 0; which >= 0 && !closure.isComplete(); ) {
      which = required.help(closure);
      if (which >= 0) {
        helping |= 1L << which;
        closure.close();
        closeUnderOthers();
      }
    }
    if (closure.isComplete()) {
      return shortfall.of(cells, digits);
    }
    int missing = all - Long.bitCount(helping);
    return missing == all && all > 0
        ? 1 + DID_NOT_HELP
        : 1
            + DID_NOT_HELP * missing / Math.max(1, all)
            + Math.min(DID_NOT_HELP, closure.openCandidates()) / CANDIDATES_A_POINT;
  }

  private void closeUnderOthers() {
    while (!closure.isComplete() && others.help(closure) >= 0) {
      closure.close();
    }
  }
}
