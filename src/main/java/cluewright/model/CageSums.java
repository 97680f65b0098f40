package cluewright.model;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** The sums of a board's cages as arrays, for loops that run often. */
public final class CageSums {
  private static final int NONE = -1;

  /** The cells of each cage with a sum. */
  private final int[][] cages;

  private final int[] sums;

  /** For each cell the number of its cage; that of no cage if it has none with a sum. */
  private final int[] cageOf;

  public CageSums(Board board) {
    Cage[] all = board.cages().stream().filter(Cage::hasSum).toArray(Cage[]::new);
    this.cages = new int[all.length][];
    this.sums = new int[all.length];
    this.cageOf = new int[board.cells()];
    Arrays.fill(cageOf, NONE);
    for (int i = 0; i < all.length; i++) {
      int number = i;
      cages[i] = all[i].cells().toArray();
      sums[i] = all[i].sum();
      all[i].cells().forEach(cell -> cageOf[cell] = number);
    }
  }

  /** True if a board has a cage with a sum. */
  public static boolean isOn(Board board) {
    return board.cages().stream().anyMatch(Cage::hasSum);
  }

  /** How many cages have sums. */
  public int size() {
    return cages.length;
  }

  /** The cells of a cage, ascending. */
  public int[] cells(int cage) {
    return cages[cage];
  }

  public int sum(int cage) {
    return sums[cage];
  }

  /**
   * True if the cage of a cell is filled, and its digits add up to another sum.
   *
   * @param digit the digit of a cell, 0 for none
   */
  public boolean isMissed(int cell, IntUnaryOperator digit) {
    return cageOf[cell] != NONE && misses(cageOf[cell], digit);
  }

  /** True if some cage is filled, and its digits add up to another sum. */
  public boolean isAnyMissed(IntUnaryOperator digit) {
    for (int cage = 0; cage < cages.length; cage++) {
      if (misses(cage, digit)) {
        return true;
      }
    }
    return false;
  }

  private boolean misses(int cage, IntUnaryOperator digit) {
    int made = 0;
    for (int cell : cages[cage]) {
      int here = digit.applyAsInt(cell);
      if (here == 0) {
        return false;
      }
      made += here;
    }
    return made != sums[cage];
  }
}
