package cluewright.search.exhaustive;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.symmetry.Group;
import cluewright.search.symmetry.MaskSymmetries;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * A plan for walking the tree of a mask: the order of cells and digits, and the symmetries used.
 * Immutable; trees of one plan are equal, branch by branch.
 */
public final class TreePlan {
  private final Mask mask;
  private final StrategySet strategies;
  private final int[] order;
  private final int[][] digitOrders;
  private final List<int[]> symmetries;
  private final int[] given;

  /** True if every digit must occur in a grid, and two without clues can be exchanged. */
  private final boolean everyDigitOccurs;

  private TreePlan(
      Mask mask, StrategySet strategies, List<int[]> symmetries, Puzzle givens, Random random) {
    this.mask = mask;
    this.strategies = strategies;
    this.symmetries = symmetries;
    this.order = order(mask, givens.mask().clues(), random);
    this.given = given(givens, order);
    this.digitOrders = digitOrders(mask, random);
    this.everyDigitOccurs =
        !mask.open().isEmpty()
            && mask.board().digitsAreAlike()
            && mask.board().houses().stream().anyMatch(House::holdsEveryDigit);
  }

  /**
   * A plan that meets some puzzle if there is any, skipping symmetric images.
   *
   * @param random decides what is tried first
   */
  public static TreePlan upToSymmetry(Mask mask, StrategySet strategies, Random random, Stop stop) {
    List<int[]> symmetries = MaskSymmetries.of(mask, strategies, stop);
    return new TreePlan(mask, strategies, symmetries, Puzzle.empty(mask.board()), random);
  }

  /**
   * A plan that meets every puzzle with the given digits, up to renaming. The given cells come
   * first and have no choice; the digits of the givens get the names 1, 2, … as they come.
   *
   * @param givens digits on some of the mask's cells
   */
  public static TreePlan around(Puzzle givens, Mask mask, StrategySet strategies, Random random) {
    return new TreePlan(mask, strategies, List.of(), givens, random);
  }

  /** By position in the order, the required digit, or 0 for any. */
  private static int[] given(Puzzle givens, int[] order) {
    int[] names = new int[givens.board().digits() + 1];
    if (!givens.board().digitsAreAlike()) {
      Arrays.setAll(names, digit -> digit);
    }
    int next = 1;
    int[] given = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      int digit = givens.digit(order[i]);
      if (digit != 0 && names[digit] == 0) {
        names[digit] = next++;
      }
      given[i] = names[digit];
    }
    return given;
  }

  /** The clue cells, given ones first, then each with as many peers before it as possible. */
  private static int[] order(Mask mask, CellSet given, Random random) {
    List<Integer> cells = new ArrayList<>(mask.clues().stream().boxed().toList());
    Collections.shuffle(cells, random);
    int[] result = new int[cells.size()];
    CellSet taken = CellSet.empty();
    for (int i = 0; i < result.length; i++) {
      CellSet before = taken;
      int next =
          Collections.max(
              cells,
              Comparator.comparing((Integer cell) -> given.contains(cell))
                  .thenComparingInt(cell -> mask.board().peers(cell).intersect(before).size()));
      cells.remove((Integer) next);
      result[i] = next;
      taken = taken.with(next);
    }
    return result;
  }

  private static int[][] digitOrders(Mask mask, Random random) {
    int[][] orders = new int[mask.size()][];
    for (int i = 0; i < orders.length; i++) {
      List<Integer> digits = new ArrayList<>(mask.board().digitRange().boxed().toList());
      Collections.shuffle(digits, random);
      orders[i] = digits.stream().mapToInt(Integer::intValue).toArray();
    }
    return orders;
  }

  public Mask mask() {
    return mask;
  }

  public StrategySet strategies() {
    return strategies;
  }

  /** The clue cells in the order in which they are filled. */
  public int[] order() {
    return order.clone();
  }

  /** The number of symmetries used, including the identity. */
  public int symmetryCount() {
    return Math.max(1, symmetries.size());
  }

  List<int[]> symmetries() {
    return symmetries;
  }

  /** False if the mask has more symmetries than are used. */
  boolean usesAllSymmetries() {
    return MaskSymmetries.isGroup(symmetries);
  }

  /** A few symmetries that generate all others; none if the mask has more than are used. */
  List<int[]> generators() {
    return usesAllSymmetries()
        ? Group.generators(symmetries, mask.board().cells(), Stop.NEVER)
        : List.of();
  }

  /** The digits allowed in the cell after {@code filled} ones, as bits from 0. */
  int allowed(int filled) {
    return given[filled] == 0 ? mask.board().allDigits() : 1 << (given[filled] - 1);
  }

  /** The first digit to try after {@code filled} cells, out of some. */
  int pick(int filled, int digits) {
    for (int digit : digitOrders[filled]) {
      if ((digits >>> (digit - 1) & 1) != 0) {
        return digit;
      }
    }
    throw new IllegalArgumentException("there is no digit to pick");
  }

  /** True if at least two digits will be missing from the clues, so that they can be exchanged. */
  boolean missesDigits(int inUse, int filled) {
    Board board = mask.board();
    return everyDigitOccurs && inUse + order.length - filled < board.digits() - 1;
  }
}
