package cluewright.format.exchange.position;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.Quoted;
import cluewright.format.Symbol;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads a .sdk file line by line.
 *
 * <p>{@code #A value} and {@code #Avalue} are the same; a letter that comes again continues its
 * text; letters that we do not know are passed over and told, as are the cells' colours. Rows
 * before any section are the puzzle. A digit of the puzzle is a clue, unless the state has another
 * one in its cell. Pencil marks are the candidates of an empty cell; a cell without any has none
 * noted and keeps all.
 */
final class SdkReader {
  private static final Board BOARD = NineRows.BOARD;

  private final Map<SdkField, StringBuilder> headers = new EnumMap<>(SdkField.class);
  private final NineRows puzzle = new NineRows();
  private final NineRows state = new NineRows();
  private final int[] marks = new int[BOARD.cells()];
  private int markedRows;
  private Section section = Section.PUZZLE;
  private final PassedOver passed = new PassedOver();
  private Line end = new Line(1, "");

  private enum Section {
    PUZZLE,
    STATE,
    PENCILMARKS,
    COLOURS,
    COLORS
  }

  static boolean isHeader(String line) {
    return line.length() > 1 && line.charAt(0) == '#' && SdkField.of(line.charAt(1)).isPresent();
  }

  Reading read(String text) {
    for (Line line : Line.of(text, 1)) {
      if (!line.text().isBlank()) {
        take(line);
        end = line;
      }
    }
    Puzzle digits = puzzle.puzzle(end);
    Puzzle placed = state.isEmpty() ? digits : filled(state.puzzle(end), digits);
    if (markedRows > 0 && markedRows < BOARD.rows()) {
      throw missing(markedRows);
    }
    GridState position = GridState.initial(placed).eliminate(unmarked(placed));
    Item item = Positions.item(digits.restrictedTo(equal(digits, placed)), position);
    Positions.fault(position)
        .ifPresent(fault -> passed.say(Phrase.of("exchange.contradicts", fault)));
    return new Reading(List.of(item.with(about())), passed.remarks());
  }

  private FormatException missing(int rows) {
    return FormatException.at(
        end.number(),
        end.text().stripTrailing().length() + 1,
        Phrase.of("formats.rows-missing", rows, BOARD.toString(), BOARD.rows()));
  }

  /** The state's digits, and the puzzle's where the state leaves a cell open. */
  private static Puzzle filled(Puzzle state, Puzzle digits) {
    int[] filled = new int[BOARD.cells()];
    Arrays.setAll(filled, cell -> state.digit(cell) == 0 ? digits.digit(cell) : state.digit(cell));
    return new Puzzle(BOARD, filled);
  }

  private static Mask equal(Puzzle one, Puzzle other) {
    return new Mask(
        BOARD, CellSet.where(BOARD.cells(), cell -> one.digit(cell) == other.digit(cell)));
  }

  private void take(Line line) {
    String words = line.text().strip();
    if (words.startsWith("#")) {
      header(words, line.number());
    } else if (words.startsWith("[")) {
      section = section(line);
    } else {
      row(line);
    }
  }

  private void header(String words, int line) {
    if (!isHeader(words)) {
      passed.add(words.substring(0, Math.min(words.length(), 2)).strip());
      return;
    }
    String text = words.substring(2);
    StringBuilder header =
        headers.computeIfAbsent(
            SdkField.of(words.charAt(1)).orElseThrow(), none -> new StringBuilder());
    if (header.length() + text.length() > Metadata.LONGEST) {
      throw FormatException.at(line, 1, Phrase.of("exchange.long-words", Metadata.LONGEST));
    }
    header.append(text.startsWith(" ") ? text.substring(1) : text).append('\n');
  }

  private static Section section(Line line) {
    String words = line.text().strip();
    for (Section known : Section.values()) {
      if (words.toUpperCase(Locale.ROOT).equals("[" + known + "]")) {
        return known;
      }
    }
    throw FormatException.at(
        line.number(),
        line.text().indexOf('[') + 1,
        Phrase.of("exchange.sdk-section", Quoted.of(words)));
  }

  private void row(Line line) {
    switch (section) {
      case PUZZLE -> puzzle.add(line, "");
      case STATE -> state.add(line, "");
      case PENCILMARKS -> marks(line);
      case COLOURS, COLORS -> passed.add("[" + section + "]");
    }
  }

  private void marks(Line line) {
    if (markedRows == BOARD.rows()) {
      throw FormatException.at(
          line.number(), 1, Phrase.of("exchange.rows-over", BOARD.toString(), markedRows));
    }
    int column = 0;
    for (int i = 0; i < line.text().length(); i++) {
      char symbol = line.text().charAt(i);
      if (symbol == ',') {
        column++;
      } else if (!Character.isWhitespace(symbol)) {
        mark(column, line, i);
      }
    }
    if (column + 1 != BOARD.columns()) {
      throw FormatException.at(
          line.number(),
          line.text().stripTrailing().length() + 1,
          Phrase.of("exchange.sdk-marks", column + 1, BOARD.columns()));
    }
    markedRows++;
  }

  private void mark(int column, Line line, int index) {
    int digit = BOARD.digitOf(line.text().charAt(index));
    if (digit == 0) {
      throw FormatException.at(
          line.number(),
          index + 1,
          Phrase.of(
              "exchange.no-candidate-digit",
              Symbol.quoted(line.text().charAt(index)),
              BOARD.toString(),
              String.valueOf(BOARD.symbol(BOARD.digits()))));
    }
    if (column < BOARD.columns()) {
      marks[BOARD.cell(markedRows, column)] |= 1 << (digit - 1);
    }
  }

  /** The candidates of empty cells that are missing from the cell's marks, if it has any. */
  private int[] unmarked(Puzzle placed) {
    List<Integer> gone = new ArrayList<>();
    for (int candidate = 0; candidate < BOARD.candidates(); candidate++) {
      int cell = BOARD.cellOf(candidate);
      boolean isMarked = (marks[cell] >>> (BOARD.digitOf(candidate) - 1) & 1) != 0;
      if (placed.digit(cell) == 0 && marks[cell] != 0 && !isMarked) {
        gone.add(candidate);
      }
    }
    return gone.stream().mapToInt(Integer::intValue).toArray();
  }

  private Metadata about() {
    return SdkField.kept(
        new Metadata(
            header(SdkField.DESCRIPTION),
            header(SdkField.AUTHOR),
            header(SdkField.COMMENT),
            header(SdkField.LEVEL),
            header(SdkField.SOURCE),
            header(SdkField.URL),
            header(SdkField.DATE)));
  }

  private String header(SdkField field) {
    return headers.getOrDefault(field, new StringBuilder()).toString();
  }
}
