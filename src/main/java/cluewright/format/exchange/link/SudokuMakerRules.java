package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The {@code constraints} of Sudoku Maker. Each has a {@code type}, which is a number: 0 for given
 * digits, which are in the cells, 1 for {@code regions} by cell, 10 and 11 for the diagonals, 12 to
 * 14 for anti-king, anti-knight and disjoint groups, 200 to 202 for white dots, black dots, X and
 * V, 300 for thermometers, 301 for killer cages, 305 for one region beside the others, 400 to 402
 * for renban lines, whispers with a {@code minDifference}, and palindromes. Rows and columns are
 * one, 2003, where they hold in some areas or in a puzzle of another kind; that is refused.
 *
 * <p>Cells have numbers from 0 on, row by row. A row of {@code n} cells has {@code 2n} edges: those
 * on the left of its cells, then those below them.
 */
final class SudokuMakerRules {
  static final String FIELD = "constraints";

  private static final int GIVENS = 0;
  private static final int REGIONS = 1;
  private static final int FALLING = 10;
  private static final int RISING = 11;
  private static final int KING = 12;
  private static final int KNIGHT = 13;
  private static final int DISJOINT_GROUPS = 14;
  private static final int DIFFERENCE = 200;
  private static final int RATIO = 201;
  private static final int XV = 202;
  private static final int THERMOMETERS = 300;
  private static final int CAGES = 301;
  private static final int REGION = 305;

  /** The first element number that applies only to the places it lists. */
  private static final int PLACED = 100;

  private static final int CUSTOM = 1000;
  private static final int ROWS_AND_COLUMNS = 2003;
  private static final int FOG = 4000;

  private static final String TYPE = "type";
  private static final String DISABLED = "disabled";
  private static final String STYLE = "style";
  private static final String OVERRIDE = "override";
  private static final String SLOW = "slow";
  private static final String NEGATIVE = "negative";
  private static final String DIFFERENCE_OF_WHISPERS = "minDifference";
  private static final String CAGE_CELLS = "cages";
  private static final String CELLS = "cells";
  private static final String CLUES = "clues";
  private static final String VALUE = "value";

  /** The values of signs that are supported. */
  private static final Map<Integer, String> KNOWN_VALUES =
      Map.of(DIFFERENCE, "1", RATIO, "2", XV, "5, 10");

  /** The names shown by Sudoku Maker. */
  private static final Map<Integer, String> NAMES =
      Map.ofEntries(
          Map.entry(GIVENS, "Given digits"),
          Map.entry(REGIONS, "Regions"),
          Map.entry(FALLING, "Negative diagonal"),
          Map.entry(RISING, "Positive diagonal"),
          Map.entry(KING, "Antiking"),
          Map.entry(KNIGHT, "Antiknight"),
          Map.entry(DISJOINT_GROUPS, "Disjoint groups"),
          Map.entry(15, "Non-consecutive"),
          Map.entry(16, "Global entropy"),
          Map.entry(100, "Even"),
          Map.entry(101, "Odd"),
          Map.entry(102, "Maximum"),
          Map.entry(103, "Minimum"),
          Map.entry(DIFFERENCE, "Difference Kropki dots"),
          Map.entry(RATIO, "Ratio Kropki dots"),
          Map.entry(XV, "XV"),
          Map.entry(THERMOMETERS, "Thermometers"),
          Map.entry(CAGES, "Killer cages"),
          Map.entry(302, "Clones"),
          Map.entry(303, "Quadruples"),
          Map.entry(304, "Look-and-say cages"),
          Map.entry(REGION, "Extra region"),
          Map.entry(400, "Renban lines"),
          Map.entry(401, "Whisper lines"),
          Map.entry(402, "Palindromes"),
          Map.entry(403, "Between lines"),
          Map.entry(404, "Region sum lines"),
          Map.entry(405, "Sequence lines"),
          Map.entry(406, "Digit group lines"),
          Map.entry(407, "Lockout lines"),
          Map.entry(408, "Arrows"),
          Map.entry(409, "Double arrows"),
          Map.entry(500, "Little killers"),
          Map.entry(501, "Sandwich sums"),
          Map.entry(502, "X-sums"),
          Map.entry(503, "Skyscrapers"),
          Map.entry(504, "Numbered rooms"),
          Map.entry(600, "Row indexers"),
          Map.entry(601, "Column indexers"),
          Map.entry(CUSTOM, "Custom constraint"),
          Map.entry(2000, "Cosmetic lines"),
          Map.entry(2001, "Cosmetic cages"),
          Map.entry(2002, "Cosmetic symbols"),
          Map.entry(ROWS_AND_COLUMNS, "Rows and columns"),
          Map.entry(FOG, "Fog lights"),
          Map.entry(4001, "Custom fog clearing"));

