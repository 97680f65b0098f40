package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the JSON of lisudoku says about a board: {@code regions}, {@code extraRegions}, {@code
 * primaryDiagonal} (from the upper left corner) and {@code secondaryDiagonal}, {@code antiKnight},
 * {@code antiKing}, {@code kropkiDots}, {@code killerCages}, and lines, each kind in a field of its
 * own. Cells are objects with {@code row} and {@code col}, which count from 0.
 */
final class LisudokuRules {
  private static final String REGIONS = "regions";
  private static final String EXTRA_REGIONS = "extraRegions";
  private static final String FALLING = "primaryDiagonal";
  private static final String RISING = "secondaryDiagonal";
  private static final String DOTS = "kropkiDots";
  private static final String CAGES = "killerCages";
  private static final String REGION = "region";
  private static final String SUM = "sum";
  private static final String DOT = "dotType";
  private static final String ROW = "row";
  private static final String COLUMN = "col";

  private static final Map<String, Kind> SWITCHES =
      new TreeMap<>(Map.of("antiKnight", Kinds.KNIGHT, "antiKing", Kinds.KING));

  private static final Map<String, Kind> DOT_KINDS =
      Map.of("Consecutive", Kinds.WHITE_DOT, "Double", Kinds.BLACK_DOT);

  /** The kinds of drawn rules with their fields. */
  private static final Map<Kind, String> DRAWN =
      Map.of(
          Kinds.WHITE_DOT,
          DOTS,
          Kinds.BLACK_DOT,
          DOTS,
          Kinds.THERMOMETER,
          "thermos",
          Kinds.RENBAN,
          "renbans",
          Kinds.PALINDROME,
          "palindromes",
          Kinds.CAGE,
          CAGES);

  private static final List<Kind> LINES =
      Kinds.drawn().stream()
          .filter(kind -> kind.form() == Form.LINE && DRAWN.containsKey(kind))
          .toList();

  /** The kinds of houses that are extra regions. */
  private static final Set<Kind> EXTRA_KINDS =
      Set.of(Kinds.WINDOKU, Kinds.CENTRE_DOT, Kinds.DISJOINT_GROUPS, Kinds.ASTERISK);

  /** The fields that are read. */
  static final Set<String> FIELDS =
      Stream.of(Set.of(REGIONS, EXTRA_REGIONS, FALLING, RISING), SWITCHES.keySet(), DRAWN.values())
          .flatMap(Collection::stream)
          .collect(Collectors.toSet());

  private static final KnownFields CAGE = new KnownFields(Set.of(SUM, REGION), Set.of(), Set.of());

  private final PackedJson json;
  private final LinkBoard rules;

  private LisudokuRules(PackedJson json, Board plain) {
    this.json = json;
    this.rules = new LinkBoard(json, plain);
  }

  /** True if rules of a kind can be written. */
  static boolean knows(Kind kind) {
    return DRAWN.containsKey(kind)
        || SWITCHES.containsValue(kind)
        || EXTRA_KINDS.contains(kind)
        || kind == Kinds.DIAGONALS;
  }

  /**
   * The board with everything that the JSON says about it.
   *
   * @throws cluewright.format.FormatException if it tells something that no board has
   */
  static Board read(PackedJson json, int size) {
    Map<Integer, String> regions = new TreeMap<>();
    int number = 0;
    for (JsonNode region : LisudokuJson.field(json.root(), REGIONS)) {
      number++;
      for (JsonNode place : region) {
        if (regions.put(cell(json, size, place, REGIONS), String.valueOf(number)) != null) {
          throw json.rule(REGIONS);
        }
      }
    }
    return new LisudokuRules(json, json.board(size, regions)).read();
  }

  private Board read() {
    if (field(FALLING).asBoolean(false)) {
      rules.addDiagonal(0);
    }
    if (field(RISING).asBoolean(false)) {
      rules.addDiagonal(rules.plain().columns() - 1);
    }
    SWITCHES.forEach(
        (name, kind) -> {
          if (field(name).asBoolean(false)) {
            rules.add(kind, name);
          }
        });
    field(EXTRA_REGIONS)
        .forEach(region -> rules.addRegion(set(region, EXTRA_REGIONS), EXTRA_REGIONS));
    field(DOTS).forEach(this::readDot);
    for (Kind kind : LINES) {
      String name = DRAWN.get(kind);
      field(name).forEach(path -> rules.add(kind, cells(path, name), name));
    }
    field(CAGES).forEach(this::readCage);
    return rules.board();
  }

  private JsonNode field(String name) {
    return LisudokuJson.field(json.root(), name);
  }

