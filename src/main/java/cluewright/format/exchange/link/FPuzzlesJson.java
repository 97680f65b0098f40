package cluewright.format.exchange.link;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A puzzle in the JSON of f-puzzles: {@code size}, {@code title}, {@code author}, {@code ruleset},
 * and {@code grid} with rows of cells, an empty object for an open one. A {@code given} value is a
 * clue, another one is placed; {@code centerPencilMarks} are the candidates. Jigsaws have the
 * {@code region} of each cell; {@link FPuzzlesRules} tells of all else that a board has.
 */
final class FPuzzlesJson {
  /**
   * The kinds of constraints that f-puzzles offers with the script of D. Clamage's solver, by their
   * names; what is on the board has its own field.
   */
  private static final String TOOLS = "activeConstraints";

  private static final String REGION = "region";

  private static final KnownFields PUZZLE =
      new KnownFields(
          Stream.concat(
                  Stream.of("size", "title", "author", "ruleset", "grid", OnlySolution.FIELD),
                  FPuzzlesRules.fields().stream())
              .collect(Collectors.toSet()),
          Set.of("highlightConflicts", "disabledlogic", "truecandidatesoptions", TOOLS, "id"),
          Set.of("successMessage", "metadata"));

  private static final KnownFields CELL =
      new KnownFields(
          Set.of(
              "value",
              "given",
              "centerPencilMarks",
              FPuzzlesRules.GIVEN_MARKS,
              REGION,
              FPuzzlesDecoration.COLOUR),
          Set.of(),
          Set.of("cornerPencilMarks", "highlight"));

  private FPuzzlesJson() {}

  static Item read(PackedJson json) {
    JsonNode grid = json.root().path("grid");
    int size = json.size(grid);
    json.judge(json.root(), PUZZLE);
    json.refuseOtherThanLists(List.of(TOOLS));
    Map<Integer, String> regions = regions(json, grid, size);
    BoardBuilder builder =
        new BoardBuilder(Boards.joined(FPuzzlesRules.read(json, json.board(size, regions))));
    for (int cell = 0; cell < size * size; cell++) {
      fill(json, builder, cell, grid.path(cell / size).path(cell % size));
    }
    Content content = builder.content();
    OnlySolution.passOver(json, content, joined(json.root().path(OnlySolution.FIELD)));
    return new Item(content, about(json, builder.board()));
  }

  /**
   * The regions by cell. A cell without one is in its usual box, which f-puzzles numbers from 0, or
   * in that of its row where a size has no boxes; but if no cell of such a size has one, the setter
   * has drawn none.
   */
  private static Map<Integer, String> regions(PackedJson json, JsonNode grid, int size) {
    Map<Integer, String> given = new TreeMap<>();
    for (int cell = 0; cell < size * size; cell++) {
      JsonNode node = grid.path(cell / size).path(cell % size);
      json.judge(node, CELL);
      if (node.path(REGION).isNull()) {
        throw json.fault(
            Phrase.of("exchange.no-region", "r" + (cell / size + 1) + "c" + (cell % size + 1)));
      }
      if (node.has(REGION)) {
        given.put(cell, node.path(REGION).asText());
      }
    }
    Optional<Board> usual = PackedJson.usual(size);
    if (given.isEmpty() && usual.isEmpty()) {
      return given;
    }
    Map<Integer, String> regions = new TreeMap<>();
    for (int cell = 0; cell < size * size; cell++) {
      int here = cell;
      int number = usual.map(board -> PackedJson.box(board, here).number() - 1).orElse(cell / size);
      regions.put(cell, given.getOrDefault(cell, String.valueOf(number)));
    }
    return regions;
  }

  /** Digits from a list, or from a text. */
  private static String joined(JsonNode digits) {
    StringBuilder all = new StringBuilder(PackedJson.text(digits));
    digits.forEach(digit -> all.append(PackedJson.text(digit)));
    return all.toString();
  }

  private static void fill(PackedJson json, BoardBuilder builder, int cell, JsonNode node) {
    int digit = json.digit(builder.board(), cell, node.path("value"));
    if (digit != 0 && node.path("given").asBoolean(false)) {
      builder.clue(cell, digit);
      return;
    }
    builder.place(cell, digit);
    json.fillMarks(builder, cell, node.path("centerPencilMarks"));
  }

  private static Metadata about(PackedJson json, Board board) {
    return Metadata.of(
        PackedJson.text(json.root().path("title")),
        PackedJson.text(json.root().path("author")),
        SclRules.notes(json, board, PackedJson.text(json.root().path("ruleset"))));
  }

  static String write(Item item) {
    Clues puzzle = (Clues) item.content();
    Board board = puzzle.board();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("size", board.rows());
    putIfThere(json, "title", item.about().title());
    putIfThere(json, "author", item.about().author());
    json.put("ruleset", OwnRules.told(item.about().notes(), board));
    OnlySolution.of(puzzle.clues())
        .ifPresent(
            solution -> {
              ArrayNode digits = json.putArray(OnlySolution.FIELD);
              solution.chars().map(Character::getNumericValue).forEach(digits::add);
            });
    FPuzzlesRules.write(json, board);
    ArrayNode grid = json.putArray("grid");
    boolean isUsual = PackedJson.hasUsualBoxes(board);
    for (int row = 0; row < board.rows(); row++) {
      ArrayNode cells = grid.addArray();
      for (int column = 0; column < board.columns(); column++) {
        ObjectNode object = cells.addObject();
        int cell = board.cell(row, column);
        if (!isUsual) {
          object.put(REGION, PackedJson.box(board, cell).number() - 1);
        }
        write(object, FPuzzlesRules.given(board, cell));
        write(object, puzzle, cell);
      }
    }
    return json.toString();
  }

  private static void putIfThere(ObjectNode json, String name, String text) {
    if (!text.isEmpty()) {
      json.put(name, text);
    }
  }

  /** Writes the candidates that a board gives, if it does. */
  private static void write(ObjectNode json, int given) {
    if (given != 0) {
      ArrayNode marks = json.putArray(FPuzzlesRules.GIVEN_MARKS);
      IntStream.rangeClosed(1, Integer.SIZE - 1)
          .filter(digit -> (given >>> (digit - 1) & 1) != 0)
          .forEach(marks::add);
    }
  }

  private static void write(ObjectNode json, Clues puzzle, int cell) {
    if (puzzle.clues().digit(cell) != 0) {
      json.put("value", puzzle.clues().digit(cell)).put("given", true);
      return;
    }
    puzzle
        .progress()
        .ifPresent(
            position -> {
              if (position.placed(cell) != 0) {
                json.put("value", position.placed(cell));
              } else {
                ArrayNode marks = json.putArray("centerPencilMarks");
                IntStream.rangeClosed(1, position.board().digits())
                    .filter(digit -> position.hasCandidate(cell, digit))
                    .forEach(marks::add);
              }
            });
  }
}
