package cluewright.format.exchange.link;

import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Cage;
import cluewright.model.CellSet;
import cluewright.model.ExtraHouses;
import cluewright.model.House;
import cluewright.model.Relation;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the JSON of f-puzzles tells of a board beside its grid: {@code diagonal+} and {@code
 * diagonal-}, {@code disjointgroups}, {@code antiknight}, {@code antiking}, {@code extraregion};
 * {@code difference} and {@code ratio} for dots, {@code xv}, {@code thermometer}, {@code
 * killercage}; and signs of inequality as {@code text} between two cells.
 *
 * <p>Cells are called as in {@code R1C1}. A dot may have a value, but f-puzzles means 1 and 2 where
 * it has none.
 */
final class FPuzzlesRules {
  private static final String FALLING = "diagonal-";
  private static final String RISING = "diagonal+";
  private static final String REGION = "extraregion";
  private static final String CAGE = "killercage";
  private static final String DIFFERENCE = "difference";
  private static final String RATIO = "ratio";
  private static final String XV = "xv";
  private static final String THERMOMETER = "thermometer";
  private static final String TEXT = "text";
  private static final String CELLS = "cells";
  private static final String VALUE = "value";
  private static final String LINES = "lines";

  /** Kinds of houses that are switched on as a whole. */
  private static final Map<String, ExtraHouses> SWITCHES =
      new TreeMap<>(
          Map.of(
              "disjointgroups", ExtraHouses.DISJOINT_GROUPS,
              "antiknight", ExtraHouses.KNIGHT,
              "antiking", ExtraHouses.KING));

  private static final List<String> LISTS =
      List.of(REGION, CAGE, DIFFERENCE, RATIO, XV, THERMOMETER, TEXT);

  private static final Set<String> DIAGONALS = Set.of(FALLING, RISING);

  private final PackedJson json;
  private final LinkBoard rules;
  private final Map<String, Integer> cellsByName;

  private FPuzzlesRules(PackedJson json, Board plain) {
    this.json = json;
    this.rules = new LinkBoard(json, plain);
    this.cellsByName =
        IntStream.range(0, plain.cells())
            .boxed()
            .collect(Collectors.toMap(plain::label, Function.identity()));
  }

  /** The fields that are read. */
  static Set<String> fields() {
    return Stream.of(LISTS, DIAGONALS, SWITCHES.keySet())
        .flatMap(Collection::stream)
        .collect(Collectors.toSet());
  }

  /**
   * The board with all that the JSON tells of it.
   *
   * @param plain the board with its rows, columns and regions alone
   * @throws cluewright.format.FormatException if it tells something that no board has
   */
  static Board read(PackedJson json, Board plain) {
    return new FPuzzlesRules(json, plain).read();
  }

  private Board read() {
    JsonNode root = json.root();
    json.refuseOtherThanLists(LISTS);
    if (root.path(FALLING).asBoolean(false)) {
      rules.addDiagonal(0);
    }
    if (root.path(RISING).asBoolean(false)) {
      rules.addDiagonal(rules.plain().columns() - 1);
    }
    SWITCHES.forEach(
        (field, kind) -> {
          if (root.path(field).asBoolean(false)) {
            rules.add(kind, field);
          }
        });
    root.path(REGION).forEach(region -> rules.addRegion(set(cells(region, REGION)), REGION));
    root.path(CAGE).forEach(this::readCage);
    root.path(DIFFERENCE).forEach(dot -> readDot(dot, DIFFERENCE, Relation.Kind.CONSECUTIVE, "1"));
    root.path(RATIO).forEach(dot -> readDot(dot, RATIO, Relation.Kind.RATIO, "2"));
    root.path(XV).forEach(this::readLetter);
    root.path(THERMOMETER).forEach(this::readThermometer);
    root.path(TEXT).forEach(this::readText);
    return rules.board();
  }

  private void readCage(JsonNode cage) {
    CellSet cells = set(cells(cage, CAGE));
    String value = PackedJson.text(cage.path(VALUE)).strip();
    if (value.isEmpty()) {
      rules.addRegion(cells, CAGE);
    } else {
      rules.addCage(cells, value, CAGE);
    }
  }

  private void readDot(JsonNode dot, String field, Relation.Kind kind, String usual) {
    List<Integer> border = border(dot, field);
    String value = PackedJson.text(dot.path(VALUE)).strip();
    if (!value.isEmpty() && !value.equals(usual)) {
      throw rules.otherValue(field, border, value, usual);
    }
    rules.add(kind, border, field);
  }

  private void readLetter(JsonNode letter) {
    List<Integer> border = border(letter, XV);
    String value = PackedJson.text(letter.path(VALUE)).strip();
    Relation.Kind kind =
        switch (value.toUpperCase(Locale.ROOT)) {
          case "X" -> Relation.Kind.X;
          case "V" -> Relation.Kind.V;
          default -> throw rules.otherValue(XV, border, value, "X, V");
        };
    rules.add(kind, border, XV);
  }

