package cluewright.format.exchange.position;

import cluewright.format.FormatException;
import cluewright.format.Symbol;
import cluewright.model.Board;
import cluewright.phrase.Phrase;

/**
 * The digits of a cell in a grid, without blanks between them.
 *
 * @param line from 1
 * @param column from 0
 */
record MarkRun(int line, int column, String digits) {
  private static final String OPEN = ".0";

  boolean isOpen() {
    return digits.length() == 1 && OPEN.contains(digits);
  }

  /** The only digit of a cell; 0 if it is open. */
  int digit(Board board) {
    return isOpen() ? 0 : Integer.numberOfTrailingZeros(candidates(board)) + 1;
  }

  /** The digits as a set. */
  int candidates(Board board) {
    int candidates = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = board.digitOf(digits.charAt(i));
      if (digit == 0) {
        throw fault(
            i,
            Phrase.of(
                "exchange.no-candidate-digit",
                Symbol.quoted(digits.charAt(i)),
                board.toString(),
                String.valueOf(board.symbol(board.digits()))));
      }
      candidates |= 1 << (digit - 1);
    }
    return candidates;
  }

  FormatException fault(int index, Phrase what) {
    return FormatException.at(line, column + index + 1, what);
  }
}
