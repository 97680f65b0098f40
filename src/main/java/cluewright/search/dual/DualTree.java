package cluewright.search.dual;

import cluewright.model.Board;

/**
 * The tree of all ways to fill the open cells of a mask in a certain order, walked depth first;
 * depth d stands for d cells filled.
 *
 * <p>No digit stands twice in a house. Of the digits that do not occur yet only the lowest is
 * tried, since digits can be renamed. A branch is cut where its {@link Residual} has a second
 * solution: then so has every puzzle whose solution holds these digits, whatever its clues are.
 */
final class DualTree {
  private final int[] order;
  private final Residual residual;

  /** Each by depth: the digits in use, and those still to try in the next cell, as a set. */
  private final int[] used;

  private final int[] untried;
  private int depth;
  private long tried;
  private long nodes;

  DualTree(Board board, int[] order) {
    this.order = order.clone();
    this.residual = new Residual(board);
    this.used = new int[order.length + 1];
    this.untried = new int[order.length + 1];
    untried[0] = choices();
  }

  boolean isDone() {
    return depth < 0;
  }

  /** The number of digits tried so far, those that were cut included. */
  long tried() {
    return tried;
  }

  /** The number of branches met so far that were not cut. */
  long nodes() {
    return nodes;
  }

  /** The number of cells filled in the present branch. */
  int depth() {
    return depth;
  }

  boolean isFilled() {
    return depth == order.length;
  }

  /** Leaves the present branch with all below it. */
  void leave() {
    untried[depth] = 0;
  }

  /**
   * Fills the next cell with a digit that was not tried there yet, or goes back.
   *
   * @return whether the present branch is now one that was not met before
   */
  boolean next() {
    if (untried[depth] == 0) {
      back();
      return false;
    }
    int digit = Integer.numberOfTrailingZeros(untried[depth]) + 1;
    untried[depth] &= untried[depth] - 1;
    return fill(digit);
  }

  /** The digits worth a try in the next cell, as a set; none if all are filled. */
  int choices() {
    if (isFilled()) {
      return 0;
    }
    int named = (int) ((2L << used[depth]) - 1);
    return residual.free(order[depth]) & named;
  }

  /** Fills the next cell, unless that is cut. */
  boolean fill(int digit) {
    int cell = order[depth];
    tried++;
    residual.choose(cell, digit);
    if (residual.hasSecondWay(cell)) {
      residual.leave(cell);
      return false;
    }
    nodes++;
    used[depth + 1] = Math.max(used[depth], digit);
    depth++;
    untried[depth] = choices();
    return true;
  }

  /** Goes back from the present branch to the one above it; from the first, the walk is done. */
  void back() {
    depth--;
    if (depth >= 0) {
      residual.leave(order[depth]);
    }
  }

  /** The digit of a cell in the present branch; 0 if it has none. */
  int digit(int cell) {
    return residual.digit(cell);
  }
}
