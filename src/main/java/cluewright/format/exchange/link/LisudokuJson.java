package cluewright.format.exchange.link;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A puzzle in the JSON of lisudoku: {@code gridSize}, {@code fixedNumbers} with a {@code position}
 * and a {@code value} each, and what {@link LisudokuRules} say about the board. Older links have
 * names such as {@code grid_size}.
 */
final class LisudokuJson {
  private static final String SIZE = "gridSize";
  private static final String CLUES = "fixedNumbers";
  private static final String POSITION = "position";
  private static final String VALUE = "value";

  private static final KnownFields FIELDS =
      new KnownFields(
          Stream.concat(Stream.of(SIZE, CLUES), LisudokuRules.FIELDS.stream())
              .flatMap(name -> Stream.of(name, snake(name)))
              .collect(Collectors.toSet()),
          Set.of(),
          Set.of());

  private LisudokuJson() {}

  /** A name as in older links. */
  private static String snake(String name) {
    return name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  /** A field under its current or older name. */
  static JsonNode field(JsonNode object, String name) {
    return PackedJson.field(object, name, snake(name));
  }

  static Item read(PackedJson json) {
    json.judge(json.root(), FIELDS);
    int size = json.size(field(json.root(), SIZE).asInt(0));
    BoardBuilder builder = new BoardBuilder(LisudokuRules.read(json, size));
    for (JsonNode clue : field(json.root(), CLUES)) {
      int cell = LisudokuRules.cell(json, size, clue.path(POSITION), CLUES);
      int digit = json.digit(builder.board(), cell, clue.path(VALUE));
      if (digit == 0) {
        throw json.rule(CLUES);
      }
      builder.clue(cell, digit);
    }
    return new Item(builder.content(), Metadata.NONE);
  }

  static String write(Puzzle clues) {
    Board board = clues.board();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put(SIZE, board.rows());
    ArrayNode all = json.putArray(CLUES);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (clues.digit(cell) != 0) {
        ObjectNode clue = all.addObject();
        LisudokuRules.writeCell(clue.putObject(POSITION), cell, board);
        clue.put(VALUE, clues.digit(cell));
      }
    }
    LisudokuRules.write(json, board);
    return json.toString();
  }
}
