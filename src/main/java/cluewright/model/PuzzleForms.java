package cluewright.model;

import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Computes forms that are equal for puzzles differing only by turns, reflections and the names of
 * digits.
 *
 * <p>Of the eight ways to lay a board on the table, those are kept in which its houses and rules,
 * written down as numbers of places, come first in the alphabet; so a board that is turned, such as
 * a jigsaw, has the form of the board before. Of these ways the digits that come first make the
 * form of a puzzle, with names in the order of their appearance where a board's digits are alike.
 * Exchanged rows or columns make another form.
 *
 * <p>Not for several threads at once.
 */
public final class PuzzleForms {
  private static final int WAYS = 8;
  private static final int FIRST_SYMBOL = 'A' - 1;
  private static final char OPEN = '.';
  private static final int HASH_LENGTH = 16;

  private final Map<Board, Lay> lays = new HashMap<>();

  /**
   * A board in a certain orientation.
   *
   * @param rules its houses and rules in words
   * @param orders of each way that has these, its cells as one reads
   */
  private record Lay(String rules, List<int[]> orders) {}

  /** A form that is equal for puzzles differing only by turns, reflections and names. */
  public String form(Puzzle puzzle) {
    Lay lay = lays.computeIfAbsent(puzzle.board(), PuzzleForms::lay);
    String digits =
        lay.orders.stream()
            .map(order -> digits(puzzle, order))
            .min(String::compareTo)
            .orElseThrow();
    return lay.rules + "\n" + digits;
  }

  /** A short name of the form for files: 32 hexadecimal digits. */
  public String fingerprint(Puzzle puzzle) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(form(puzzle).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, HASH_LENGTH);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static String digits(Puzzle puzzle, int[] order) {
    boolean areAlike = puzzle.board().digitsAreAlike();
    int[] names = new int[puzzle.board().digits() + 1];
    int next = 1;
    StringBuilder text = new StringBuilder(order.length);
    for (int cell : order) {
      int digit = puzzle.digit(cell);
      if (digit > 0 && names[digit] == 0) {
        names[digit] = areAlike ? next++ : digit;
      }
      text.append(digit == 0 ? OPEN : (char) (FIRST_SYMBOL + names[digit]));
    }
    return text.toString();
  }

  private static Lay lay(Board board) {
    String first = null;
    List<int[]> orders = new ArrayList<>();
    for (int way = 0; way < WAYS; way++) {
      int[] order = order(board, way);
      String rules = rules(board, order, way);
      int comparison = first == null ? -1 : rules.compareTo(first);
      if (comparison < 0) {
        first = rules;
        orders.clear();
      }
      if (comparison <= 0) {
        orders.add(order);
      }
    }
    return new Lay(first, List.copyOf(orders));
  }

  private static boolean isTransposed(int way) {
    return way >= WAYS / 2;
  }

  private static int rows(Board board, int way) {
    return isTransposed(way) ? board.columns() : board.rows();
  }

  private static int columns(Board board, int way) {
    return isTransposed(way) ? board.rows() : board.columns();
  }

  /** The cell that moves to a place, if any. */
  private static int cellAt(Board board, int way, int row, int column) {
    int across = isTransposed(way) ? row : column;
    int down = isTransposed(way) ? column : row;
    return board.cell(
        (way & 1) == 0 ? down : board.rows() - 1 - down,
        (way & 2) == 0 ? across : board.columns() - 1 - across);
  }

  private static int[] order(Board board, int way) {
    int columns = columns(board, way);
    return IntStream.range(0, rows(board, way) * columns)
        .map(place -> cellAt(board, way, place / columns, place % columns))
        .filter(cell -> cell != Board.NO_CELL)
        .toArray();
  }

  private static String rules(Board board, int[] order, int way) {
    int[] number = new int[order.length];
    IntStream.range(0, order.length).forEach(i -> number[order[i]] = i);
    int columns = columns(board, way);
    String places =
        IntStream.range(0, rows(board, way) * columns)
            .mapToObj(
                place ->
                    cellAt(board, way, place / columns, place % columns) == Board.NO_CELL
                        ? " "
                        : "x")
            .collect(Collectors.joining());
    List<String> rules = new ArrayList<>();
    for (House house : board.houses()) {
      rules.add((house.holdsEveryDigit() ? "all " : "some ") + numbers(house.cells(), number));
    }
    board.drawn().forEach(rule -> rules.add(words(rule, number)));
    Collections.sort(rules);
    return rows(board, way) + " " + columns + " " + board.digits() + places + rules;
  }

  private static String numbers(CellSet cells, int[] number) {
    return cells.stream()
        .map(cell -> number[cell])
        .sorted()
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  /** A path that may be read from either end is read from the one that comes first as text. */
  private static String words(Rule rule, int[] number) {
    if (rule.kind() == Kinds.CAGE) {
      return rule.value() + " in " + numbers(CellSet.of(rule.cells()), number);
    }
    List<String> path =
        new ArrayList<>(rule.cells().stream().map(cell -> String.valueOf(number[cell])).toList());
    String there = String.join(" ", path);
    Collections.reverse(path);
    String back = String.join(" ", path);
    boolean isTurned = !rule.kind().isDirected() && back.compareTo(there) < 0;
    return rule.kind().id()
        + (rule.hasValue() ? rule.value() : "")
        + " "
        + (isTurned ? back : there);
  }
}
