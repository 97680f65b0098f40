package cluewright.format.exchange.collection;

import cluewright.format.Quoted;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The cells of an OpenSudoku game: 81 digits, 0 for an empty cell; or {@code version: 5}, a line
 * end, and fields for each cell ending with {@code |}: first its value, last 0 for a clue and 1
 * otherwise.
 *
 * <p>Between them stands the note. In version 1 it is {@code -} or digits that are followed by a
 * comma each; from version 2 on it is a number, in which digit d weighs 2 to the power of d - 1.
 * Version 2 may have a second {@code |} after it. Version 4 adds a second note, and version 5 a
 * colour after that; these are passed over.
 */
final class OpenSudokuData {
  private static final Pattern VERSION = Pattern.compile("version:\\s*([0-9]{1,3})\\s");
  private static final String START = "version:";

  /** The number of fields per cell, by version. */
  private static final Map<Integer, Integer> FIELDS = Map.of(1, 3, 2, 3, 3, 3, 4, 4, 5, 5);

  private static final int COMMAS = 1;
  private static final int TWO_BARS = 2;
  private static final int NOTE = 1;
  private static final int SECOND_NOTE = 2;
  private static final int COLOUR = 3;

  private final TextSpan data;
  private final int version;
  private final PassedOver passed;
  private final BoardBuilder builder = new BoardBuilder(Boards.NINE);

  private OpenSudokuData(TextSpan data, int version, PassedOver passed) {
    this.data = data;
    this.version = version;
    this.passed = passed;
  }

  /**
   * Reads the cells of a game.
   *
   * @param passed is told what is passed over
   * @throws cluewright.format.FormatException if it has other fields, or is of another version
   */
  static Content read(TextSpan data, PassedOver passed) {
    if (!data.text().startsWith(START)) {
      return Item.of(CellLine.read(data.text(), data.line(), data.column(), List.of(Boards.NINE)))
          .content();
    }
    Matcher version = VERSION.matcher(data.text());
    int number = version.lookingAt() ? Integer.parseInt(version.group(1)) : 0;
    if (!FIELDS.containsKey(number)) {
      throw data.fault(Phrase.of("exchange.data-version", FIELDS.size()));
    }
    return new OpenSudokuData(data, number, passed).content(version.end());
  }

  /** A field of a cell, with its position. */
  private record Field(String text, int index) {
    boolean isZero() {
      return text.equals("0");
    }
  }

  private Content content(int start) {
    List<Field> fields = fields(start);
    int each = FIELDS.get(version);
    int wanted = each * builder.board().cells();
    if (fields.size() != wanted) {
      throw data.fault(
          data.text().length(), Phrase.of("exchange.data-fields", fields.size(), wanted, each));
    }
    for (int i = 0; i < wanted; i += each) {
      fill(i / each, fields.subList(i, i + each));
    }
    return builder.content();
  }

  /**
   * The fields, without the empty ones that version 2 adds after its notes, and without the end of
   * the data.
   */
  private List<Field> fields(int start) {
    List<Field> fields = new ArrayList<>();
    int most = FIELDS.get(version) * builder.board().cells();
    int from = start;
    for (int i = start; i < data.text().length() && fields.size() <= most; i++) {
      if (data.text().charAt(i) == '|') {
        if (version != TWO_BARS || i > from) {
          fields.add(new Field(data.text().substring(from, i), from));
        }
        from = i + 1;
      }
    }
    if (!data.text().substring(from).isBlank() && fields.size() <= most) {
      fields.add(new Field(data.text().substring(from), from));
    }
    return fields;
  }

  private void fill(int cell, List<Field> fields) {
    Field value = fields.get(0);
    int digit = value.text().length() == 1 ? Character.digit(value.text().charAt(0), 10) : -1;
    if (digit < 0) {
      throw data.fault(value.index(), Phrase.of("exchange.data-value", Quoted.bare(value.text())));
    }
    passOver(fields);
    if (digit != 0 && fields.get(fields.size() - 1).isZero()) {
      builder.clue(cell, digit);
      return;
    }
    builder.place(cell, digit);
    int note = note(fields.get(NOTE));
    if (note != 0) {
      builder.candidates(cell, note);
    }
  }

  private void passOver(List<Field> fields) {
    int last = fields.size() - 1;
    if (SECOND_NOTE < last && !fields.get(SECOND_NOTE).isZero()) {
      passed.say(Phrase.of("exchange.data-second-note"));
    }
    if (COLOUR < last && !fields.get(COLOUR).isZero()) {
      passed.say(Phrase.of("exchange.data-colour"));
    }
  }

  private int note(Field field) {
    Optional<Integer> note = version == COMMAS ? digits(field.text()) : number(field.text());
    return note.orElseThrow(
        () ->
            data.fault(
                field.index(),
                Phrase.of(
                    version == COMMAS ? "exchange.data-note" : "exchange.data-note-number",
                    Quoted.bare(field.text()),
                    Boards.NINE.allDigits())));
  }

  private static Optional<Integer> number(String note) {
    boolean isNumber = note.matches("[0-9]{1,3}");
    return isNumber
        ? Optional.of(Integer.parseInt(note)).filter(set -> set <= Boards.NINE.allDigits())
        : Optional.empty();
  }

  private static Optional<Integer> digits(String note) {
    int digits = 0;
    for (int i = 0; i < note.length() && !note.equals("-"); i++) {
      int digit = Character.digit(note.charAt(i), 10);
      if (digit <= 0 && note.charAt(i) != ',') {
        return Optional.empty();
      }
      digits |= digit <= 0 ? 0 : 1 << (digit - 1);
    }
    return Optional.of(digits);
  }
}