  private void readDot(JsonNode dot) {
    int first = cell(json, rules.plain().columns(), dot.path("cell1"), DOTS);
    int second = cell(json, rules.plain().columns(), dot.path("cell2"), DOTS);
    String kind = LisudokuJson.field(dot, DOT).asText();
    List<Integer> border = rules.border(List.of(first, second), DOTS);
    if (!DOT_KINDS.containsKey(kind)) {
      throw rules.otherValue(DOTS, border, kind, "Consecutive, Double");
    }
    rules.add(DOT_KINDS.get(kind), border, DOTS);
  }

  private void readCage(JsonNode cage) {
    json.judge(cage, CAGE);
    CellSet cells = set(cage.path(REGION), CAGES);
    String sum = PackedJson.text(cage.path(SUM));
    if (sum.isEmpty()) {
      rules.addRegion(cells, CAGES);
    } else {
      rules.addCage(cells, sum, CAGES);
    }
  }

  private CellSet set(JsonNode places, String field) {
    return CellSet.of(cells(places, field));
  }

  private List<Integer> cells(JsonNode places, String field) {
    List<Integer> cells = new ArrayList<>();
    for (JsonNode place : places) {
      cells.add(cell(json, rules.plain().columns(), place, field));
    }
    return cells;
  }

  /** The cell at a position of a square board. */
  static int cell(PackedJson json, int size, JsonNode place, String field) {
    int row = number(place.path(ROW));
    int column = number(place.path(COLUMN));
    if (row < 0 || row >= size || column < 0 || column >= size) {
      throw json.rule(field);
    }
    return row * size + column;
  }

  private static int number(JsonNode number) {
    return number.isInt() ? number.intValue() : -1;
  }

  static void write(JsonGenerator json, Board board) throws IOException {
    if (!PackedJson.hasUsualBoxes(board)) {
      writeHouses(json, board, REGIONS, Set.of(Kinds.BOX));
    }
    if (!board.houses(Kinds.DIAGONALS).isEmpty()) {
      json.writeBooleanField(FALLING, true);
      json.writeBooleanField(RISING, true);
    }
    for (Map.Entry<String, Kind> each : SWITCHES.entrySet()) {
      if (Boards.kinds(board).contains(each.getValue())) {
        json.writeBooleanField(each.getKey(), true);
      }
    }
    writeHouses(json, board, EXTRA_REGIONS, EXTRA_KINDS);
    writeDots(json, board);
    for (Kind kind : LINES) {
      writeLines(json, board, kind);
    }
    writeCages(json, board);
  }

  private static void writeHouses(JsonGenerator json, Board board, String field, Set<Kind> kinds)
      throws IOException {
    List<House> houses =
        board.houses().stream().filter(house -> kinds.contains(house.kind())).toList();
    if (houses.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(field);
    for (House house : houses) {
      writeCells(json, board, house.cells().stream().boxed().toList());
    }
    json.writeEndArray();
  }

  private static void writeCells(JsonGenerator json, Board board, List<Integer> cells)
      throws IOException {
    json.writeStartArray();
    for (int cell : cells) {
      json.writeStartObject();
      writeCell(json, board, cell);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  static void writeCell(JsonGenerator json, Board board, int cell) throws IOException {
    json.writeNumberField(ROW, board.row(cell));
    json.writeNumberField(COLUMN, board.column(cell));
  }

  /** The name of a dot; empty for other rules. */
  private static Optional<String> dot(Rule rule) {
    return DOT_KINDS.entrySet().stream()
        .filter(entry -> entry.getValue() == rule.kind())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static void writeDots(JsonGenerator json, Board board) throws IOException {
    List<Rule> dots = board.drawn().stream().filter(rule -> dot(rule).isPresent()).toList();
    if (dots.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(DOTS);
    for (Rule rule : dots) {
      json.writeStartObject();
      json.writeStringField(DOT, dot(rule).orElseThrow());
      for (int i = 0; i < 2; i++) {
        json.writeObjectFieldStart("cell" + (i + 1));
        writeCell(json, board, rule.cells().get(i));
        json.writeEndObject();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeLines(JsonGenerator json, Board board, Kind kind) throws IOException {
    if (board.rules(kind).isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(DRAWN.get(kind));
    for (Rule line : board.rules(kind)) {
      writeCells(json, board, line.cells());
    }
    json.writeEndArray();
  }

  private static void writeCages(JsonGenerator json, Board board) throws IOException {
    if (board.rules(Kinds.CAGE).isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(CAGES);
    for (Rule cage : board.rules(Kinds.CAGE)) {
      json.writeStartObject();
      if (cage.hasValue()) {
        json.writeNumberField(SUM, cage.value());
      } else {
        json.writeNullField(SUM);
      }
      json.writeFieldName(REGION);
      writeCells(json, board, cage.cells());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
