package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;

/**
 * The digits 0 to F, with which many 16x16 puzzles are printed.
 *
 * <p>We write 1 to G there and {@code 0} for an open cell. Both dialects have 1 to F in common, so
 * the one digit that is spelt otherwise, their 0, becomes our G. A text is in theirs if it has 0,
 * no more often than a solution has a digit, and no G, and another mark for the open cells; or no
 * open cell at all, and 0 just as often.
 */
public final class Hexadoku {
  private static final Board BOARD = Boards.SIXTEEN;

  private Hexadoku() {}

  private static boolean isMeant(Board board, CharSequence symbols) {
    if (board.digits() != BOARD.digits()) {
      return false;
    }
    int zeros = 0;
    boolean hasOpen = false;
    for (int i = 0; i < symbols.length(); i++) {
      int digit = BOARD.digitOf(symbols.charAt(i));
      if (digit == BOARD.digits()) {
        return false;
      }
      boolean isZero = symbols.charAt(i) == '0';
      zeros += isZero ? 1 : 0;
      hasOpen |= digit == 0 && !isZero;
    }
    return hasOpen ? zeros > 0 && zeros <= BOARD.digits() : zeros == BOARD.digits();
  }

  /** The symbols of a board in our dialect, whichever they are in. */
  public static String inOurs(Board board, CharSequence symbols) {
    return isMeant(board, symbols)
        ? symbols.toString().replace('0', BOARD.symbol(BOARD.digits()))
        : symbols.toString();
  }
}
