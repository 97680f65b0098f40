package cluewright.format.exchange.collection;

import cluewright.format.DecorationJson;
import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Drawing;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.JsonPlace;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.RuleField;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads an object that holds a puzzle or mask, as {@link ExchangeJson} and {@link ExchangeLines}
 * write it. Fields of other names are passed over, which is told.
 */
final class ExchangeItemReader {
  private static final TextSpan NOWHERE = new TextSpan("", 1, 1);

  /** The field that marks the outcome of a search, and that of its puzzle. */
  static final String OUTCOME = "outcome";

  static final String PUZZLE = "puzzle";

  private static final Set<String> OF_OUTCOMES = Set.of(OUTCOME, PUZZLE);

  private static final String CLUES = "clues";

  /** The text fields of a puzzle; of two with the same name, the last counts. */
  private static final Set<String> KNOWN =
      Set.of(
          "board", CLUES, "placed", "mask", "title", "author", "notes", "level", "source", "url",
          "date");

  /** The characters of an empty list. */
  private static final int EMPTY = "[]".length();

  private final PassedOver passed;

  /** The last board named: most files name only one, and making a board takes time. */
  private String lastName = "";

  private Optional<Board> last = Optional.empty();

  ExchangeItemReader(PassedOver passed) {
    this.passed = passed;
  }

  /**
   * The fields of a puzzle with the positions of their values.
   *
   * @param candidates the place of the list, and then each of its texts; empty if there is no list
   * @param outcome those of an outcome
   * @param decoration what is drawn; empty if nothing is, and of several the last counts
   * @param others names of other fields
   */
  private record Given(
      TextSpan start,
      Map<String, TextSpan> texts,
      List<TextSpan> candidates,
      Map<String, TextSpan> outcome,
      List<DecorationJson> decoration,
      List<String> others) {}

  /** The puzzle or mask in the current object. */
  Item item(JsonParser json) throws IOException {
    Given fields = read(json);
    fields.others().forEach(passed::add);
    fields.outcome().keySet().forEach(passed::add);
    return item(fields);
  }

  /**
   * The puzzle in the current object; empty for an outcome without one. What else an outcome tells,
   * such as ratings, follows from the puzzle, and is passed over without a word.
   */
  Optional<Item> puzzleOf(JsonParser json) throws IOException {
    Given fields = read(json);
    if (!fields.outcome().containsKey(OUTCOME)) {
      fields.others().forEach(passed::add);
    }
    TextSpan puzzle = fields.outcome().get(PUZZLE);
    if (fields.outcome().containsKey(OUTCOME) && puzzle == null) {
      return Optional.empty();
    }
    if (puzzle != null) {
      fields.texts().putIfAbsent(CLUES, puzzle);
    }
    return Optional.of(item(fields));
  }

  private Item item(Given fields) {
    Content content = content(fields);
    for (DecorationJson each : fields.decoration()) {
      content = content.decorated(each.decoration(content.board()));
    }
    return new Item(content, about(fields.texts()));
  }

