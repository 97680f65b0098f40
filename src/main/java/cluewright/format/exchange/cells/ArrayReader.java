package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.Symbol;
import cluewright.format.TextSource;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads arrays in brackets: of numbers or texts, each array a row or a board, and nested arrays. A
 * name may stand before, as in {@code grid = [[5, 3, 0], …]}, and {@code null}, {@code None} and an
 * empty text are empty cells, as 0 is.
 */
final class ArrayReader {
  private static final Pattern START =
      Pattern.compile(
          "\\s*(?:(?:[A-Za-z_]\\w*(?:\\[\\w*\\])*\\s+)*[A-Za-z_]\\w*(?:\\[\\w*\\])*\\s*:?=\\s*)?[\\[({]");
  private static final Pattern LIKELY = Pattern.compile("\\[\\s*(?:[\\[(\\]\\d\"']|null|None)");
  private static final int DEEPEST = 4;

  /** How much of the start is examined. */
  private static final int SEEN = 200;

  private final String text;
  private final LooseBoards boards = new LooseBoards();
  private int at;
  private int line = 1;
  private int lineStart;

  /** An array of values or arrays, with the line where it begins. */
  private record Array(int line, int column, List<String> values, List<Array> arrays) {
    FormatException fault(String key, Object... words) {
      return FormatException.at(line, column, Phrase.of(key, words));
    }
  }

  ArrayReader(String text) {
    this.text = TextSource.withoutMark(text);
  }

  /**
   * True if the text begins with a bracket and something that may follow it, possibly after a name.
   */
  static boolean isLikely(String text) {
    String start = text.substring(0, Math.min(text.length(), SEEN));
    Matcher bracket = START.matcher(start);
    return bracket.lookingAt()
        && (bracket.end() > TextSpan.ink(start) + 1
            || LIKELY.matcher(start).region(bracket.end() - 1, start.length()).lookingAt());
  }

  Reading reading() {
    Matcher start = START.matcher(text).region(0, Math.min(text.length(), SEEN));
    if (start.lookingAt()) {
      while (at < start.end() - 1) {
        step();
      }
    }
    Array all = new Array(1, 1, new ArrayList<>(), new ArrayList<>());
    while (ink() && (isOpening() || ";,".indexOf(text.charAt(at)) >= 0)) {
      if (isOpening()) {
        all.arrays().add(array(1));
      } else {
        step();
      }
    }
    if (at < text.length()) {
      throw here("exchange.after-array", Symbol.quoted(text.charAt(at)));
    }
    Array whole = all.arrays().size() == 1 ? all.arrays().get(0) : all;
    Optional<Item> jigsaw = jigsaw(whole);
    if (jigsaw.isPresent()) {
      return Reading.of(List.of(jigsaw.get()));
    }
    take(whole);
    return Reading.of(boards.items());
  }

  /** A puzzle with its regions, if two arrays or texts are that. */
  private static Optional<Item> jigsaw(Array pair) {
    if (pair.values().size() == 2) {
      return Regions.puzzle(characters(pair.values().get(0)), characters(pair.values().get(1)));
    }
    return pair.arrays().size() == 2
        ? Regions.puzzle(symbols(pair.arrays().get(0)), symbols(pair.arrays().get(1)))
        : Optional.empty();
  }

  private static List<String> characters(String text) {
    return text.chars().mapToObj(Character::toString).toList();
  }

  /** The symbol of each cell, if all these arrays together are one board. */
  private static List<String> symbols(Array array) {
    Stream<String> values =
        isShort(array)
            ? array.values().stream()
            : array.values().stream().flatMap(row -> characters(row).stream());
    return Stream.concat(values, array.arrays().stream().flatMap(inner -> symbols(inner).stream()))
        .toList();
  }

  /** The symbols of a single array; empty for a text that is not an array. */
  static List<String> symbols(String text) {
    try {
      ArrayReader reader = new ArrayReader(text);
      return reader.ink() && reader.isOpening() ? symbols(reader.array(1)) : List.of();
    } catch (FormatException none) {
      return List.of();
    }
  }

  private Array array(int depth) {
    if (depth > DEEPEST) {
      throw here("exchange.deep-array");
    }
    char closing = "])}".charAt("[({".indexOf(text.charAt(at)));
    Array array = new Array(line, at - lineStart + 1, new ArrayList<>(), new ArrayList<>());
    step();
    boolean isAfterValue = false;
    while (ink() && text.charAt(at) != closing) {
      char symbol = text.charAt(at);
      if (symbol == ',') {
        if (!isAfterValue) {
          throw here("exchange.array-hole");
        }
        isAfterValue = false;
        step();
      } else {
        if (isOpening()) {
          array.arrays().add(array(depth + 1));
        } else {
          array.values().add(value());
        }
        isAfterValue = true;
      }
      if (array.values().size() > MOST_VALUES
          || (array.values().size() > 0 && !array.arrays().isEmpty())) {
        throw here("exchange.mixed-array");
      }
    }
    if (at >= text.length()) {
      throw array.fault("exchange.open-array");
    }
    step();
    return array;
  }

