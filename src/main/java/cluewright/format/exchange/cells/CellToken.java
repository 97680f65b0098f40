package cluewright.format.exchange.cells;

import cluewright.format.Symbol;
import cluewright.model.Board;
import java.util.List;
import java.util.Optional;

/**
 * A cell that stands by itself, between commas or in an array: a digit, a number of two figures
 * where the board has so many digits, a mark for an open cell, or nothing, which is one, too.
 */
final class CellToken {
  private static final String OPEN = "._*-?";
  private static final String CLUE = "xX";

  private CellToken() {}

  /** The cells as one text, if each can stand on the board. */
  static Optional<String> line(List<String> tokens, Board board) {
    StringBuilder line = new StringBuilder();
    for (String token : tokens) {
      char symbol = symbol(token, board);
      if (symbol == 0) {
        return Optional.empty();
      }
      line.append(symbol);
    }
    return Optional.of(line.toString());
  }

  /** True if all these characters can stand on a board. */
  static boolean areOf(Board board, String cells) {
    return cells.chars().allMatch(c -> symbol(String.valueOf((char) c), board) != 0);
  }

  /** One character for a cell, {@code .} if it is open; 0 if it is none of the board's. */
  static char symbol(String token, Board board) {
    if (token.isEmpty()) {
      return '.';
    }
    char first = Symbol.plain(token.charAt(0));
    if (token.length() > 1) {
      return numbered(first, Symbol.plain(token.charAt(1)), token.length(), board);
    }
    if (OPEN.indexOf(first) >= 0) {
      return '.';
    }
    if (CLUE.indexOf(first) >= 0) {
      return 'x';
    }
    return first == '0' || board.digitOf(first) != 0 ? first : 0;
  }

  private static char numbered(char tens, char ones, int length, Board board) {
    if (length > 2 || tens < '1' || tens > '9' || ones < '0' || ones > '9') {
      return 0;
    }
    int digit = 10 * (tens - '0') + ones - '0';
    return digit <= board.digits() ? board.symbol(digit) : 0;
  }
}
