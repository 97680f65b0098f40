package cluewright.format.exchange.cells;

import cluewright.format.Symbol;
import cluewright.model.Board;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell on its own, between commas or in an array: a digit, a two-digit number on large boards, a
 * mark for an empty cell, or nothing, which is also an empty cell. Programs for data write {@code
 * 5.0} for 5, and {@code NaN} and the like for nothing.
 */
final class CellToken {
  private static final String OPEN = "._*-?";
  private static final String CLUE = "xX";
  private static final Set<String> NOTHING =
      Set.of("na", "nan", "n/a", "<na>", "none", "null", "nil");
  private static final Pattern DECIMAL = Pattern.compile("([0-9]{1,2})[.]0*");

  private CellToken() {}

  /** The cells as one text, if each fits the board. */
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

  /** True if all these characters fit the board. */
  static boolean areOf(Board board, String cells) {
    return cells.chars().allMatch(c -> symbol(String.valueOf((char) c), board) != 0);
  }

  /** The token without the additions of data-processing programs. */
  static String plain(String token) {
    if (token.length() <= 1) {
      return token;
    }
    Matcher decimal = DECIMAL.matcher(token);
    return decimal.matches()
        ? decimal.group(1)
        : NOTHING.contains(token.toLowerCase(Locale.ROOT)) ? "" : token;
  }

  /** The character for a cell, {@code .} if it is open; 0 if it does not fit the board. */
  static char symbol(String written, Board board) {
    String token = plain(written);
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
    if (length == 2 && tens == ones && OPEN.indexOf(tens) >= 0) {
      return '.';
    }
    if (length > 2 || tens < '0' || tens > '9' || ones < '0' || ones > '9') {
      return 0;
    }
    int digit = 10 * (tens - '0') + ones - '0';
    return digit == 0 ? '0' : digit <= board.digits() ? board.symbol(digit) : 0;
  }
}
