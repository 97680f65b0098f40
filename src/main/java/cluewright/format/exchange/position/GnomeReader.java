package cluewright.format.exchange.position;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.JsonPlace;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a game of GNOME Sudoku, token by token. */
final class GnomeReader {
  private static final Board BOARD = NineRows.BOARD;

  private final BoardBuilder builder = new BoardBuilder(BOARD);
  private final Set<Integer> filled = new HashSet<>();
  private final PassedOver passed = new PassedOver();
  private String level = "";
  private Optional<String> otherLevel = Optional.empty();
  private boolean hasCells;

  Reading read(String text) {
    try (JsonParser json = JsonPlace.parser(text)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw JsonPlace.of(json).fault(Phrase.of("exchange.no-object"));
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        readField(json);
      }
      TextSpan end = JsonPlace.of(json);
      if (json.nextToken() != null) {
        throw JsonPlace.of(json).fault(Phrase.of("exchange.after-end"));
      }
      if (!hasCells) {
        throw end.fault(Phrase.of("exchange.no-mark", GnomeFormat.CELLS));
      }
    } catch (JsonProcessingException fault) {
      throw JsonPlace.fault(fault);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    Metadata about = new Metadata("", "", "", otherLevel.orElse(level), "", "", "");
    return new Reading(List.of(new Item(builder.content(), about)), passed.remarks());
  }

  private void readField(JsonParser json) throws IOException {
    String name = json.currentName();
    json.nextToken();
    switch (name) {
      case GnomeFormat.CELLS -> readCells(json);
      case GnomeFormat.LEVEL -> {
        JsonPlace.require(json, JsonToken.VALUE_STRING, name);
        level = GnomeFormat.LEVELS.contains(json.getText()) ? json.getText() : "";
      }
      case GnomeFormat.OTHER_LEVEL -> {
        JsonPlace.require(json, JsonToken.VALUE_STRING, name);
        otherLevel = Optional.of(json.getText());
      }
      case GnomeFormat.TIME -> {
        if (json.currentToken().isNumeric() && json.getDoubleValue() > 0) {
          passed.add(name);
        }
        json.skipChildren();
      }
      default -> passOver(json, name);
    }
  }

  private void passOver(JsonParser json, String name) throws IOException {
    passed.add(name);
    json.skipChildren();
  }

  private void readCells(JsonParser json) throws IOException {
    JsonPlace.require(json, JsonToken.START_ARRAY, GnomeFormat.CELLS);
    hasCells = true;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      JsonPlace.require(json, JsonToken.START_OBJECT, GnomeFormat.CELLS);
      readCell(json);
    }
  }

  private void readCell(JsonParser json) throws IOException {
    TextSpan start = JsonPlace.of(json);
    int cell = -1;
    int digit = 0;
    int marks = 0;
    boolean isClue = false;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      switch (name) {
        case GnomeFormat.POSITION -> cell = cell(json);
        case GnomeFormat.VALUE -> digit = number(json, name, 0, BOARD.digits());
        case GnomeFormat.FIXED -> isClue = isTrue(json);
        case GnomeFormat.MARKS -> marks = marks(json);
        default -> passOver(json, name);
      }
    }
    if (cell < 0) {
      throw start.fault(Phrase.of("exchange.no-mark", GnomeFormat.POSITION));
    }
    if (!filled.add(cell)) {
      throw start.fault(Phrase.of("exchange.cell-twice", BOARD.label(cell)));
    }
    fill(cell, digit, isClue, marks);
  }

  private void fill(int cell, int digit, boolean isClue, int marks) {
    if (digit != 0 && isClue) {
      builder.clue(cell, digit);
    } else if (digit != 0) {
      builder.place(cell, digit);
    } else if (marks != 0) {
      builder.candidates(cell, marks);
    }
  }

  private static int cell(JsonParser json) throws IOException {
    JsonPlace.require(json, JsonToken.START_ARRAY, GnomeFormat.POSITION);
    json.nextToken();
    int row = number(json, GnomeFormat.POSITION, 0, BOARD.rows() - 1);
    json.nextToken();
    int column = number(json, GnomeFormat.POSITION, 0, BOARD.columns() - 1);
    json.nextToken();
    JsonPlace.require(json, JsonToken.END_ARRAY, GnomeFormat.POSITION);
    return BOARD.cell(row, column);
  }

  private static boolean isTrue(JsonParser json) throws IOException {
    if (json.currentToken() != JsonToken.VALUE_FALSE) {
      JsonPlace.require(json, JsonToken.VALUE_TRUE, GnomeFormat.FIXED);
      return true;
    }
    return false;
  }

  private static int marks(JsonParser json) throws IOException {
    JsonPlace.require(json, JsonToken.START_ARRAY, GnomeFormat.MARKS);
    int marks = 0;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      marks |= 1 << (number(json, GnomeFormat.MARKS, 1, BOARD.digits()) - 1);
    }
    return marks;
  }

  private static int number(JsonParser json, String field, int least, int most) throws IOException {
    JsonPlace.require(json, JsonToken.VALUE_NUMBER_INT, field);
    String digits = json.getText();
    int number = digits.matches("[0-9]{1,2}") ? Integer.parseInt(digits) : -1;
    if (number < least || number > most) {
      throw JsonPlace.of(json).fault(Phrase.of("exchange.number-range", field, least, most));
    }
    return number;
  }
}
