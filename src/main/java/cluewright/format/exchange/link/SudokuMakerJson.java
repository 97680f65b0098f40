package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;

/**
 * A puzzle in the JSON of Sudoku Maker: {@code formatVersion} and a {@code puzzle} with {@code
 * name}, {@code author}, {@code comment}, {@code size} unless it is 9, and {@code cells} row by
 * row, an empty object for an open one. A {@code given} value is a clue, another one is placed;
 * {@code candidates} has bit 1 for digit 1, and so on. {@link SudokuMakerRules} tells of the {@code
 * constraints}. Rows and columns are rules of every puzzle whose {@code type} is not {@code
 * custom}.
 */
final class SudokuMakerJson {
  /** The version of all known links; numbers of constraints may differ in others. */
  private static final String VERSION = "1.5.0";

  private static final String PUZZLE = "puzzle";
  private static final String SIZE = "size";
  private static final String CELLS = "cells";
  private static final String CANDIDATES = "candidates";
  private static final String VALUE = "value";
  private static final String GIVEN = "given";
  private static final String SUDOKU = "sudoku";
  private static final int USUAL_SIZE = 9;

  private static final KnownFields LINK =
      new KnownFields(Set.of("formatVersion", PUZZLE), Set.of(), Set.of());

  private static final KnownFields FIELDS =
      new KnownFields(
          Set.of(
              "name",
              "author",
              "comment",
              "type",
              SIZE,
              "width",
              "height",
              "minDigit",
              "maxDigit",
              CELLS,
              SudokuMakerRules.FIELD),
          Set.of("id", "creationTimestamp", "exportSettings"),
          Set.of("messages", "solution"));

  private static final KnownFields CELL =
      new KnownFields(
          Set.of(VALUE, GIVEN, CANDIDATES), Set.of(), Set.of("cornerPencilMarks", "colors"));

  private SudokuMakerJson() {}

  static Item read(PackedJson json) {
    json.judge(json.root(), LINK);
    String version = PackedJson.text(json.root().path("formatVersion"));
    if (!version.equals(VERSION)) {
      throw json.fault(Phrase.of("exchange.maker-version", Quoted.bare(version), VERSION));
    }
    JsonNode puzzle = json.root().path(PUZZLE);
    json.judge(puzzle, FIELDS);
    int size = size(json, puzzle);
    refuseOtherDigits(json, puzzle, size);
    BoardBuilder builder = new BoardBuilder(SudokuMakerRules.read(json, puzzle, size));
    for (int cell = 0; cell < size * size; cell++) {
      fill(json, builder, cell, puzzle.path(CELLS).path(cell));
    }
    Board board = builder.board();
    Metadata about =
        Metadata.of(
            PackedJson.text(puzzle.path("name")),
            PackedJson.text(puzzle.path("author")),
            notes(json, board, PackedJson.text(puzzle.path("comment"))));
    return new Item(builder.content(), about);
  }

  /**
   * The notes besides the board.
   *
   * @throws cluewright.format.FormatException if it names a rule that the board does not have
   */
  private static String notes(PackedJson json, Board board, String comment) {
    if (!OwnRules.of(comment).isOf(board)) {
      FormatException.throwIf(
          SetterWords.undrawn(board, comment)
              .map(words -> json.fault(Phrase.of("exchange.maker-said", Quoted.bare(words)))));
    }
    return SclRules.notes(json, board, comment);
  }

  private static int size(PackedJson json, JsonNode puzzle) {
    JsonNode cells = puzzle.path(CELLS);
    if (!cells.isArray()) {
      throw json.fault(Phrase.of("exchange.no-grid"));
    }
    int width = number(json, puzzle, "width", number(json, puzzle, SIZE, USUAL_SIZE));
    int height = number(json, puzzle, "height", width);
    int size = json.size(width);
    if (height != size || cells.size() != size * size) {
      throw json.fault(
          Phrase.of("exchange.maker-cells", cells.size(), PackedJson.name(size), size * size));
    }
    return size;
  }

  private static int number(PackedJson json, JsonNode object, String field, int otherwise) {
    JsonNode number = object.path(field);
    if (number.isMissingNode() || number.isNull()) {
      return otherwise;
    }
    if (!number.isInt()) {
      throw json.rule(field);
    }
    return number.intValue();
  }

  /** Refuses digits from 0, and puzzles whose rows and columns have no rule. */
  private static void refuseOtherDigits(PackedJson json, JsonNode puzzle, int size) {
    if (number(json, puzzle, "minDigit", 1) != 1) {
      throw json.rule("minDigit");
    }
    if (number(json, puzzle, "maxDigit", size) != size) {
      throw json.rule("maxDigit");
    }
    if (!puzzle.path("type").asText(SUDOKU).equals(SUDOKU)) {
      throw json.rule("type: " + puzzle.path("type").asText());
    }
  }

  private static void fill(PackedJson json, BoardBuilder builder, int cell, JsonNode node) {
    if (!node.isObject()) {
      throw json.fault(Phrase.of("exchange.no-grid"));
    }
    json.judge(node, CELL);
    int digit = json.digit(builder.board(), cell, node.path(VALUE));
    if (digit != 0 && node.path(GIVEN).asBoolean(false)) {
      builder.clue(cell, digit);
      return;
    }
    builder.place(cell, digit);
    int marks = number(json, node, CANDIDATES, 0);
    if (digit == 0 && marks != 0) {
      builder.candidates(cell, candidates(json, builder.board(), cell, marks));
    }
  }

  private static int candidates(PackedJson json, Board board, int cell, int marks) {
    for (int digit = 0; digit < Integer.SIZE; digit++) {
      boolean isMarked = (marks >> digit & 1) != 0;
      if (isMarked && (digit == 0 || digit > board.digits())) {
        throw json.fault(
            Phrase.of(
                "exchange.odd-value",
                board.label(cell),
                String.valueOf(digit),
                board.toString(),
                board.digits()));
      }
    }
    return marks >> 1;
  }

  static String write(Item item) {
    Clues content = (Clues) item.content();
    Board board = content.board();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("formatVersion", VERSION);
    ObjectNode puzzle = json.putObject(PUZZLE);
    puzzle.put("name", item.about().title());
    puzzle.put("author", item.about().author());
    puzzle.put("comment", OwnRules.told(item.about().notes(), board));
    puzzle.put("type", SUDOKU);
    if (board.rows() != USUAL_SIZE) {
      puzzle.put(SIZE, board.rows());
    }
    ArrayNode cells = puzzle.putArray(CELLS);
    for (int cell = 0; cell < board.cells(); cell++) {
      write(cells.addObject(), content, cell);
    }
    SudokuMakerRules.write(puzzle, board);
    return json.toString();
  }

  private static void write(ObjectNode json, Clues puzzle, int cell) {
    if (puzzle.clues().digit(cell) != 0) {
      json.put(GIVEN, true).put(VALUE, puzzle.clues().digit(cell));
      return;
    }
    puzzle
        .progress()
        .ifPresent(
            position -> {
              if (position.placed(cell) != 0) {
                json.put(VALUE, position.placed(cell));
              } else {
                json.put(CANDIDATES, position.candidates(cell) << 1);
              }
            });
  }
}
