package cluewright.format.exchange.link;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A puzzle in the JSON of f-puzzles: {@code size}, {@code title}, {@code author}, {@code ruleset},
 * and {@code grid} with rows of cells, an empty object for an open one. A {@code given} value is a
 * clue, another one is placed; {@code centerPencilMarks} are the candidates.
 */
final class FPuzzlesJson {
  private static final KnownFields PUZZLE =
      new KnownFields(
          Set.of("size", "title", "author", "ruleset", "grid"),
          Set.of("highlightConflicts", "disabledlogic", "truecandidatesoptions", "id"),
          Set.of("solution", "successMessage", "metadata"));

  private static final KnownFields CELL =
      new KnownFields(
          Set.of("value", "given", "centerPencilMarks", "region"),
          Set.of(),
          Set.of("cornerPencilMarks", "c", "highlight"));

  private FPuzzlesJson() {}

  static Item read(PackedJson json) {
    JsonNode grid = json.root().path("grid");
    Board board = json.board(grid);
    json.judge(json.root(), PUZZLE);
    BoardBuilder builder = new BoardBuilder(board);
    Map<Integer, String> regions = new TreeMap<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      JsonNode node = grid.path(board.row(cell)).path(board.column(cell));
      json.judge(node, CELL);
      fill(json, builder, cell, node);
      regions.put(cell, region(board, cell, node));
    }
    json.refuseOtherBoxes(board, regions);
    return new Item(builder.content(), about(json.root()));
  }

  /** If none is given, f-puzzles means the box, which it numbers from 0. */
  private static String region(Board board, int cell, JsonNode node) {
    return node.has("region")
        ? node.path("region").asText()
        : String.valueOf(PackedJson.box(board, cell).number() - 1);
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

  private static Metadata about(JsonNode root) {
    return new Metadata(
        PackedJson.text(root.path("title")),
        PackedJson.text(root.path("author")),
        PackedJson.text(root.path("ruleset")),
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
      writeIfThere(json, "ruleset", item.about().notes());
      json.writeArrayFieldStart("grid");
      for (int row = 0; row < puzzle.board().rows(); row++) {
        json.writeStartArray();
        for (int column = 0; column < puzzle.board().columns(); column++) {
          json.writeStartObject();
          writeCell(json, puzzle.clues(), position, puzzle.board().cell(row, column));
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