  private static final Map<Integer, Kind> SWITCHES =
      new TreeMap<>(
          Map.of(
              KING, Kinds.KING,
              KNIGHT, Kinds.KNIGHT,
              DISJOINT_GROUPS, Kinds.DISJOINT_GROUPS));

  /** A sign's type and value. */
  private record Sign(int type, int value) {}

  private static final Map<Kind, Sign> SIGNS =
      Map.of(
          Kinds.WHITE_DOT, new Sign(DIFFERENCE, 1),
          Kinds.BLACK_DOT, new Sign(RATIO, 2),
          Kinds.X, new Sign(XV, 10),
          Kinds.V, new Sign(XV, 5));

  /** The type of a kind of lines, and the list that has them. */
  private record Lines(int type, String list) {}

  private static final Map<Kind, Lines> LINES =
      Map.of(
          Kinds.THERMOMETER, new Lines(THERMOMETERS, "thermometers"),
          Kinds.RENBAN, new Lines(400, "lines"),
          Kinds.WHISPERS, new Lines(401, "lines"),
          Kinds.PALINDROME, new Lines(402, "lines"));

  private static final KnownFields FIELDS =
      new KnownFields(
          Set.of(
              TYPE,
              DISABLED,
              "regions",
              CLUES,
              "thermometers",
              "lines",
              DIFFERENCE_OF_WHISPERS,
              CAGE_CELLS,
              CELLS),
          Set.of(STYLE, "overrideNegativeRatios", "overrideNegativeDifferences"),
          Set.of());

  private static final KnownFields CLUE =
      new KnownFields(Set.of(VALUE, "edge", CELLS), Set.of(), Set.of());

  private final PackedJson json;
  private final LinkBoard rules;

  private SudokuMakerRules(PackedJson json, Board plain) {
    this.json = json;
    this.rules = new LinkBoard(json, plain);
  }

  /** True if rules of a kind can be written. */
  static boolean knows(Kind kind) {
    return SIGNS.containsKey(kind)
        || LINES.containsKey(kind)
        || SWITCHES.containsValue(kind)
        || kind == Kinds.CAGE
        || kind == Kinds.DIAGONALS
        || kind.isExtraRegion();
  }

  /**
   * The board with all constraints that are switched on.
   *
   * @throws cluewright.format.FormatException if one of them is no rule of any board
   */
  static Board read(PackedJson json, JsonNode puzzle, int size) {
    List<JsonNode> all = new ArrayList<>();
    Optional<JsonNode> regions = Optional.empty();
    boolean hasGivens = false;
    JsonNode constraints = puzzle.path(FIELD);
    if (!constraints.isArray() && !constraints.isMissingNode()) {
      throw json.rule(FIELD);
    }
    for (JsonNode each : constraints) {
      int type = type(json, each);
      boolean isOff = isOff(json, each);
      if (type == ROWS_AND_COLUMNS) {
        throw json.fault(Phrase.of("exchange.maker-rows"));
      }
      hasGivens |= type == GIVENS && !isOff;
      if (isOff || isEmpty(type, each)) {
        json.passed().add(name(type));
      } else if (type == REGIONS && regions.isEmpty()) {
        json.judge(each, FIELDS);
        regions = Optional.of(each.path("regions"));
      } else {
        all.add(each);
      }
    }
    if (!hasGivens && hasClues(puzzle)) {
      throw json.fault(Phrase.of("exchange.maker-givens"));
    }
    JsonNode ids = regions.orElseThrow(() -> json.fault(Phrase.of("exchange.maker-no-regions")));
    SudokuMakerRules rules = new SudokuMakerRules(json, json.board(size, regions(json, ids, size)));
    all.forEach(rules::read);
    return rules.rules.board();
  }

