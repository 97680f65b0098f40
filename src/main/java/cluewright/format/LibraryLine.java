package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a HoDoKu library, split at its colons; {@link LibraryText} interprets it.
 *
 * @param fields as many as a line may have; what precedes the first colon is blank
 */
record LibraryLine(List<Field> fields) {
  static final Board BOARD = Boards.NINE;

  private static final int FEWEST_FIELDS = 7;
  private static final int MOST_FIELDS = 8;
  private static final Pattern CODE = Pattern.compile("([0-9]{4,5})(?:-([0-9x]+))?");
  private static final String OPEN = ".0";

  /**
   * A bare grid, with {@code +} before each placed digit, possibly followed by a colon and the
   * deleted candidates.
   */
  private static final Pattern GRID = Pattern.compile("\\s*([0-9.+]*)(?::([0-9\\s]*))?\\s*");

  /** The number that stands for no strategy. */
  private static final String NONE = "0000";

  /** A length beyond that of any grid with all its marks and candidates. */
  private static final int LONGEST = 4_000;

  /** A part of a line between two colons, with its column counted from 1. */
  record Field(int line, int column, String text) {
    FormatException fault(int offset, String key, Object... values) {
      return FormatException.at(line, column + offset, Phrase.of(key, values));
    }
  }

  /** True if a line is a grid with more than its cells but without a library's fields. */
  static boolean isGrid(String line) {
    Matcher grid = GRID.matcher(line);
    return line.length() < LONGEST
        && grid.matches()
        && (grid.group(1).indexOf('+') >= 0 || hasSeveral(grid.group(2)))
        && grid.group(1).replace("+", "").length() == BOARD.cells();
  }

  /**
   * True if what follows the colon is something other than candidates: a single number, or several
   * that are none.
   */
  private static boolean hasSeveral(String candidates) {
    List<String> words = candidates == null ? List.of() : List.of(candidates.strip().split("\\s+"));
    return words.size() > 1 && words.stream().anyMatch(word -> word.matches("[1-9]{3}"));
  }

  /** A line of a library, or a bare grid. */
  static LibraryLine ofGrid(Line line) {
    Matcher grid = GRID.matcher(line.text());
    if (!isGrid(line.text()) || !grid.matches()) {
      return of(line);
    }
    int number = line.number();
    Field none = new Field(number, 1, "");
    Field deleted =
        grid.group(2) == null ? none : new Field(number, grid.start(2) + 1, grid.group(2));
    return new LibraryLine(
        List.of(
            none,
            new Field(number, 1, NONE),
            none,
            new Field(number, grid.start(1) + 1, grid.group(1)),
            deleted,
            none,
            none));
  }

  static LibraryLine of(Line line) {
    List<Field> fields = new ArrayList<>();
    int start = 0;
    for (String part : line.text().split(":", MOST_FIELDS + 1)) {
      fields.add(new Field(line.number(), start + 1, part));
      start += part.length() + 1;
    }
    if (!fields.get(0).text().isBlank()) {
      throw fields.get(0).fault(0, "formats.library-colon");
    }
    if (fields.size() < FEWEST_FIELDS || fields.size() > MOST_FIELDS) {
      long colons = line.text().chars().filter(c -> c == ':').count();
      throw fields.get(fields.size() - 1).fault(0, "formats.library-colons", colons);
    }
    return new LibraryLine(fields);
  }

  /** Matches the strategy's number as group 1 and its variant as group 2. */
  Matcher code() {
    Matcher code = CODE.matcher(fields.get(1).text());
    if (!code.matches()) {
      throw fields.get(1).fault(0, "formats.library-code");
    }
    return code;
  }

  /** The digits of the case, as a set. */
  int digits() {
    int digits = 0;
    for (int i = 0; i < fields.get(2).text().length(); i++) {
      digits |= 1 << (digit(fields.get(2), i) - 1);
    }
    return digits;
  }

  /** Every digit of the grid. */
  Puzzle placed() {
    Puzzle puzzle = new Puzzle(BOARD, digitsOf(grid()));
    FormatException.throwIf(
        puzzle
            .conflict()
            .map(of -> grid().fault(0, "formats.library-conflict", Contradiction.of(of, BOARD))));
    return puzzle;
  }

  /** The placed digits that have no {@code +} before them. */
  Puzzle clues(Puzzle placed) {
    String cells = grid().text().replace("+", "");
    String marks = grid().text().replaceAll("[+].", "+");
    return placed.restrictedTo(
        new Mask(
            BOARD,
            CellSet.where(
                BOARD.cells(),
                cell -> marks.charAt(cell) != '+' && OPEN.indexOf(cells.charAt(cell)) < 0)));
  }

  /** The placed digits with the deleted candidates removed. */
  GridState state(Puzzle placed) {
    return GridState.initial(placed)
        .eliminate(
            candidates(fields.get(4)).stream()
                .mapToInt(Integer::intValue)
                .filter(candidate -> placed.digit(BOARD.cellOf(candidate)) == 0)
                .toArray());
  }

  Set<Integer> eliminated() {
    return candidates(fields.get(5));
  }

  Set<Integer> placements() {
    return candidates(fields.get(6));
  }

  private Field grid() {
    return fields.get(3);
  }

  private static int digit(Field field, int offset) {
    char symbol = field.text().charAt(offset);
    int digit = BOARD.digitOf(symbol);
    if (digit == 0) {
      throw field.fault(
          offset, "formats.library-digit", Symbol.quoted(symbol), BOARD.toString(), BOARD.digits());
    }
    return digit;
  }

  private static Set<Integer> candidates(Field field) {
    Set<Integer> candidates = new LinkedHashSet<>();
    int start = 0;
    for (int i = 0; i <= field.text().length(); i++) {
      if (i == field.text().length() || Character.isWhitespace(field.text().charAt(i))) {
        if (i > start) {
          candidates.add(candidate(field, start, field.text().substring(start, i)));
        }
        start = i + 1;
      }
    }
    return candidates;
  }

  private static int candidate(Field field, int start, String word) {
    if (word.length() != 3) {
      throw field.fault(start, "formats.library-candidate", Quoted.of(word));
    }
    int cell = BOARD.cell(digit(field, start + 1) - 1, digit(field, start + 2) - 1);
    return BOARD.candidate(cell, digit(field, start));
  }

  private static int[] digitsOf(Field grid) {
    int[] digits = new int[BOARD.cells()];
    int cell = 0;
    for (int i = 0; i < grid.text().length(); i++) {
      char symbol = grid.text().charAt(i);
      if (symbol == '+') {
        continue;
      }
      if (cell == digits.length) {
        throw grid.fault(i, "formats.library-cells", digits.length);
      }
      digits[cell++] = OPEN.indexOf(symbol) >= 0 ? 0 : digit(grid, i);
    }
    if (cell < digits.length) {
      throw grid.fault(
          grid.text().length(),
          "formats.wrong-count",
          Phrase.of("formats.cells", cell),
          String.valueOf(digits.length));
    }
    return digits;
  }
}
