package cluewright.model;

/**
 * Whether a digit leaves a cage its sum, as far as its open cells alone can tell, is one that its
 * cell may have, and completes no other rule of many cells wrongly.
 */
public final class PlainSums {
  private PlainSums() {}

  /**
   * True if a digit can stand in a cell as far as its rules, besides houses and pairs, can tell.
   */
  public static boolean allow(Board board, int[] digits, int cell, int digit) {
    int[] filled = digits.clone();
    filled[cell] = digit;
    boolean isKept =
        board.words().stream()
            .filter(word -> word.path().contains(cell))
            .filter(word -> word.path().stream().allMatch(each -> filled[each] != 0))
            .allMatch(word -> word.rule().holds(board.layout(), each -> filled[each]));
    return isKept
        && (board.allowed(cell) >>> (digit - 1) & 1) != 0
        && fits(board, digits, cell, digit);
  }

  private static boolean fits(Board board, int[] digits, int cell, int digit) {
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