  private static int type(PackedJson json, JsonNode constraint) {
    if (!constraint.path(TYPE).isInt()) {
      throw json.rule("type " + constraint.path(TYPE).asText());
    }
    return constraint.path(TYPE).intValue();
  }

  private static boolean isOff(PackedJson json, JsonNode constraint) {
    JsonNode disabled = constraint.path(DISABLED);
    if (!disabled.isBoolean() && !disabled.isMissingNode()) {
      throw json.rule(name(type(json, constraint)) + ", " + DISABLED);
    }
    return disabled.asBoolean(false);
  }

  private static boolean hasClues(JsonNode puzzle) {
    for (JsonNode cell : puzzle.path(CELLS)) {
      if (cell.path("given").asBoolean(false)) {
        return true;
      }
    }
    return false;
  }

  private static String name(int type) {
    return NAMES.getOrDefault(type, "type " + type);
  }

  /** True if it only applies to listed places and lists none. */
  private static boolean isEmpty(int type, JsonNode constraint) {
    if (type < PLACED || type == CUSTOM || type >= FOG || !NAMES.containsKey(type)) {
      return false;
    }
    boolean hasList = false;
    for (Map.Entry<String, JsonNode> field : constraint.properties()) {
      if (!isOfLists(type, field.getKey()) && PackedJson.isUsed(field.getValue())) {
        return false;
      }
      hasList |= field.getValue().isArray();
    }
    return hasList;
  }

  /** True if a field only describes the listed places. */
  private static boolean isOfLists(int type, String field) {
    return field.equals(TYPE)
        || field.equals(DISABLED)
        || field.equals(STYLE)
        || field.startsWith(OVERRIDE)
        || (field.equals(SLOW) && type == THERMOMETERS);
  }

  /** The elements of a field, which must be a list. */
  private JsonNode list(JsonNode object, String field, String name) {
    JsonNode list = object.path(field);
    if (!list.isArray()) {
      throw json.rule(name + ", " + field);
    }
    return list;
  }

  private static Map<Integer, String> regions(PackedJson json, JsonNode ids, int size) {
    Map<Integer, String> regions = new TreeMap<>();
    for (int cell = 0; cell < size * size; cell++) {
      JsonNode region = ids.path(cell);
      if (ids.size() != size * size || !region.isInt() || region.intValue() < 0) {
        throw json.rule("regions");
      }
      regions.put(cell, region.asText());
    }
    return regions;
  }

  private void read(JsonNode constraint) {
    int type = type(json, constraint);
    String name = name(type);
    switch (type) {
      case GIVENS -> {}
      case FALLING -> rules.addDiagonal(0);
      case RISING -> rules.addDiagonal(rules.plain().columns() - 1);
      case KING, KNIGHT, DISJOINT_GROUPS -> rules.add(SWITCHES.get(type), name);
      case DIFFERENCE, RATIO, XV -> readSigns(type, constraint);
      case CAGES -> list(constraint, CAGE_CELLS, name).forEach(this::readCage);
      case REGION -> rules.addRegion(set(list(constraint, CELLS, name), name), name);
      default -> readLines(type, constraint);
    }
    json.judge(constraint, FIELDS);
  }

  private void readSigns(int type, JsonNode constraint) {
    for (JsonNode clue : list(constraint, CLUES, name(type))) {
      json.judge(clue, CLUE);
      List<Integer> border = border(clue.path("edge"), name(type));
      rules.add(kind(type, border, PackedJson.text(clue.path(VALUE))), border, name(type));
    }
    if (PackedJson.isUsed(constraint.path(NEGATIVE))) {
      throw json.rule(name(type) + ", " + NEGATIVE);
    }
  }