  /** A limit above the cells of any board and the puzzles of any text. */
  private static final int MOST_VALUES = 1 << 18;

  private String value() {
    char symbol = text.charAt(at);
    if ("\"'".indexOf(symbol) >= 0) {
      int end = text.indexOf(symbol, at + 1);
      int lineEnd = text.indexOf('\n', at);
      if (end < 0 || (lineEnd >= 0 && lineEnd < end)) {
        throw here("exchange.open-text");
      }
      String value = text.substring(at + 1, end);
      at = end + 1;
      return value.isBlank() && value.length() <= 1 ? "" : value;
    }
    int start = at;
    while (at < text.length() && isOfValue(text.charAt(at))) {
      at++;
    }
    String value = CellToken.plain(text.substring(start, at));
    if (start == at || value.length() > 2) {
      at = start;
      throw here(
          "exchange.array-value", Quoted.of(value.isEmpty() ? text.substring(at, at + 1) : value));
    }
    return value;
  }

  private static boolean isOfValue(char symbol) {
    return Character.isLetterOrDigit(symbol) || "._*-?".indexOf(symbol) >= 0;
  }

  private boolean isOpening() {
    return "[({".indexOf(text.charAt(at)) >= 0;
  }

  /** Skips blanks; true if a character follows. */
  private boolean ink() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      step();
    }
    return at < text.length();
  }

  private void step() {
    char symbol = text.charAt(at++);
    boolean isFirstOfTwo = symbol == '\r' && at < text.length() && text.charAt(at) == '\n';
    if (symbol == '\n' || (symbol == '\r' && !isFirstOfTwo)) {
      line++;
      lineStart = at;
    }
  }

  private FormatException here(String key, Object... words) {
    return FormatException.at(line, at - lineStart + 1, Phrase.of(key, words));
  }

  /** Takes in an array as one board or several. */
  private void take(Array array) {
    if (array.arrays().isEmpty()) {
      values(array);
      return;
    }
    Optional<Board> board =
        Boards.ALL.stream()
            .filter(one -> one.rows() == array.arrays().size())
            .filter(one -> array.arrays().stream().allMatch(row -> isRow(row, one)))
            .findFirst();
    if (board.isPresent()) {
      boards.addSquare(
          board.get(),
          array.line(),
          array.arrays().stream().map(row -> cells(row, board.get())).toList());
    } else {
      array.arrays().forEach(this::take);
    }
  }

  private static boolean isRow(Array row, Board board) {
    return row.arrays().isEmpty() && row.values().size() == board.columns() && isShort(row);
  }

  private static boolean isShort(Array row) {
    return row.values().stream().allMatch(value -> value.length() <= 2);
  }

  private void values(Array array) {
    List<String> values = array.values();
    if (isShort(array)) {
      Board board =
          Boards.withCells(values.size())
              .orElseThrow(() -> array.fault("exchange.array-count", values.size()));
      boards.add(array.line(), cells(array, board));
      return;
    }
    Optional<Board> rows =
        Boards.ALL.stream()
            .filter(one -> one.rows() == values.size())
            .filter(one -> values.stream().allMatch(row -> row.length() == one.columns()))
            .findFirst();
    if (rows.isPresent()) {
      boards.addSquare(
          rows.get(),
          array.line(),
          values.stream().map(row -> line(array, row, rows.get())).toList());
      return;
    }
    for (String value : values) {
      Board board =
          Boards.withCells(value.length())
              .orElseThrow(() -> array.fault("exchange.array-count", value.length()));
      boards.add(array.line(), line(array, value, board));
    }
  }

  private static String line(Array array, String cells, Board board) {
    return cells(array, cells.chars().mapToObj(c -> String.valueOf((char) c)).toList(), board);
  }

  private static String cells(Array array, Board board) {
    return cells(array, array.values(), board);
  }

  private static String cells(Array array, List<String> values, Board board) {
    return CellToken.line(values, board)
        .orElseThrow(
            () ->
                array.fault(
                    "exchange.array-digit",
                    values.stream()
                        .filter(value -> CellToken.symbol(value, board) == 0)
                        .map(Quoted::of)
                        .findFirst()
                        .orElseThrow(),
                    board.toString(),
                    String.valueOf(board.digits())));
  }
}
