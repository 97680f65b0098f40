package cluewright.print.block;

import cluewright.print.Style.TypeSize;

/**
 * The size of digits in their cells, and the least that it may become.
 *
 * @param perCell the em, in sides of a cell
 * @param smallest the em, in points, below which the digits of this kind are hard to read
 */
public record DigitSize(double perCell, double smallest) {
  private static final DigitSize PUZZLE = new DigitSize(0.66, 7);
  private static final DigitSize LARGE_PUZZLE = new DigitSize(0.82, 14);
  private static final DigitSize SOLUTION = new DigitSize(0.76, 7);
  private static final DigitSize LARGE_SOLUTION = new DigitSize(0.86, 14);

  /** Of a puzzle, which is written into. */
  public static DigitSize ofPuzzle(TypeSize size) {
    return size == TypeSize.LARGE ? LARGE_PUZZLE : PUZZLE;
  }

  /** Of a solution, which is only looked up. */
  public static DigitSize ofSolution(TypeSize size) {
    return size == TypeSize.LARGE ? LARGE_SOLUTION : SOLUTION;
  }

  /** The side of the cells that have digits of an em. */
  public double cell(double em) {
    return em / perCell;
  }
}
