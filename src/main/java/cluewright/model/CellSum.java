package cluewright.model;

import java.util.function.IntUnaryOperator;

/**
 * Cells of one house whose digits have a given sum.
 *
 * @param total what they add up to
 */
public record CellSum(CellSet cells, int total) {

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