  private Kind kind(int type, List<Integer> border, String value) {
    return switch (type + ":" + value) {
      case DIFFERENCE + ":1", DIFFERENCE + ":" -> Kinds.WHITE_DOT;
      case RATIO + ":2", RATIO + ":" -> Kinds.BLACK_DOT;
      case XV + ":10" -> Kinds.X;
      case XV + ":5" -> Kinds.V;
      default -> throw rules.otherValue(name(type), border, value, KNOWN_VALUES.get(type));
    };
  }

  /** The two cells at an edge. */
  private List<Integer> border(JsonNode edge, String field) {
    int size = rules.plain().columns();
    int number = edge.isInt() ? edge.intValue() : -1;
    int row = number / (2 * size);
    int place = number % (2 * size);
    int first = place < size ? row * size + place - 1 : row * size + place - size;
    boolean isOutside = place < size ? place == 0 || row >= size : row >= size - 1;
    if (number < 0 || isOutside) {
      throw json.rule(field);
    }
    return List.of(first, place < size ? first + 1 : first + size);
  }

  private static int edge(Board board, List<Integer> path) {
    int first = Math.min(path.get(0), path.get(1));
    int size = board.columns();
    boolean isBeside = Math.abs(path.get(0) - path.get(1)) == 1;
    return first / size * 2 * size + first % size + (isBeside ? 1 : size);
  }

  private void readLines(int type, JsonNode constraint) {
    String name = name(type);
    Kind kind =
        LINES.keySet().stream()
            .filter(each -> LINES.get(each).type() == type)
            .findFirst()
            .orElseThrow(() -> json.rule(name));
    JsonNode slow = constraint.path(SLOW);
    if (slow.asBoolean(false) || !(slow.isBoolean() || slow.isMissingNode())) {
      throw json.rule("Slow thermometers");
    }
    JsonNode value = constraint.path(DIFFERENCE_OF_WHISPERS);
    for (JsonNode line : list(constraint, LINES.get(kind).list(), name)) {
      List<Integer> path = cells(line, name);
      boolean hasValue = kind.values(path.size(), rules.plain().digits()).isPresent();
      if (hasValue != value.isInt()) {
        throw json.rule(name + ", " + DIFFERENCE_OF_WHISPERS);
      }
      rules.add(kind, path, PackedJson.text(value), name);
    }
  }

  private void readCage(JsonNode cage) {
    json.judge(cage, CLUE);
    String name = name(CAGES);
    CellSet cells = set(cage.path(CELLS), name);
    String value = PackedJson.text(cage.path(VALUE));
    if (value.isEmpty() || value.equals("0")) {
      rules.addRegion(cells, name);
    } else {
      rules.addCage(cells, value, name);
    }
  }

  private List<Integer> cells(JsonNode numbers, String field) {
    if (!numbers.isArray()) {
      throw json.rule(field);
    }
    List<Integer> cells = new ArrayList<>();
    for (JsonNode number : numbers) {
      boolean isCell = number.isInt() && number.intValue() >= 0;
      if (!isCell || number.intValue() >= rules.plain().cells()) {
        throw json.rule(field);
      }
      cells.add(number.intValue());
    }
    return cells;
  }

  private CellSet set(JsonNode numbers, String field) {
    return CellSet.of(cells(numbers, field));
  }

  static void write(JsonGenerator json, Board board) throws IOException {
    json.writeArrayFieldStart(FIELD);
    start(json, GIVENS);
    json.writeEndObject();
    writeRegions(json, board);
    if (!board.houses(Kinds.DIAGONALS).isEmpty()) {
      writeDiagonal(json, FALLING);
      writeDiagonal(json, RISING);
    }
    for (Map.Entry<Integer, Kind> each : SWITCHES.entrySet()) {
      if (Boards.kinds(board).contains(each.getValue())) {
        start(json, each.getKey());
        json.writeEndObject();
      }
    }
    for (House house : board.houses()) {
      if (house.kind().isExtraRegion()) {
        writeRegion(json, house);
      }
    }
    writeSigns(json, board);
    writeLines(json, board);
    writeCages(json, board);
    json.writeEndArray();
  }

  private static void start(JsonGenerator json, int type) throws IOException {
    json.writeStartObject();
    json.writeNumberField(TYPE, type);
  }