  private Given read(JsonParser json) throws IOException {
    Given fields =
        new Given(
            JsonPlace.of(json),
            new HashMap<>(),
            new ArrayList<>(),
            new LinkedHashMap<>(),
            new ArrayList<>(),
            new ArrayList<>());
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      JsonToken value = json.nextToken();
      if (name.equals("candidates") && value != JsonToken.VALUE_NULL) {
        readCandidates(json, fields.candidates());
      } else if (KNOWN.contains(name) && value != JsonToken.VALUE_NULL) {
        JsonPlace.require(json, JsonToken.VALUE_STRING, name);
        if (fields.texts().put(name, JsonPlace.of(json)) != null) {
          fields.others().add(name);
        }
      } else if (name.equals(ExchangeJson.DECORATION) && value == JsonToken.START_OBJECT) {
        fields.decoration().add(DecorationJson.of(json));
      } else if (OF_OUTCOMES.contains(name) && value == JsonToken.VALUE_STRING) {
        fields.outcome().put(name, JsonPlace.of(json));
      } else if (value != JsonToken.VALUE_NULL) {
        fields.others().add(name);
        skip(json, name);
      }
    }
    return fields;
  }

  /** Skips a field unless it is a rule. */
  private static void skip(JsonParser json, String name) throws IOException {
    TextSpan place = JsonPlace.of(json);
    long start = json.currentTokenLocation().getCharOffset();
    boolean isStructure = json.currentToken().isStructStart();
    json.skipChildren();
    boolean isEmpty = json.currentLocation().getCharOffset() - start <= EMPTY;
    String value = isStructure ? isEmpty ? "[]" : "[…]" : json.getText();
    if (RuleField.is(name, value)) {
      throw RuleField.unread(name, place);
    }
  }

  private static void readCandidates(JsonParser json, List<TextSpan> candidates)
      throws IOException {
    JsonPlace.require(json, JsonToken.START_ARRAY, "candidates");
    candidates.clear();
    candidates.add(JsonPlace.of(json));
    while (json.nextToken() != JsonToken.END_ARRAY) {
      JsonPlace.require(json, JsonToken.VALUE_STRING, "candidates");
      candidates.add(JsonPlace.of(json));
    }
  }

  private static Metadata about(Map<String, TextSpan> texts) {
    return new Metadata(
        said(texts, "title"),
        said(texts, "author"),
        said(texts, "notes"),
        said(texts, "level"),
        said(texts, "source"),
        said(texts, "url"),
        said(texts, "date"));
  }

  private static String said(Map<String, TextSpan> texts, String name) {
    return texts.getOrDefault(name, NOWHERE).text();
  }

  private Content content(Given fields) {
    List<Board> boards = boards(fields);
    TextSpan mask = fields.texts().get("mask");
    TextSpan clues = fields.texts().get(CLUES);
    if (clues == null && mask == null) {
      throw fields.start().fault(Phrase.of("exchange.no-clues"));
    }
    if (clues == null) {
      refuseDigits(fields);
      return new Drawing(mask(mask, boards));
    }
    refuseOpenValues(fields, boards);
    Puzzle puzzle = CellLine.read(clues.text(), clues.line(), clues.column(), boards);
    if (mask != null) {
      refuseOther(mask, mask(mask, List.of(puzzle.board())), puzzle);
    }
    return position(fields, puzzle);
  }

  /** Refuses digits on a board whose values are to be found: they make no puzzle yet. */
  private static void refuseOpenValues(Given fields, List<Board> boards) {
    if (boards.stream().anyMatch(Board::isOpen)) {
      throw fields.texts().get("board").fault(Phrase.of("exchange.open-values"));
    }
  }

  /** Refuses placed digits in a mask, which has none. */
  private static void refuseDigits(Given fields) {
    TextSpan placed = fields.texts().get("placed");
    TextSpan digits =
        placed == null && !fields.candidates().isEmpty() ? fields.candidates().get(0) : placed;
    if (digits != null) {
      throw digits.fault(Phrase.of("exchange.digits-of-mask"));
    }
  }

  /** Refuses a mask that says anything else than the clues beside it. */
  private static void refuseOther(TextSpan place, Mask mask, Puzzle clues) {
    for (int cell = 0; cell < clues.board().cells(); cell++) {
      if (mask.contains(cell) != (clues.digit(cell) != 0)) {
        throw place.fault(cell, Phrase.of("exchange.mask-beside-clues", clues.board().label(cell)));
      }
    }
  }

  private List<Board> boards(Given fields) {
    TextSpan name = fields.texts().get("board");
    if (name == null) {
      return Boards.ALL;
    }
    if (!name.text().equals(lastName)) {
      last = Boards.drawn(name.text());
      lastName = name.text();
    }
    return List.of(
        last.orElseThrow(
            () ->
                name.fault(
                    Phrase.of(
                        "exchange.unknown-board",
                        Quoted.bare(name.text()),
                        Phrase.row(Boards.ALL)))));
  }

  private static Mask mask(TextSpan mask, List<Board> boards) {
    for (int i = 0; i < mask.text().length(); i++) {
      if ("xX.".indexOf(mask.text().charAt(i)) < 0) {
        throw mask.fault(i, Phrase.of("exchange.no-mask-cell"));
      }
    }
    String clues = mask.text().replace('x', '1').replace('X', '1');
    Board board = CellLine.read(clues, mask.line(), mask.column(), boards).board();
    return new Mask(board, CellSet.where(board.cells(), cell -> clues.charAt(cell) == '1'));
  }

  private static Content position(Given fields, Puzzle clues) {
    Board board = clues.board();
    BoardBuilder builder = new BoardBuilder(board);
    Puzzle placed = placed(fields.texts().get("placed"), clues);
    for (int cell = 0; cell < board.cells(); cell++) {
      builder.place(cell, placed.digit(cell));
      if (clues.digit(cell) != 0) {
        builder.clue(cell, clues.digit(cell));
      }
    }
    if (!fields.candidates().isEmpty()) {
      fillCandidates(fields, builder);
    }
    return builder.content();
  }

  private static Puzzle placed(TextSpan placed, Puzzle clues) {
    if (placed == null) {
      return clues;
    }
    Puzzle digits =
        CellLine.read(placed.text(), placed.line(), placed.column(), List.of(clues.board()));
    for (int cell = 0; cell < clues.board().cells(); cell++) {
      if (clues.digit(cell) != 0 && digits.digit(cell) != clues.digit(cell)) {
        throw placed.fault(cell, Phrase.of("exchange.other-than-clue", clues.board().label(cell)));
      }
    }
    return digits;
  }

  private static void fillCandidates(Given fields, BoardBuilder builder) {
    Board board = builder.board();
    int count = fields.candidates().size() - 1;
    if (count != board.cells()) {
      Phrase fault = Phrase.of("exchange.candidate-count", count, board.toString(), board.cells());
      throw fields.candidates().get(Math.min(1, count)).fault(fault);
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      builder.candidates(cell, digits(board, fields.candidates().get(cell + 1)));
    }
  }

  private static int digits(Board board, TextSpan symbols) throws FormatException {
    int digits = 0;
    for (int i = 0; i < symbols.text().length(); i++) {
      int digit = board.digitOf(symbols.text().charAt(i));
      if (digit == 0) {
        throw symbols.fault(i, CellLine.noDigit(board, symbols.text().charAt(i)));
      }
      digits |= 1 << (digit - 1);
    }
    return digits;
  }
}
