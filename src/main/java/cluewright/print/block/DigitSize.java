package cluewright.print.block;

import cluewright.print.Style.TypeSize;

/**
 * The size of digits in their cells, and the minimum to which it may shrink.
 *
 * @param perCell the em, in sides of a cell
 * @param smallest the em, in points, below which the digits of this kind are hard to read
 */
public record DigitSize(double perCell, double smallest) {
  private static final DigitSize PUZZLE = new DigitSize(0.66, 7);
  private static final DigitSize LARGE_PUZZLE = new DigitSize(0.82, 14);
  private static final DigitSize SOLUTION = new DigitSize(0.76, 7);
  private static final DigitSize LARGE_SOLUTION = new DigitSize(0.86, 14);

  /** The digit size of a puzzle, which leaves room to write. */
  public static DigitSize ofPuzzle(TypeSize size) {
    return size == TypeSize.LARGE ? LARGE_PUZZLE : PUZZLE;
  }

  /** The digit size of a solution, which is only looked up. */
  public static DigitSize ofSolution(TypeSize size) {
    return size == TypeSize.LARGE ? LARGE_SOLUTION : SOLUTION;
  }

  /** The side of cells whose digits have a given em. */
  public double cell(double em) {
    return em / perCell;
  }
}
