package cluewright.model;

/** Whether a digit leaves a cage its sum, as far as its open cells alone can tell. */
public final class PlainSums {
  private PlainSums() {}

  /** True if the cage of a cell can still add up to its sum with a digit there, or has none. */
  public static boolean allow(Board board, int[] digits, int cell, int digit) {
    return board.sums().stream()
        .filter(sum -> sum.cells().contains(cell))
        .allMatch(sum -> allows(board, sum, digits, cell, digit));
  }

  private static boolean allows(Board board, CellSum sum, int[] digits, int cell, int digit) {
    int rest = sum.total() - digit;
    int open = 0;
    for (int other : sum.cells().without(cell).toArray()) {
      rest -= digits[other];
      open += digits[other] == 0 ? 1 : 0;
    }
    return rest >= open * (open + 1) / 2 && rest <= open * (2 * board.digits() - open + 1) / 2;
  }
}
