package cluewright.model;

import java.util.function.IntUnaryOperator;

/**
 * Cells of one house whose digits have a given sum.
 *
 * @param total what they add up to
 */
public record CellSum(CellSet cells, int total) {

  /** The smallest sum of a number of different digits. */
  public static int least(int cells) {
    return cells * (cells + 1) / 2;
  }

  /** The largest sum of a number of different digits from 1 to {@code digits}. */
  public static int most(int cells, int digits) {
    return cells * (2 * digits - cells + 1) / 2;
  }

  /**
   * True if the cells are filled with another sum.
   *
   * @param digit the digit of a cell, 0 for none
   */
  public boolean isMissed(IntUnaryOperator digit) {
    return cells.stream().map(digit).allMatch(here -> here != 0)
        && cells.stream().map(digit).sum() != total;
  }
}
