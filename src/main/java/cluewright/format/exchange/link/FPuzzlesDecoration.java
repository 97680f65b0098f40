package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Decoration.Figure;
import cluewright.model.Decoration.Place;
import cluewright.model.Decoration.Stroke;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What f-puzzles draws and no rule here is made of: {@code line}, {@code rectangle}, {@code
 * circle}, {@code text} and {@code cage}, at cells or in the middle of several, also outside the
 * grid, and the colours of cells.
 */
final class FPuzzlesDecoration {
  static final String RECTANGLE = "rectangle";
  static final String CIRCLE = "circle";
  static final String CAGE = "cage";

  /** The field of a cell that has its colour. */
  static final String COLOUR = "c";

  /**
   * Cells that are seen from the beginning under SudokuPad's fog, and those that light all around.
   */
  static final String LIGHTS = "foglight";

  static final String LAMPS = "fogofwar";

  /** Cages that SudokuPad takes for lights and lamps. */
  private static final Map<String, Integer> LIT = Map.of("FOGLIGHT", 0, "FOW", 1);

  private static final Pattern PLACE = Pattern.compile("R(\\d{1,2})C(\\d{1,2})");
  private static final String CELLS = "cells";
  private static final String VALUE = "value";
  private static final String INK = "fontC";

  /** The usual size of a text, in cells. */
  private static final double TEXT = 0.5;

  private static final double HALF = 0.5;

  /** The fields of cages that make another rule of them. */
  private static final Set<String> RULES = Set.of("style", "fromConstraint");

  private final PackedJson json;
  private final Board board;
  private final SclDecoration decoration;

  FPuzzlesDecoration(PackedJson json, Board plain) {
    this.json = json;
    this.board = plain;
    this.decoration = new SclDecoration(json, plain);
  }

  /** Adds all colours, shapes and cages of the link. */
  void read(JsonNode root) {
    for (int cell = 0; cell < board.cells(); cell++) {
      addColour(root.path("grid").path(board.row(cell)).path(board.column(cell)), cell);
    }
    root.path(RECTANGLE).forEach(each -> addShape(each, RECTANGLE));
    root.path(CIRCLE).forEach(each -> addShape(each, CIRCLE));
    root.path(CAGE).forEach(this::addCage);
    root.path(LIGHTS).forEach(name -> addLight(name, 0));
    root.path(LAMPS).forEach(name -> addLight(name, 1));
  }

  void addLine(JsonNode line, JsonNode path, String field) {
    List<Place> points = places(path, field);
    if (points.size() > 1) {
      decoration.add(
          new Stroke(
              points,
              PackedJson.text(line.path("outlineC")),
              line.path("width").asDouble(HALF) / 2,
              0));
    }
  }

  void addText(JsonNode text, String field) {
    add(text, field, 0, 0, text.path("size").asDouble(1) * TEXT);
  }

  private void addColour(JsonNode node, int cell) {
    String colour = PackedJson.text(node.path(COLOUR));
    if (!colour.isEmpty()) {
      decoration.add(
          new Figure(
              new Place(board.column(cell) + HALF, board.row(cell) + HALF),
              1,
              1,
              /* isRound= */ false,
              /* isOver= */ false,
              0,
              colour,
              "",
              "",
              "",
              TEXT));
    }
  }

  private void addShape(JsonNode shape, String field) {
    double width = shape.path("width").asDouble(1);
    add(shape, field, width, shape.path("height").asDouble(width), TEXT);
  }

  private void add(JsonNode shape, String field, double width, double height, double size) {
    List<Place> places = places(shape.path(CELLS), field);
    if (places.isEmpty()) {
      throw json.fault(Phrase.of("exchange.no-cells", field));
    }
    decoration.add(
        new Figure(
            new Place(
                places.stream().mapToDouble(Place::x).average().orElseThrow(),
                places.stream().mapToDouble(Place::y).average().orElseThrow()),
            width,
            height,
            field.equals(CIRCLE),
            /* isOver= */ true,
            shape.path("angle").asDouble(0),
            PackedJson.text(shape.path("baseC")),
            PackedJson.text(shape.path("outlineC")),
            PackedJson.text(shape.path(VALUE)),
            PackedJson.text(shape.path(INK)),
            size));
  }

  private void addLight(JsonNode name, int around) {
    Matcher place = PLACE.matcher(PackedJson.text(name).toUpperCase(Locale.ROOT));
    if (place.matches()) {
      decoration.addLight(
          Integer.parseInt(place.group(1)) - 1, Integer.parseInt(place.group(2)) - 1, around);
    }
  }

  /** Keeps a cage; one that a script makes a rule of is refused by its name. */
  private void addCage(JsonNode cage) {
    for (String field : RULES) {
      if (PackedJson.isUsed(cage.path(field))) {
        throw json.rule(PackedJson.text(cage.path(field)));
      }
    }
    Integer around = LIT.get(PackedJson.text(cage.path(VALUE)));
    if (around != null) {
      cage.path(CELLS).forEach(name -> addLight(name, around));
      return;
    }
    CellSet cells = CellSet.empty();
    for (Place place : places(cage.path(CELLS), CAGE)) {
      int row = (int) Math.floor(place.y());
      int column = (int) Math.floor(place.x());
      cells = board.has(row, column) ? cells.with(board.cell(row, column)) : cells;
    }
    if (cells.isEmpty()) {
      json.passed().add(CAGE);
    } else {
      decoration.addFrame(cells, PackedJson.text(cage.path(VALUE)));
    }
  }

  private List<Place> places(JsonNode names, String field) {
    List<Place> places = new ArrayList<>();
    for (JsonNode name : names) {
      Matcher place = PLACE.matcher(PackedJson.text(name).toUpperCase(Locale.ROOT));
      if (!place.matches()) {
        throw json.rule(field);
      }
      places.add(
          new Place(
              Integer.parseInt(place.group(2)) - HALF, Integer.parseInt(place.group(1)) - HALF));
    }
    return places;
  }

  /** A board with all that was kept, of which a note tells. */
  Board on(Board ruled) {
    return decoration.on(ruled);
  }
}
