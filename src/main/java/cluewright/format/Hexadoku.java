package cluewright.format;

import cluewright.model.Board;

/**
 * Reads digits that start with 0, as in many large printed puzzles: 0 to F on 16x16, 0 to 9 on
 * 10x10.
 *
 * <p>We write 1 to G on 16x16 and {@code 0} for an empty cell. Both dialects have 1 to F in common,
 * so the one digit that is spelt otherwise, their 0, becomes our G, and so on each board with ten
 * digits or more. A text is in theirs if it has 0, never twice in a house, and not our last digit,
 * and another mark for the empty cells; or no empty cell at all, and 0 as often as a digit.
 */
public final class Hexadoku {
  /** The fewest digits with this notation; smaller boards nearly always use 1 to 9. */
  private static final int FEWEST_DIGITS = 10;

  private Hexadoku() {}

  private static boolean isMeant(Board board, CharSequence symbols) {
    if (board.digits() < FEWEST_DIGITS || symbols.length() != board.cells()) {
      return false;
    }
    int zeros = 0;
    boolean hasOpen = false;
    for (int i = 0; i < symbols.length(); i++) {
      int digit = board.digitOf(symbols.charAt(i));
      if (digit == board.digits()) {
        return false;
      }
      boolean isZero = symbols.charAt(i) == '0';
      zeros += isZero ? 1 : 0;
      hasOpen |= digit == 0 && !isZero;
    }
    return hasOpen ? zeros > 0 && isOnceAHouse(board, symbols) : zeros == board.digits();
  }

  private static boolean isOnceAHouse(Board board, CharSequence symbols) {
    return board.houses().stream()
        .allMatch(
            house ->
                house.cells().stream().filter(cell -> symbols.charAt(cell) == '0').count() <= 1);
  }

  /** The symbols of a board in Cluewright's notation, whichever they use. */
  public static String inOurs(Board board, CharSequence symbols) {
    return isMeant(board, symbols)
        ? symbols.toString().replace('0', board.symbol(board.digits()))
        : symbols.toString();
  }
}
