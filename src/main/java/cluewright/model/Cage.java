package cluewright.model;

import java.util.function.IntUnaryOperator;

/**
 * Cells of a killer board whose digits are all different and add up to a sum.
 *
 * @param cells at least one cell, and at most as many as there are digits
 * @param sum what the digits add up to; 0 if it is not given, and then the digits only differ
 */
public record Cage(CellSet cells, int sum) {

  public Cage {
    if (cells.isEmpty() || sum < 0) {
      throw new IllegalArgumentException("a cage has cells, and a sum of at least 1 or none");
    }
  }

  /** The least sum of so many different digits. */
  public static int leastSum(int cells) {
    return cells * (cells + 1) / 2;
  }

  /** The largest sum of so many different digits from 1 to {@code digits}. */
  public static int mostSum(int cells, int digits) {
    return cells * (2 * digits - cells + 1) / 2;
  }

  public boolean hasSum() {
    return sum > 0;
  }

  /**
   * True if it is filled, and the digits add up to another sum.
   *
   * @param digit the digit of a cell, 0 for none
   */
  public boolean isMissed(IntUnaryOperator digit) {
    return hasSum()
        && cells.stream().map(digit).allMatch(here -> here != 0)
        && cells.stream().map(digit).sum() != sum;
  }

  /** In the name of a board, for example {@code cage15=r1c1r1c2}. */
  String in(Board board) {
    StringBuilder text = new StringBuilder(Boards.CAGE).append(hasSum() ? sum : "").append("=");
    cells.forEach(cell -> text.append(board.label(cell)));
    return text.toString();
  }
}
