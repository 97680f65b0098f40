package cluewright.search.exhaustive;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.symmetry.LeastImage;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * The tree of all ways to fill a mask, walked depth first; at depth d, d clue cells are filled.
 *
 * <p>A branch is cut where singles and locked candidates, which hold in every solution grid
 * whatever the request allows, meet a contradiction or leave no such digit; where two digits would
 * occur nowhere among the clues, since these could be exchanged in any solution; and where a
 * symmetry of the mask leads to a branch that is tried as well ({@link LeastImage}). Of the digits
 * that no clue has yet only the lowest is tried, since digits can be renamed (unless relations or
 * sums know them by name: then all are in use from the start); those that are given are in use
 * before the first choice. So whatever is cut has no puzzle with one solution, or its like
 * elsewhere in the tree.
 */
public final class ClueTree {

  private final TreePlan plan;
  private final Board board;
  private final int[] order;
  private final Closure cuts;
  private final Closure strategies;
  private final boolean cutsAreStronger;

  /**
   * What any strategies do not complete, none do, and they know it sooner than those that look at
   * few candidates since they take long; empty for sets without such, since on large boards any may
   * take longest.
   */
  private final Optional<Closure> any;

  private final int[] filledState;
  private final LeastImage symmetries;

  /** By position in the order, the digits of this branch. */
  private final int[] digits;

  /**
   * By depth, the cuts' states and the digits in use; for the next cell, the digits worth trying,
   * those that it can lose without consequences, and those not yet tried.
   */
  private final int[] states;

  private final int[] used;
  private final int[] choices;
  private final int[] quiet;
  private final int[] untried;
  private int depth;
  private long tried;

  public ClueTree(TreePlan plan) {
    this(plan, Stop.NEVER);
  }

  /** A tree whose puzzles may take long to judge. */
  public ClueTree(TreePlan plan, Stop stop) {
    this.plan = plan;
    this.board = plan.mask().board();
    this.order = plan.order();
    this.cuts = Closures.of(board, cuts(plan));
    this.strategies = Closures.of(board, plan.strategies(), stop);
    this.cutsAreStronger = plan.strategies().isEasy();
    this.any =
        plan.strategies().strategies().stream()
            .map(strategy -> strategy.about().scope())
            .filter(scope -> scope.limitsCandidates() && scope.hasEveryState(board))
            .findFirst()
            .map(slow -> Closures.of(board, StrategySet.any(), stop));
    this.filledState = new int[cuts.stateSize()];
    this.symmetries = new LeastImage(order, plan.symmetries(), board);
    this.digits = new int[order.length];
    this.states = new int[order.length * cuts.stateSize()];
    this.used = new int[order.length + 1];
    this.choices = new int[order.length + 1];
    this.quiet = new int[order.length + 1];
    this.untried = new int[order.length + 1];
    cuts.reset();
    keep(0, board.digitsAreAlike() ? 0 : board.digits());
    untried[0] = choices(0);
  }

  /**
   * The strategies used for pruning, at least as strong as the requested ones where these are easy.
   */
  private static StrategySet cuts(TreePlan plan) {
    StrategySet quick = Closures.quick(plan.mask().board());
    return plan.strategies().isAny() ? quick : quick.with(plan.strategies().easy());
  }

  /** True if the whole tree was walked. */
  public boolean isDone() {
    return depth < 0;
  }

  /** The number of branches tried so far. */
  public long tried() {
    return tried;
  }

  /** The number of clue cells filled in the current branch. */
  public int depth() {
    return depth;
  }

  /** Skips the rest of the current branch. */
  public void leave() {
    untried[depth] = 0;
  }

  /**
   * Fills the next cell with an untried digit, or backtracks. Where the cuts are stronger than the
   * strategies, the last cell is only filled if they complete the puzzle.
   *
   * @return whether the present branch is now one that was not met before
   */
  public boolean next() {
    if (untried[depth] == 0) {
      depth--;
      return false;
    }
    int digit = plan.pick(depth, untried[depth]);
    untried[depth] &= ~(1 << (digit - 1));
    tried++;
    boolean endsHere = cutsAreStronger && depth == order.length - 1;
    if (endsHere ? !complete(digit) : !fill(depth, digit)) {
      return false;
    }
    depth++;
    untried[depth] = choices(depth);
    return true;
  }

  /** True if all clue cells are filled. */
  public boolean isFilled() {
    return depth == order.length;
  }

  /** True if all clue cells are filled, and the strategies complete the puzzle. */
  public boolean isSolvable() {
    if (!isFilled()) {
      return false;
    }
    if (plan.strategies().isAny()) {
      cuts.save(filledState, 0);
      strategies.load(filledState, 0);
      return strategies.close() && strategies.isComplete();
    }
    return any.map(this::completes).orElse(true) && completes(strategies);
  }

  private boolean completes(Closure closure) {
    closure.reset();
    for (int i = 0; i < order.length; i++) {
      closure.place(order[i], digits[i]);
    }
    return closure.close() && closure.isComplete();
  }

  /** The clues of the current branch. */
  public Puzzle puzzle() {
    int[] cells = new int[board.cells()];
    for (int i = 0; i < depth; i++) {
      cells[order[i]] = digits[i];
    }
    return new Puzzle(board, cells);
  }

  /** The digits worth trying in the cell after the first {@code filled} ones. */
  int choices(int filled) {
    return choices[filled];
  }

  /** Tries a digit after the first {@code filled} ones; true if the branch may lead anywhere. */
  boolean fill(int filled, int digit) {
    if (!place(filled, digit) || !symmetries.isLeast(digits, filled + 1)) {
      return false;
    }
    keep(filled + 1, Math.max(used[filled], digit));
    return true;
  }

  /**
   * Tries a digit in the last cell; true if the cuts complete the puzzle. That is rare and looked
   * at first, since most branches end here, and a look at all symmetries takes longer.
   */
  private boolean complete(int digit) {
    int last = order.length - 1;
    return place(last, digit) && cuts.isComplete() && symmetries.isLeast(digits, order.length);
  }

  /** Places a digit after the first {@code filled} ones; false if it is cut immediately. */
  private boolean place(int filled, int digit) {
    if (plan.missesDigits(Math.max(used[filled], digit), filled + 1)) {
      return false;
    }
    cuts.load(states, filled * cuts.stateSize());
    digits[filled] = digit;
    return cuts.place(order[filled], digit, quiet[filled]) && cuts.close();
  }

  /** Saves what is known about the current branch after the first {@code filled} cells. */
  private void keep(int filled, int inUse) {
    used[filled] = inUse;
    if (filled < order.length) {
      cuts.save(states, filled * cuts.stateSize());
      int named = (int) ((2L << inUse) - 1);
      choices[filled] = cuts.candidates(order[filled]) & named & plan.allowed(filled);
      quiet[filled] = cuts.quiet(order[filled]);
    }
  }
}
