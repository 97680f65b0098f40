package cluewright.format;

import cluewright.format.LibraryCase.Expectation;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads HoDoKu's regression libraries, a case a line:
 *
 * <pre>:code[-variant]:digits:grid:deleted:eliminations:placements:[extra]</pre>
 *
 * The grid has 81 cells, a {@code +} before a digit that is placed and no clue; candidates are
 * written as digit, row, column, and parted by blanks. The variant {@code x} says that the
 * technique must not be found. {@code #} begins a comment.
 */
public final class LibraryText {
  private static final Board BOARD = Boards.NINE;
  private static final int FEWEST_FIELDS = 7;
  private static final int MOST_FIELDS = 8;
  private static final Pattern CODE = Pattern.compile("([0-9]{4,5})(?:-([0-9x]+))?");
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final String OPEN = ".0";

  private LibraryText() {}

  /** A part of a line between two colons, and its column, from 1. */
  private record Field(int line, int column, String text) {
    FormatException fault(int offset, String message) {
      return FormatException.at(line, column + offset, message);
    }
  }

  /**
   * Reads every case.
   *
   * @throws FormatException if a line is no case, with its line and column
   */
  public static List<LibraryCase> readAll(String text) {
    return readAll(
        text,
        fault -> {
          throw fault;
        });
  }

  /**
   * Reads every case that can be read.
   *
   * @param faults gets what is wrong with a line, with its line and column
   * @throws FormatException if there is no case at all
   */
  public static List<LibraryCase> readAll(String text, Consumer<FormatException> faults) {
    List<LibraryCase> cases = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      Line words = line.withoutComment();
      if (!words.text().isBlank()) {
        try {
          cases.add(read(words));
        } catch (FormatException fault) {
          faults.accept(fault);
        }
      }
    }
    if (cases.isEmpty()) {
      throw FormatException.at(1, 1, "there is no case: write one a line, beginning with a colon");
    }
    return cases;
  }

  private static LibraryCase read(Line line) {
    List<Field> fields = fields(line);
    Matcher code = CODE.matcher(fields.get(1).text());
    if (!code.matches()) {
      throw fields.get(1).fault(0, "no technique's number: write four digits, such as 0300");
    }
    Puzzle placedDigits = placed(fields.get(3));
    GridState state = state(placedDigits, candidates(fields.get(4)));
    Set<Integer> eliminated = candidates(fields.get(5));
    Set<Integer> placed = candidates(fields.get(6));
    Expectation expectation = expectation(code, eliminated, placed, fields);
    return new LibraryCase(
        line.number(),
        code.group(1),
        code.group(2) == null ? "" : code.group(2),
        digits(fields.get(2)),
        placedDigits.restrictedTo(new Mask(BOARD, clues(fields.get(3)))),
        state,
        expectation,
        switch (expectation) {
          case ELIMINATES -> eliminated;
          case PLACES -> placed;
          case NOT_FOUND -> Set.of();
        });
  }

  private static List<Field> fields(Line line) {
    List<Field> fields = new ArrayList<>();
    int start = 0;
    for (String part : line.text().split(":", -1)) {
      fields.add(new Field(line.number(), start + 1, part));
      start += part.length() + 1;
    }
    if (!fields.get(0).text().isBlank()) {
      throw fields.get(0).fault(0, "a case begins with a colon: write :code:digits:grid:...");
    }
    if (fields.size() < FEWEST_FIELDS || fields.size() > MOST_FIELDS) {
      throw fields
          .get(fields.size() - 1)
          .fault(
              0,
              "%d colons found, expected 6 or 7: write".formatted(fields.size() - 1)
                  + " :code:digits:grid:deleted:eliminations:placements:");
    }
    return fields;
  }

  private static Expectation expectation(
      Matcher code, Set<Integer> eliminated, Set<Integer> placed, List<Field> fields) {
    if ("x".equals(code.group(2))) {
      return Expectation.NOT_FOUND;
    }
    if (eliminated.isEmpty() == placed.isEmpty()) {
      throw fields
          .get(5)
          .fault(0, "a case has either eliminations or placements: fill one of the two fields");
    }
    return placed.isEmpty() ? Expectation.ELIMINATES : Expectation.PLACES;
  }

  private static int digits(Field field) {
    int digits = 0;
    for (int i = 0; i < field.text().length(); i++) {
      digits |= 1 << (digit(field, i) - 1);
    }
    return digits;
  }

  private static int digit(Field field, int offset) {
    int digit = BOARD.digitOf(field.text().charAt(offset));
    if (digit == 0) {
      throw field.fault(
          offset,
          "%s is no digit of the %s board: write 1 to 9"
              .formatted(Symbol.quoted(field.text().charAt(offset)), BOARD));
    }
    return digit;
  }

  private static Set<Integer> candidates(Field field) {
    Set<Integer> candidates = new LinkedHashSet<>();
    Matcher words = WORD.matcher(field.text());
    while (words.find()) {
      if (words.end() - words.start() != 3) {
        throw field.fault(
            words.start(),
            "\"%s\" is no candidate: write digit, row and column, such as 718 for 7 in r1c8"
                .formatted(words.group()));
      }
      int cell =
          BOARD.cell(digit(field, words.start() + 1) - 1, digit(field, words.start() + 2) - 1);
      candidates.add(BOARD.candidate(cell, digit(field, words.start())));
    }
    return candidates;
  }

  private static GridState state(Puzzle puzzle, Set<Integer> deleted) {
    return GridState.initial(puzzle)
        .eliminate(
            deleted.stream()
                .mapToInt(Integer::intValue)
                .filter(candidate -> puzzle.digit(BOARD.cellOf(candidate)) == 0)
                .toArray());
  }

  private static Puzzle placed(Field grid) {
    Puzzle puzzle = new Puzzle(BOARD, digitsOf(grid));
    puzzle
        .conflict()
        .ifPresent(
            conflict -> {
              throw grid.fault(0, Contradiction.of(conflict, BOARD) + ": correct one of them");
            });
    return puzzle;
  }

  /** The cells whose digit has no {@code +} before it. */
  private static CellSet clues(Field grid) {
    String text = grid.text();
    String cells = text.replace("+", "");
    String marks = text.replaceAll("[+].", "+");
    return CellSet.where(
        BOARD.cells(), cell -> marks.charAt(cell) != '+' && OPEN.indexOf(cells.charAt(cell)) < 0);
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
        throw grid.fault(i, "more than 81 cells: write one character a cell");
      }
      digits[cell++] = OPEN.indexOf(symbol) >= 0 ? 0 : digit(grid, i);
    }
    if (cell < digits.length) {
      throw grid.fault(
          grid.text().length(),
          "%d cells found, expected 81: write one character a cell, row by row, and . for an open cell"
              .formatted(cell));
    }
    return digits;
  }
}
