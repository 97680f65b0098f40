package cluewright.format.exchange.link;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
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
          Set.of("value", "given", "centerPencilMarks", REGION),
          Set.of(),
          Set.of("cornerPencilMarks", "c", "highlight"));

  private FPuzzlesJson() {}

  static Item read(PackedJson json) {
    JsonNode grid = json.root().path("grid");
    int size = json.size(grid);
    json.judge(json.root(), PUZZLE);
    json.refuseOtherThanLists(List.of(TOOLS));
    Map<Integer, String> regions = regions(json, grid, size);
    BoardBuilder builder = new BoardBuilder(FPuzzlesRules.read(json, json.board(size, regions)));
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
    return new Metadata(
        PackedJson.text(json.root().path("title")),
        PackedJson.text(json.root().path("author")),
        SclRules.notes(json, board, PackedJson.text(json.root().path("ruleset"))),
        "",
        "",
        "",
        "");
  }

  static String write(Item item) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      Clues puzzle = (Clues) item.content();
      Optional<GridState> position = puzzle.progress();
      json.writeStartObject();
      json.writeNumberField("size", puzzle.board().rows());
      writeIfThere(json, "title", item.about().title());
      writeIfThere(json, "author", item.about().author());
      json.writeStringField("ruleset", OwnRules.told(item.about().notes(), puzzle.board()));
      writeSolution(json, puzzle.clues());
      FPuzzlesRules.write(json, puzzle.board());
      json.writeArrayFieldStart("grid");
      boolean isUsual = PackedJson.hasUsualBoxes(puzzle.board());
      for (int row = 0; row < puzzle.board().rows(); row++) {
        json.writeStartArray();
        for (int column = 0; column < puzzle.board().columns(); column++) {
          int cell = puzzle.board().cell(row, column);
          json.writeStartObject();
          if (!isUsual) {
            json.writeNumberField(REGION, PackedJson.box(puzzle.board(), cell).number() - 1);
          }
          writeCell(json, puzzle.clues(), position, cell);
          json.writeEndObject();
        }
        json.writeEndArray();
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  private static void writeIfThere(JsonGenerator json, String name, String text)
      throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(name, text);
    }
  }

  private static void writeSolution(JsonGenerator json, Puzzle clues) throws IOException {
    Optional<String> solution = OnlySolution.of(clues);
    if (solution.isPresent()) {
      int[] digits = solution.get().chars().map(Character::getNumericValue).toArray();
      json.writeFieldName(OnlySolution.FIELD);
      json.writeArray(digits, 0, digits.length);
    }
  }

  private static void writeCell(
      JsonGenerator json, Puzzle clues, Optional<GridState> position, int cell) throws IOException {
    if (clues.digit(cell) != 0) {
      json.writeNumberField("value", clues.digit(cell));
      json.writeBooleanField("given", true);
    } else if (position.isPresent() && position.get().placed(cell) != 0) {
      json.writeNumberField("value", position.get().placed(cell));
    } else if (position.isPresent()) {
      writeMarks(json, position.get(), cell);
    }
  }

  private static void writeMarks(JsonGenerator json, GridState position, int cell)
      throws IOException {
    json.writeArrayFieldStart("centerPencilMarks");
    for (int digit = 1; digit <= position.board().digits(); digit++) {
      if (position.hasCandidate(cell, digit)) {
        json.writeNumber(digit);
      }
    }
    json.writeEndArray();
  }
}
