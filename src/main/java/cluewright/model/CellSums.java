package cluewright.model;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The sums of a board as arrays for frequent loops. */
public final class CellSums {
  /** By sum, its cells. */
  private final int[][] cells;

  private final int[] totals;

  /** By cell, the numbers of its sums. */
  private final int[][] sumsOf;

  public CellSums(Board board) {
    this.cells = board.sums().stream().map(sum -> sum.cells().toArray()).toArray(int[][]::new);
    this.totals = board.sums().stream().mapToInt(CellSum::total).toArray();
    this.sumsOf = new int[board.cells()][];
    Arrays.setAll(sumsOf, cell -> sumsWith(board, cell));
  }

  private static int[] sumsWith(Board board, int cell) {
    return IntStream.range(0, board.sums().size())
        .filter(sum -> board.sums().get(sum).cells().contains(cell))
        .toArray();
  }

  /** The number of sums. */
  public int size() {
    return cells.length;
  }

  /** The cells of a sum, ascending. */
  public int[] cells(int sum) {
    return cells[sum];
  }

  public int total(int sum) {
    return totals[sum];
  }

  /**
   * True if some sum at a cell is filled with a wrong total.
   *
   * @param digit the digit of a cell, 0 for none
   */
  public boolean isMissed(int cell, IntUnaryOperator digit) {
    for (int sum : sumsOf[cell]) {
      if (misses(sum, digit)) {
        return true;
      }
    }
    return false;
  }

  /** True if some sum is filled with a wrong total. */
  public boolean isAnyMissed(IntUnaryOperator digit) {
    for (int sum = 0; sum < cells.length; sum++) {
      if (misses(sum, digit)) {
        return true;
      }
    }
    return false;
  }

  private boolean misses(int sum, IntUnaryOperator digit) {
    int made = 0;
    for (int cell : cells[sum]) {
      int here = digit.applyAsInt(cell);
      if (here == 0) {
        return false;
      }
      made += here;
    }
    return made != totals[sum];
  }
}