  private static void writeRegions(JsonGenerator json, Board board) throws IOException {
    start(json, REGIONS);
    json.writeArrayFieldStart("regions");
    for (int cell = 0; cell < board.cells(); cell++) {
      json.writeNumber(PackedJson.box(board, cell).number() - 1);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void writeDiagonal(JsonGenerator json, int type) throws IOException {
    start(json, type);
    json.writeObjectFieldStart(STYLE);
    json.writeStringField("color", "#34bbe6ff");
    json.writeNumberField("thickness", 0.02);
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeRegion(JsonGenerator json, House house) throws IOException {
    start(json, REGION);
    writeCells(json, house.cells());
    json.writeObjectFieldStart(STYLE);
    json.writeStringField("color", "#00000033");
    json.writeNumberField("offset", 0.1);
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeCells(JsonGenerator json, CellSet cells) throws IOException {
    json.writeArrayFieldStart(CELLS);
    for (int cell : cells.stream().toArray()) {
      json.writeNumber(cell);
    }
    json.writeEndArray();
  }

  private static void writeSigns(JsonGenerator json, Board board) throws IOException {
    Map<Integer, List<Rule>> all = new LinkedHashMap<>();
    for (Rule rule : board.drawn()) {
      if (SIGNS.containsKey(rule.kind())) {
        int type = SIGNS.get(rule.kind()).type();
        all.computeIfAbsent(type, any -> new ArrayList<>()).add(rule);
      }
    }
    for (Map.Entry<Integer, List<Rule>> each : all.entrySet()) {
      start(json, each.getKey());
      json.writeArrayFieldStart(CLUES);
      for (Rule rule : each.getValue()) {
        json.writeStartObject();
        json.writeNumberField(VALUE, SIGNS.get(rule.kind()).value());
        json.writeNumberField("edge", edge(board, rule.cells()));
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeArrayFieldStart(NEGATIVE);
      json.writeEndArray();
      if (each.getKey() != XV) {
        boolean isRatio = each.getKey() == RATIO;
        json.writeBooleanField(
            isRatio ? "overrideNegativeDifferences" : "overrideNegativeRatios", true);
      }
      json.writeEndObject();
    }
  }

  /** An element for the lines of a kind with the same value. */
  private static void writeLines(JsonGenerator json, Board board) throws IOException {
    for (Kind kind : Kinds.drawn().stream().filter(LINES::containsKey).toList()) {
      for (int value : board.values(kind)) {
        writeLines(
            json, kind, value, board.rules(kind).stream().filter(r -> r.value() == value).toList());
      }
    }
  }

  private static void writeLines(JsonGenerator json, Kind kind, int value, List<Rule> lines)
      throws IOException {
    boolean isThermometer = kind == Kinds.THERMOMETER;
    start(json, LINES.get(kind).type());
    if (isThermometer) {
      json.writeBooleanField(SLOW, false);
    }
    if (value > 0) {
      json.writeNumberField(DIFFERENCE_OF_WHISPERS, value);
    }
    json.writeArrayFieldStart(LINES.get(kind).list());
    for (Rule line : lines) {
      json.writeStartArray();
      for (int cell : line.cells()) {
        json.writeNumber(cell);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeObjectFieldStart(STYLE);
    json.writeStringField(
        "color", isThermometer ? "#cccccc" : SclSigns.color(kind).toLowerCase(Locale.ROOT));
    json.writeNumberField("thickness", isThermometer ? 0.3 : 0.15);
    if (isThermometer) {
      json.writeNumberField("bulbRadius", 0.4);
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeCages(JsonGenerator json, Board board) throws IOException {
    if (board.rules(Kinds.CAGE).isEmpty()) {
      return;
    }
    start(json, CAGES);
    json.writeArrayFieldStart(CAGE_CELLS);
    for (Rule cage : board.rules(Kinds.CAGE)) {
      json.writeStartObject();
      writeCells(json, CellSet.of(cage.cells()));
      json.writeNumberField(VALUE, cage.value());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeObjectFieldStart(STYLE);
    for (String part : List.of("text", "cage")) {
      json.writeObjectFieldStart(part);
      json.writeStringField("color", "#000000");
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeEndObject();
  }
}
