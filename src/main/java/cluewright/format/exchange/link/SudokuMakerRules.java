package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
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
  private static final int DIFFERENCE = 200;
  private static final int RATIO = 201;
  private static final int XV = 202;
  private static final int THERMOMETERS = 300;
  private static final int CAGES = 301;
  private static final int REGION = 305;
  private static final int REGION_SUMS = 404;
  private static final int GROUPS = 406;

  /** Stands for the number of a dot that is neither white nor black without one. */
  private static final String NUMBER = "n";

  /** The kinds of rules with their types; a sign has a value. */
  static final LinkKinds<Integer> KINDS =
      new LinkKinds<Integer>()
          .on(Kinds.DIAGONALS, 0, FALLING)
          .on(Kinds.DIAGONALS, 1, RISING)
          .on(Kinds.FALLING, FALLING)
          .on(Kinds.RISING, RISING)
          .on(Kinds.KING, 12)
          .on(Kinds.KNIGHT, 13)
          .on(Kinds.DISJOINT_GROUPS, 14)
          .extraRegions(REGION)
          .in(DIFFERENCE, Kinds.WHITE_DOT, "1")
          .in(RATIO, Kinds.BLACK_DOT, "2")
          .in(XV, Kinds.V, "5")
          .in(XV, Kinds.X, "10")
          .in(THERMOMETERS, Kinds.THERMOMETER)
          .in(400, Kinds.RENBAN)
          .in(402, Kinds.PALINDROME)
          .in(401, Kinds.WHISPERS)
          .in(CAGES, Kinds.CAGE)
          .on(Kinds.NON_CONSECUTIVE, 15)
          .in(100, Kinds.EVEN)
          .in(101, Kinds.ODD)
          .in(102, Kinds.MAXIMUM)
          .in(103, Kinds.MINIMUM)
          .in(DIFFERENCE, Kinds.DIFFERENCE, NUMBER)
          .in(RATIO, Kinds.RATIO, NUMBER)
          .in(THERMOMETERS, Kinds.SLOW_THERMOMETER)
          .in(303, Kinds.QUADRUPLE)
          .in(REGION, Kinds.EXTRA_REGION)
          .in(403, Kinds.BETWEEN)
          .in(REGION_SUMS, Kinds.REGION_SUM)
          .in(GROUPS, Kinds.ENTROPIC)
          .in(GROUPS, Kinds.PARITY)
          .in(GROUPS, Kinds.MODULAR)
          .in(407, Kinds.LOCKOUT)
          .in(408, Kinds.ARROW)
          .in(409, Kinds.DOUBLE_ARROW)
          .in(500, Kinds.LITTLE_KILLER)
          .in(501, Kinds.SANDWICH)
          .in(502, Kinds.X_SUM)
          .in(503, Kinds.SKYSCRAPER)
          .in(504, Kinds.NUMBERED_ROOM)
          .in(600, Kinds.ROW_INDEX)
          .in(601, Kinds.COLUMN_INDEX);

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

  /** Asks for one sum of each region, however often a line enters it. */
  private static final String SINGLE_TOTALS = "singleRegionTotals";

  /** The names shown by Sudoku Maker. */
  private static final Map<Integer, String> NAMES =
      Map.ofEntries(
          Map.entry(GIVENS, "Given digits"),
          Map.entry(REGIONS, "Regions"),
          Map.entry(FALLING, "Negative diagonal"),
          Map.entry(RISING, "Positive diagonal"),
          Map.entry(12, "Antiking"),
          Map.entry(13, "Antiknight"),
          Map.entry(14, "Disjoint groups"),
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
              CELLS,
              SLOW,
              SudokuMakerForms.BULBS,
              SudokuMakerForms.GROUPS,
              SINGLE_TOTALS),
          Set.of(STYLE, "name", "overrideNegativeRatios", "overrideNegativeDifferences"),
          Set.of());

  private static final KnownFields CLUE =
      new KnownFields(Set.of(VALUE, "edge", CELLS), Set.of(), Set.of());

  /** What rules that stand in one element have in common. */
  record Like(Kind kind, int value) {
    static final Comparator<Like> ORDER =
        Comparator.comparing((Like like) -> Kinds.ALL.indexOf(like.kind))
            .thenComparing(Like::value);

    static Like of(Rule rule) {
      return new Like(rule.kind(), rule.value());
    }
  }

  private final PackedJson json;
  private final LinkBoard rules;

  private SudokuMakerRules(PackedJson json, Board plain) {
    this.json = json;
    this.rules = new LinkBoard(json, plain);
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
        || field.equals("name")
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
    if (type != GIVENS && !KINDS.addTo(rules, type, name)) {
      Kind kind = KINDS.kinds(type).findFirst().orElseThrow(() -> json.rule(name));
      read(type, kind, constraint);
    }
    json.judge(constraint, FIELDS);
  }

  private void read(int type, Kind kind, JsonNode constraint) {
    String name = name(type);
    if (SudokuMakerForms.has(kind)) {
      new SudokuMakerForms(rules, json, name).read(kind, constraint);
    } else if (kind.isOfCells()) {
      rules.addCells(kind, cells(list(constraint, CELLS, name), name));
    } else {
      switch (kind.form()) {
        case EDGE -> readSigns(type, constraint);
        case LINE -> readLines(kind, constraint, name);
        case REGION -> list(constraint, CAGE_CELLS, name).forEach(this::readCage);
        default -> rules.addRegion(set(list(constraint, CELLS, name), name), name);
      }
    }
  }

  private void readSigns(int type, JsonNode constraint) {
    String name = name(type);
    for (JsonNode clue : list(constraint, CLUES, name)) {
      json.judge(clue, CLUE);
      List<Integer> border = border(clue.path("edge"), name);
      String value = PackedJson.text(clue.path(VALUE));
      Optional<Kind> plain = KINDS.kind(type, value);
      if (plain.isPresent()) {
        rules.add(plain.get(), border, name);
      } else {
        Kind kind =
            KINDS
                .kind(type, NUMBER)
                .orElseThrow(() -> rules.otherValue(name, border, value, KINDS.values(type)));
        rules.add(kind, border, value, name);
      }
    }
    if (PackedJson.isUsed(constraint.path(NEGATIVE))) {
      throw json.rule(name + ", " + NEGATIVE);
    }
  }

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

  private void readLines(Kind first, JsonNode constraint, String name) {
    JsonNode slow = constraint.path(SLOW);
    boolean isSlow = slow.asBoolean(false);
    if (!(slow.isBoolean() || slow.isMissingNode())
        || (isSlow && first != Kinds.THERMOMETER)
        || PackedJson.isUsed(constraint.path(SINGLE_TOTALS))) {
      throw json.rule(name);
    }
    Kind kind = isSlow ? Kinds.SLOW_THERMOMETER : first;
    JsonNode value = constraint.path(DIFFERENCE_OF_WHISPERS);
    if (kind == Kinds.REGION_SUM && Boards.boxes(rules.plain()).isEmpty()) {
      throw json.rule(name);
    }
    for (JsonNode line : list(constraint, lines(kind), name)) {
      List<Integer> path = cells(line, name);
      boolean hasValue = kind.values(path.size(), rules.plain().digits()).isPresent();
      if (hasValue != value.isInt()) {
        throw json.rule(name + ", " + DIFFERENCE_OF_WHISPERS);
      }
      rules.add(kind, path, PackedJson.text(value), name);
    }
  }

  private static String lines(Kind kind) {
    boolean isThermometer = kind == Kinds.THERMOMETER || kind == Kinds.SLOW_THERMOMETER;
    return isThermometer ? "thermometers" : "lines";
  }

  private void readCage(JsonNode cage) {
    json.judge(cage, CLUE);
    String name = name(CAGES);
    String value = PackedJson.text(cage.path(VALUE));
    rules.addCage(set(cage.path(CELLS), name), value.equals("0") ? "" : value, name);
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

  static void write(ObjectNode json, Board board) {
    ArrayNode all = json.putArray(FIELD);
    start(all, GIVENS);
    ArrayNode regions = start(all, REGIONS).putArray("regions");
    for (int cell = 0; cell < board.cells(); cell++) {
      regions.add(PackedJson.box(board, cell).number() - 1);
    }
    for (int type : KINDS.on(board)) {
      ObjectNode constraint = start(all, type);
      if (type == FALLING || type == RISING) {
        constraint.putObject(STYLE).put("color", "#34bbe6ff").put("thickness", 0.02);
      }
    }
    KINDS
        .houses(board)
        .map(house -> house.cells().stream().boxed().toList())
        .forEach(cells -> writeRegion(start(all, REGION), cells));
    for (int type : KINDS.lists()) {
      List<Rule> rules =
          KINDS.drawn(board).filter(rule -> KINDS.list(rule.kind()) == type).toList();
      if (!rules.isEmpty()) {
        write(all, type, rules, board);
      }
    }
  }

  private static ObjectNode start(ArrayNode all, int type) {
    return all.addObject().put(TYPE, type);
  }

  /** True if a rule of a kind that Sudoku Maker knows can be said. */
  static boolean canSay(Board board, Rule rule) {
    Kind kind = rule.kind();
    boolean isNumbered = kind == Kinds.DIFFERENCE || kind == Kinds.RATIO;
    return isNumbered
        ? KINDS.kind(KINDS.list(kind), String.valueOf(rule.value())).isEmpty()
        : !SudokuMakerForms.has(kind) || SudokuMakerForms.canSay(board, rule);
  }

  private static void write(ArrayNode all, int type, List<Rule> rules, Board board) {
    Kind kind = rules.get(0).kind();
    if (SudokuMakerForms.has(kind)) {
      SudokuMakerForms.write(all, type, rules, board);
      return;
    }
    if (kind.isOfCells()) {
      ObjectNode constraint = start(all, type);
      rules.forEach(rule -> rule.cells().forEach(constraint.withArrayProperty(CELLS)::add));
      constraint.putObject(STYLE).put("color", "#aaaaaa80").put("size", 0.75);
      return;
    }
    if (kind == Kinds.EXTRA_REGION) {
      rules.forEach(rule -> writeRegion(start(all, type), rule.cells()));
      return;
    }
    switch (kind.form()) {
      case EDGE -> writeSigns(start(all, type), rules, board);
      case LINE ->
          rules.stream()
              .map(Like::of)
              .distinct()
              .sorted(Like.ORDER)
              .forEach(like -> writeLines(start(all, type), like, rules));
      default -> writeCages(start(all, type), rules);
    }
  }

  private static void writeRegion(ObjectNode constraint, List<Integer> cells) {
    cells.forEach(constraint.putArray(CELLS)::add);
    constraint.putObject(STYLE).put("color", "#00000033").put("offset", 0.1);
  }

  private static void writeSigns(ObjectNode constraint, List<Rule> signs, Board board) {
    ArrayNode clues = constraint.putArray(CLUES);
    for (Rule sign : signs) {
      clues.addObject().put(VALUE, number(sign)).put("edge", edge(board, sign.cells()));
    }
    constraint.putArray(NEGATIVE);
    int type = KINDS.list(signs.get(0).kind());
    if (type != XV) {
      constraint.put(
          type == RATIO ? "overrideNegativeDifferences" : "overrideNegativeRatios", true);
    }
  }

  private static int number(Rule sign) {
    return sign.hasValue() ? sign.value() : Integer.parseInt(KINDS.value(sign.kind()));
  }

  /** Writes the lines of the kind and value of one. */
  private static void writeLines(ObjectNode constraint, Like like, List<Rule> rules) {
    Kind kind = like.kind();
    boolean isThermometer = lines(kind).equals("thermometers");
    if (isThermometer) {
      constraint.put(SLOW, kind == Kinds.SLOW_THERMOMETER);
    }
    if (like.value() > 0) {
      constraint.put(DIFFERENCE_OF_WHISPERS, like.value());
    }
    ArrayNode lines = constraint.putArray(lines(kind));
    rules.stream()
        .filter(line -> Like.of(line).equals(like))
        .forEach(line -> line.cells().forEach(lines.addArray()::add));
    ObjectNode style = constraint.putObject(STYLE);
    if (SudokuMakerForms.hasEnds(kind)) {
      SudokuMakerForms.styleEnds(style);
      return;
    }
    String color =
        SclDrawing.KINDS.knows(kind) ? SclSigns.color(kind).toLowerCase(Locale.ROOT) : "#2ecbff";
    style.put("color", isThermometer ? "#cccccc" : color);
    style.put("thickness", isThermometer ? 0.3 : 0.15);
    if (isThermometer) {
      style.put("bulbRadius", 0.4);
    }
    if (kind == Kinds.REGION_SUM) {
      constraint.put(SINGLE_TOTALS, false);
    }
  }

  private static void writeCages(ObjectNode constraint, List<Rule> cages) {
    ArrayNode all = constraint.putArray(CAGE_CELLS);
    for (Rule cage : cages) {
      ObjectNode object = all.addObject();
      cage.cells().forEach(object.putArray(CELLS)::add);
      object.put(VALUE, cage.value());
    }
    ObjectNode style = constraint.putObject(STYLE);
    style.putObject("text").put("color", "#000000");
    style.putObject("cage").put("color", "#000000");
  }
}
