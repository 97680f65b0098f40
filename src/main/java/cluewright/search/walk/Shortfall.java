package cluewright.search.walk;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.search.Goal;
import cluewright.search.Request;
import cluewright.search.verify.ConditionCheck;
import java.util.List;

/**
 * How far a puzzle that the strategies complete is from its {@link Goal}, in the walk's unit of
 * candidates.
 *
 * <p>A clue that the strategies do not need is redundant; one that they need may be redundant too,
 * which the count of solutions tells. It is costly, so it is asked only when no clue is of the
 * first kind.
 */
final class Shortfall {
  private static final int UNNEEDED_STRATEGY = 12;
  private static final int REDUNDANT_CLUE = 20;

  /**
   * The share of a counter's patience for a walk, which had rather try another puzzle. On 16x16
   * with wings it finds puzzles four times as fast as with ten times this; on 9x9, where counts are
   * short, nothing changes.
   */
  private static final double PATIENCE = 0.0005;

  private final Goal goal;
  private final Closure closure;
  private final List<Closure> without;
  private final SolutionCounter counter;
  private final ConditionCheck conditions;

  /**
   * A judge for a request's puzzles.
   *
   * @param closure under the request's strategies; its state is lost whenever a puzzle is judged
   */
  Shortfall(Request request, Closure closure, Stop stop) {
    this.goal = request.goal();
    this.closure = closure;
    this.without =
        goal.required().stream()
            .map(strategy -> request.strategies().without(strategy))
            .map(rest -> Closures.of(request.mask().board(), rest))
            .toList();
    this.conditions =
        new ConditionCheck(
            request.mask().board(),
            request.strategies(),
            request.goal().conditions().ofPath(),
            stop);
    this.counter = new SolutionCounter(request.mask().board(), stop);
  }

  /**
   * The shortfall of a puzzle; 0 if it meets the goal.
   *
   * @param cells the clue cells
   * @param digits their digits, which the strategies complete or, of any, have one solution
   */
  int of(int[] cells, int[] digits) {
    int sum = 0;
    for (Closure weaker : without) {
      sum += completes(weaker, cells, digits, cells.length) ? UNNEEDED_STRATEGY : 0;
    }
    if (goal.conditions().minimal()) {
      sum += REDUNDANT_CLUE * redundantClues(cells, digits);
    }
    if (sum == 0 && !goal.conditions().ofPath().isEmpty()) {
      sum += conditions.shortfall(without(cells, digits, -1));
    }
    return sum;
  }

  /** True if the clues have exactly one solution; false if counting takes too long. */
  boolean isUnique(int[] cells, int[] digits) {
    return counter.numberIfQuick(without(cells, digits, -1), PATIENCE) == Solutions.ONE;
  }

  private int redundantClues(int[] cells, int[] digits) {
    int redundant = 0;
    for (int clue = 0; clue < cells.length; clue++) {
      redundant += completes(closure, cells, digits, clue) ? 1 : 0;
    }
    for (int clue = 0; redundant == 0 && clue < cells.length; clue++) {
      redundant += counter.count(without(cells, digits, clue), 2) == 1 ? 1 : 0;
    }
    return redundant;
  }

  private static boolean completes(Closure closure, int[] cells, int[] digits, int leftOut) {
    closure.reset();
    for (int clue = 0; clue < cells.length; clue++) {
      if (clue != leftOut) {
        closure.place(cells[clue], digits[clue]);
      }
    }
    return closure.close() && closure.isComplete();
  }

  /** The puzzle without one of its clues, or the whole puzzle for -1. */
  private Puzzle without(int[] cells, int[] digits, int leftOut) {
    int[] grid = new int[closure.board().cells()];
    for (int clue = 0; clue < cells.length; clue++) {
      grid[cells[clue]] = clue == leftOut ? 0 : digits[clue];
    }
    return new Puzzle(closure.board(), grid);
  }
}
