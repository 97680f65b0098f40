package cluewright.format.exchange.link;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Puzzle;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
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
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeNumberField(SIZE, clues.board().rows());
      json.writeArrayFieldStart(CLUES);
      for (int cell = 0; cell < clues.board().cells(); cell++) {
        if (clues.digit(cell) != 0) {
          json.writeStartObject();
          json.writeObjectFieldStart(POSITION);
          LisudokuRules.writeCell(json, clues.board(), cell);
          json.writeEndObject();
          json.writeNumberField(VALUE, clues.digit(cell));
          json.writeEndObject();
        }
      }
      json.writeEndArray();
      LisudokuRules.write(json, clues.board());
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }
}
