package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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
  private static final String DOTS = "kropkiDots";
  private static final String REGION = "region";
  private static final String ARROWS = "arrows";
  private static final String CIRCLE = "circleCells";
  private static final String SHAFT = "arrowCells";
  private static final String SUM = "sum";
  private static final String DOT = "dotType";
  private static final String ROW = "row";
  private static final String COLUMN = "col";

  /** The kinds of rules with their fields. */
  static final LinkKinds<String> KINDS =
      new LinkKinds<String>()
          .on(Kinds.DIAGONALS, 0, "primaryDiagonal")
          .on(Kinds.DIAGONALS, 1, "secondaryDiagonal")
          .on(Kinds.FALLING, "primaryDiagonal")
          .on(Kinds.RISING, "secondaryDiagonal")
          .on(Kinds.KING, "antiKing")
          .on(Kinds.KNIGHT, "antiKnight")
          .extraRegions(EXTRA_REGIONS)
          .in(EXTRA_REGIONS, Kinds.DISJOINT_GROUPS)
          .in(DOTS, Kinds.WHITE_DOT, "Consecutive")
          .in(DOTS, Kinds.BLACK_DOT, "Double")
          .in("thermos", Kinds.THERMOMETER)
          .in("renbans", Kinds.RENBAN)
          .in("palindromes", Kinds.PALINDROME)
          .in(ARROWS, Kinds.ARROW)
          .in("oddCells", Kinds.ODD)
          .in("evenCells", Kinds.EVEN)
          .in(EXTRA_REGIONS, Kinds.EXTRA_REGION)
          .on(Kinds.ALL_DOTS, "kropkiNegative")
          .in("killerCages", Kinds.CAGE);

  static final Set<String> FIELDS =
      Stream.concat(Stream.of(REGIONS), KINDS.places().stream()).collect(Collectors.toSet());

  private static final KnownFields ARROW =
      new KnownFields(Set.of(CIRCLE, SHAFT, "circle_cells", "arrow_cells"), Set.of(), Set.of());

  private static final KnownFields CAGE = new KnownFields(Set.of(SUM, REGION), Set.of(), Set.of());

  private final PackedJson json;
  private final LinkBoard rules;

  private LisudokuRules(PackedJson json, Board plain) {
    this.json = json;
    this.rules = new LinkBoard(json, plain);
  }

  /** True if a rule of a kind that lisudoku knows can be said: pills are read row by row there. */
  static boolean canSay(Board board, Rule rule) {
    return rule.kind() != Kinds.ARROW || FPuzzlesForms.canSay(board, rule);
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
    KINDS.addTo(rules, name -> field(name).asBoolean(false));
    KINDS.lists().forEach(name -> field(name).forEach(each -> read(name, each)));
    return rules.board();
  }

  private JsonNode field(String name) {
    return LisudokuJson.field(json.root(), name);
  }

  private void read(String name, JsonNode rule) {
    Kind kind = KINDS.kinds(name).findFirst().orElseThrow();
    if (kind.isOfCells()) {
      rules.addCells(kind, List.of(cell(json, rules.plain().columns(), rule, name)));
      return;
    }
    if (kind == Kinds.ARROW) {
      readArrow(rule, name);
      return;
    }
    switch (kind.form()) {
      case EDGE -> readDot(rule, name);
      case LINE -> rules.add(kind, cells(rule, name), name);
      case REGION -> readCage(rule, name);
      default -> rules.addRegion(CellSet.of(cells(rule, name)), name);
    }
  }

  /** Reads an arrow with one circle, or with cells that are read row by row as a number. */
  private void readArrow(JsonNode arrow, String name) {
    json.judge(arrow, ARROW);
    List<Integer> cells = cells(LisudokuJson.field(arrow, CIRCLE), name);
    int circle = cells.size();
    if (circle == 0 || LisudokuJson.field(arrow, SHAFT).isEmpty()) {
      throw json.rule(name);
    }
    cells.sort(Comparator.naturalOrder());
    cells.addAll(cells(LisudokuJson.field(arrow, SHAFT), name));
    rules.addKnown(Kinds.ARROW, cells, circle, name);
  }

  private void readDot(JsonNode dot, String name) {
    int first = cell(json, rules.plain().columns(), dot.path("cell1"), name);
    int second = cell(json, rules.plain().columns(), dot.path("cell2"), name);
    String type = LisudokuJson.field(dot, DOT).asText();
    List<Integer> border = rules.border(List.of(first, second), name);
    Kind kind =
        KINDS
            .kind(name, type)
            .orElseThrow(() -> rules.otherValue(name, border, type, KINDS.values(name)));
    rules.add(kind, border, name);
  }

  private void readCage(JsonNode cage, String name) {
    json.judge(cage, CAGE);
    CellSet cells = CellSet.of(cells(cage.path(REGION), name));
    rules.addCage(cells, PackedJson.text(cage.path(SUM)), name);
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

  static void write(ObjectNode json, Board board) {
    if (!PackedJson.hasUsualBoxes(board)) {
      board.houses(Kinds.BOX).forEach(box -> writeHouse(json, REGIONS, box, board));
    }
    KINDS.on(board).forEach(name -> json.put(name, true));
    KINDS.houses(board).forEach(house -> writeHouse(json, EXTRA_REGIONS, house, board));
    KINDS.drawn(board).forEach(rule -> write(json, rule, board));
  }

  private static void writeHouse(ObjectNode json, String field, House house, Board board) {
    writeCells(
        json.withArrayProperty(field).addArray(), house.cells().stream().boxed().toList(), board);
  }

  private static void writeCells(ArrayNode list, List<Integer> cells, Board board) {
    cells.forEach(cell -> writeCell(list.addObject(), cell, board));
  }

  static void writeCell(ObjectNode json, int cell, Board board) {
    json.put(ROW, board.row(cell)).put(COLUMN, board.column(cell));
  }

  private static void write(ObjectNode json, Rule rule, Board board) {
    ArrayNode all = json.withArrayProperty(KINDS.list(rule.kind()));
    if (rule.kind().isOfCells()) {
      writeCells(all, rule.cells(), board);
      return;
    }
    if (rule.kind() == Kinds.EXTRA_REGION) {
      writeCells(all.addArray(), rule.cells(), board);
      return;
    }
    if (rule.kind() == Kinds.ARROW) {
      ObjectNode arrow = all.addObject();
      writeCells(arrow.putArray(CIRCLE), rule.cells().subList(0, rule.value()), board);
      writeCells(
          arrow.putArray(SHAFT), rule.cells().subList(rule.value(), rule.cells().size()), board);
      return;
    }
    if (rule.kind().form() == Form.LINE) {
      writeCells(all.addArray(), rule.cells(), board);
      return;
    }
    ObjectNode object = all.addObject();
    if (rule.kind().form() == Form.EDGE) {
      object.put(DOT, KINDS.value(rule.kind()));
      writeCell(object.putObject("cell1"), rule.cells().get(0), board);
      writeCell(object.putObject("cell2"), rule.cells().get(1), board);
    } else {
      object.put(SUM, rule.hasValue() ? rule.value() : null);
      writeCells(object.putArray(REGION), rule.cells(), board);
    }
  }
}