  private List<Integer> border(JsonNode sign, String field) {
    return rules.border(cells(sign, field), field);
  }

  private void readThermometer(JsonNode thermometer) {
    if (thermometer.path(LINES).isEmpty()) {
      throw json.fault(Phrase.of("exchange.no-cells", THERMOMETER));
    }
    for (JsonNode line : thermometer.path(LINES)) {
      rules.add(Relation.Kind.THERMOMETER, cells(line.elements(), THERMOMETER), THERMOMETER);
    }
  }

  private void readText(JsonNode text) {
    CellSet cells = set(cells(text, TEXT));
    List<Integer> path =
        Chevron.path(
                rules.plain(),
                cells,
                PackedJson.text(text.path(VALUE)),
                text.path("angle").asDouble(0))
            .orElseThrow(() -> json.rule(TEXT));
    rules.add(Relation.Kind.LESS, path, TEXT);
  }

  private List<Integer> cells(JsonNode object, String field) {
    return cells(object.path(CELLS).elements(), field);
  }

  private List<Integer> cells(Iterator<JsonNode> names, String field) {
    List<Integer> cells = new ArrayList<>();
    names.forEachRemaining(name -> cells.add(cell(name.asText(), field)));
    return cells;
  }

  private static CellSet set(List<Integer> cells) {
    return CellSet.of(cells.stream().mapToInt(Integer::intValue));
  }

  private int cell(String name, String field) {
    Integer cell = cellsByName.get(name.toLowerCase(Locale.ROOT));
    if (cell == null) {
      throw json.fault(
          Phrase.of(
              "exchange.no-cell", field, Quoted.bare(name), PackedJson.name(rules.plain().rows())));
    }
    return cell;
  }

  static void write(JsonGenerator json, Board board) throws IOException {
    if (!board.houses(House.Kind.DIAGONAL).isEmpty()) {
      json.writeBooleanField(RISING, true);
      json.writeBooleanField(FALLING, true);
    }
    for (Map.Entry<String, ExtraHouses> each : SWITCHES.entrySet()) {
      if (Boards.extras(board).contains(each.getValue())) {
        json.writeBooleanField(each.getKey(), true);
      }
    }
    Map<String, List<One>> all = new LinkedHashMap<>();
    board.houses().stream()
        .filter(house -> house.kind().isExtraRegion())
        .forEach(house -> add(all, REGION, new One(cells(house.cells()), "")));
    for (Cage cage : board.cages()) {
      String sum = cage.hasSum() ? String.valueOf(cage.sum()) : "";
      add(all, CAGE, new One(cells(cage.cells()), sum));
    }
    board.relations().forEach(relation -> add(all, relation, board));
    for (Map.Entry<String, List<One>> field : all.entrySet()) {
      json.writeArrayFieldStart(field.getKey());
      for (One one : field.getValue()) {
        write(json, field.getKey(), one, board);
      }
      json.writeEndArray();
    }
  }

  /** An entry of a field. */
  private record One(List<Integer> cells, String value) {}

  private static List<Integer> cells(CellSet cells) {
    return cells.stream().boxed().toList();
  }

  private static void add(Map<String, List<One>> all, String field, One one) {
    all.computeIfAbsent(field, name -> new ArrayList<>()).add(one);
  }

  private static void add(Map<String, List<One>> all, Relation relation, Board board) {
    List<Integer> path = relation.path();
    switch (relation.kind()) {
      case CONSECUTIVE -> add(all, DIFFERENCE, new One(path, ""));
      case RATIO -> add(all, RATIO, new One(path, ""));
      case X, V -> add(all, XV, new One(path, relation.kind().name()));
      case THERMOMETER -> add(all, THERMOMETER, new One(path, ""));
      case LESS -> add(all, TEXT, new One(path, Chevron.of(board, path.get(0), path.get(1))));
    }
  }

  private static void write(JsonGenerator json, String field, One one, Board board)
      throws IOException {
    json.writeStartObject();
    boolean isLine = field.equals(THERMOMETER);
    json.writeArrayFieldStart(isLine ? LINES : CELLS);
    if (isLine) {
      json.writeStartArray();
    }
    for (int cell : one.cells()) {
      json.writeString(board.label(cell).toUpperCase(Locale.ROOT));
    }
    if (isLine) {
      json.writeEndArray();
    }
    json.writeEndArray();
    if (!one.value().isEmpty()) {
      json.writeStringField(VALUE, one.value());
    }
    if (field.equals(TEXT)) {
      json.writeStringField("fontC", "#000000");
      json.writeNumberField("size", 1);
    }
    json.writeEndObject();
  }
}
