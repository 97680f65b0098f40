package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the JSON of f-puzzles says about a board besides its grid: {@code diagonal+} and {@code
 * diagonal-}, {@code disjointgroups}, {@code antiknight}, {@code antiking}, {@code nonconsecutive},
 * {@code negative} with the signs of which all are given, {@code extraregion}; {@code difference}
 * and {@code ratio} for dots, {@code xv}, {@code killercage}; lines, each kind in a field with
 * their cells in {@code lines}; and inequality signs as {@code text} between two cells.
 *
 * <p>Dots are exceptions from {@code nonconsecutive}, and there is no negative {@code difference}:
 * all dots are given where cells are non-consecutive and {@code negative} has {@code ratio}. With
 * {@code nonconsecutive} alone, boards with dots are refused.
 *
 * <p>Cells are called as in {@code R1C1}. A dot may have a value, but f-puzzles means 1 and 2 where
 * it has none; other numbers are rules of another kind. What has a form of its own is in {@link
 * FPuzzlesForms}. Whispers have their difference as a {@code value}; without one it is half the
 * size, rounded up.
 *
 * <p>Renban lines and whispers come with D. Clamage's script. For those who have not got it, each
 * stands a second time in {@code line}, which is drawn and has no meaning; other lines are {@link
 * FPuzzlesDecoration}.
 */
final class FPuzzlesRules {
  /** The field of a cell for the candidates that it may have. */
  static final String GIVEN_MARKS = "givenPencilMarks";

  private static final String REGION = "extraregion";
  private static final String ALL_GIVEN = "negative";
  private static final String NON_CONSECUTIVE = "nonconsecutive";
  private static final String DIFFERENCE = "difference";
  private static final String RATIO = "ratio";
  private static final String WHITE = "1";
  private static final String BLACK = "2";

  /** Stands for the number of a dot that is neither white nor black without one. */
  private static final String NUMBER = "n";

  private static final String LINE = "line";
  private static final String TEXT = "text";
  private static final String CELLS = "cells";
  private static final String VALUE = "value";
  private static final String LINES = "lines";

  /** The kinds of rules with their fields. */
  static final LinkKinds<String> KINDS =
      new LinkKinds<String>()
          .on(Kinds.DIAGONALS, 1, "diagonal+")
          .on(Kinds.DIAGONALS, 0, "diagonal-")
          .on(Kinds.KING, "antiking")
          .on(Kinds.KNIGHT, "antiknight")
          .on(Kinds.DISJOINT_GROUPS, "disjointgroups")
          .on(Kinds.RISING, "diagonal+")
          .on(Kinds.FALLING, "diagonal-")
          .on(Kinds.NON_CONSECUTIVE, NON_CONSECUTIVE)
          .extraRegions(REGION)
          .in(REGION, Kinds.EXTRA_REGION)
          .in("killercage", Kinds.CAGE)
          .in(DIFFERENCE, Kinds.WHITE_DOT, WHITE)
          .in(DIFFERENCE, Kinds.DIFFERENCE, NUMBER)
          .in(RATIO, Kinds.BLACK_DOT, BLACK)
          .in(RATIO, Kinds.RATIO, NUMBER)
          .in("xv", Kinds.X, "X")
          .in("xv", Kinds.V, "V")
          .in(TEXT, Kinds.LESS)
          .in("thermometer", Kinds.THERMOMETER)
          .in("renban", Kinds.RENBAN)
          .in("palindrome", Kinds.PALINDROME)
          .in("whispers", Kinds.WHISPERS)
          .in("betweenline", Kinds.BETWEEN)
          .in("entropicline", Kinds.ENTROPIC)
          .in("modularline", Kinds.MODULAR)
          .in("regionsumline", Kinds.REGION_SUM)
          .in("doublearrow", Kinds.DOUBLE_ARROW)
          .in("zipperline", Kinds.ZIPPER)
          .in("slowthermometer", Kinds.SLOW_THERMOMETER)
          .in("arrow", Kinds.ARROW)
          .in("clone", Kinds.CLONES)
          .in("quadruple", Kinds.QUADRUPLE)
          .in("odd", Kinds.ODD)
          .in("even", Kinds.EVEN)
          .in("minimum", Kinds.MINIMUM)
          .in("maximum", Kinds.MAXIMUM)
          .in("rowindexer", Kinds.ROW_INDEX)
          .in("columnindexer", Kinds.COLUMN_INDEX)
          .in("sandwichsum", Kinds.SANDWICH)
          .in("littlekillersum", Kinds.LITTLE_KILLER)
          .in("xsum", Kinds.X_SUM)
          .in("skyscraper", Kinds.SKYSCRAPER);

  /** The kinds of signs of which {@code negative} can say that all are given. */
  private static final Map<Kind, Set<String>> NEGATIVE =
      Map.of(
          Kinds.ALL_DOTS, Set.of(DIFFERENCE, RATIO),
          Kinds.ALL_LETTERS, Set.of("xv"));

  private static final List<Kind> DOTS =
      List.of(Kinds.WHITE_DOT, Kinds.BLACK_DOT, Kinds.DIFFERENCE, Kinds.RATIO);

  /** The number of classes of a modular line, and by how many digits entropic lines go. */
  private static final int THIRDS = 3;

  /** Lines that only D. Clamage's script knows, which may therefore be drawn as well. */
  private static final Set<Kind> ALSO_DRAWN =
      Set.of(
          Kinds.RENBAN,
          Kinds.WHISPERS,
          Kinds.ENTROPIC,
          Kinds.MODULAR,
          Kinds.REGION_SUM,
          Kinds.DOUBLE_ARROW,
          Kinds.ZIPPER,
          Kinds.SLOW_THERMOMETER);

  /** The width of lines drawn by the script, which f-puzzles alone does not know. */
  private static final Map<Kind, Double> SCRIPTED =
      Map.of(Kinds.RENBAN, 0.25, Kinds.WHISPERS, 0.1875);

  private static final List<String> LISTS =
      Stream.concat(KINDS.lists().stream(), others()).toList();

  private final PackedJson json;
  private final LinkBoard rules;
  private final FPuzzlesForms forms;
  private final FPuzzlesDecoration decoration;
  private final Map<String, Integer> cellsByName;

  /** The rules read so far of kinds whose lines are drawn as well. */
  private final Set<List<Integer>> scripted = new HashSet<>();

  private FPuzzlesRules(PackedJson json, Board plain) {
    this.json = json;
    this.rules = new LinkBoard(json, plain);
    this.forms = new FPuzzlesForms(rules, json);
    this.decoration = new FPuzzlesDecoration(json, plain);
    this.cellsByName =
        IntStream.range(0, plain.cells())
            .boxed()
            .collect(Collectors.toMap(plain::label, Function.identity()));
  }

  static Set<String> fields() {
    return Stream.concat(KINDS.places().stream(), others()).collect(Collectors.toSet());
  }

  private static Stream<String> others() {
    return Stream.of(
        LINE,
        ALL_GIVEN,
        FPuzzlesDecoration.RECTANGLE,
        FPuzzlesDecoration.CIRCLE,
        FPuzzlesDecoration.CAGE,
        FPuzzlesDecoration.LIGHTS,
        FPuzzlesDecoration.LAMPS);
  }

  /** True for kinds that f-puzzles has a place for. */
  static boolean knows(Kind kind) {
    return KINDS.knows(kind) || NEGATIVE.containsKey(kind) || kind == Kinds.CANDIDATES;
  }

  /** True if a rule of such a kind can be said. */
  static boolean canSay(Board board, Rule rule) {
    Kind kind = rule.kind();
    if (kind == Kinds.DIFFERENCE || kind == Kinds.RATIO) {
      return !String.valueOf(rule.value()).equals(kind == Kinds.RATIO ? BLACK : WHITE);
    }
    if (kind == Kinds.ALL_DOTS) {
      return board.rules(Kinds.DIFFERENCE).isEmpty() && board.rules(Kinds.RATIO).isEmpty();
    }
    if (kind == Kinds.NON_CONSECUTIVE) {
      return !Boards.kinds(board).contains(Kinds.ALL_DOTS)
          && DOTS.stream().allMatch(dots -> board.rules(dots).isEmpty());
    }
    if (kind == Kinds.CANDIDATES) {
      return rule.cells().stream().noneMatch(cell -> isGivenTwice(board, cell));
    }
    if (kind == Kinds.ENTROPIC) {
      return board.digits() % THIRDS == 0;
    }
    return kind == Kinds.MODULAR
        ? rule.value() == THIRDS
        : !FPuzzlesForms.has(kind) || FPuzzlesForms.canSay(board, rule);
  }

  private static boolean isGivenTwice(Board board, int cell) {
    return board.rules(Kinds.CANDIDATES).stream()
            .filter(rule -> rule.cells().contains(cell))
            .count()
        > 1;
  }

  /** The candidates that a board gives for a cell, as a set; 0 for none. */
  static int given(Board board, int cell) {
    return board.rules(Kinds.CANDIDATES).stream()
        .filter(rule -> rule.cells().contains(cell))
        .mapToInt(Rule::value)
        .findFirst()
        .orElse(0);
  }

  /**
   * The board with everything that the JSON says about it.
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
    boolean isKropki = isOn(root, NON_CONSECUTIVE) && gives(root.path(ALL_GIVEN), RATIO);
    KINDS.addTo(rules, field -> isOn(root, field) && !(isKropki && field.equals(NON_CONSECUTIVE)));
    KINDS.lists().forEach(field -> root.path(field).forEach(object -> read(field, object)));
    readGiven(root.path("grid"));
    root.path(LINE).forEach(this::readOtherLine);
    decoration.read(root);
    readNegative(root.path(ALL_GIVEN), isKropki);
    if (isOn(root, NON_CONSECUTIVE) && !isKropki && DOTS.stream().anyMatch(rules::hasDrawn)) {
      throw json.rule(NON_CONSECUTIVE);
    }
    return decoration.on(rules.board());
  }

  private static boolean isOn(JsonNode root, String field) {
    return root.path(field).asBoolean(false);
  }

  private static boolean gives(JsonNode names, String sign) {
    boolean given = false;
    for (JsonNode name : names) {
      given |= PackedJson.text(name).equals(sign);
    }
    return given;
  }

  private void readGiven(JsonNode grid) {
    int size = rules.plain().columns();
    for (int cell = 0; cell < rules.plain().cells(); cell++) {
      int set = 0;
      for (JsonNode mark : grid.path(cell / size).path(cell % size).path(GIVEN_MARKS)) {
        int digit = json.digit(rules.plain(), cell, mark);
        set |= digit == 0 ? 0 : 1 << (digit - 1);
      }
      if (set != 0) {
        rules.addKnown(Kinds.CANDIDATES, List.of(cell), set, GIVEN_MARKS);
      }
    }
  }

  private void read(String field, JsonNode object) {
    Kind kind = KINDS.kinds(field).findFirst().orElseThrow();
    if (FPuzzlesForms.has(kind)) {
      forms.read(kind, object, field);
      return;
    }
    String value = PackedJson.text(object.path(VALUE)).strip();
    switch (kind.form()) {
      case EDGE -> readSign(field, object, value);
      case LINE -> readLines(kind, object, value);
      case REGION -> rules.addCage(CellSet.of(cells(object, field)), value, field);
      default -> rules.addRegion(CellSet.of(cells(object, field)), field);
    }
  }

  private void readSign(String field, JsonNode sign, String value) {
    if (field.equals(TEXT)) {
      readText(sign);
      return;
    }
    List<Integer> border = rules.border(cells(sign, field), field);
    Optional<Kind> plain = plainSign(field, value);
    if (plain.isPresent()) {
      rules.add(plain.get(), border, field);
      return;
    }
    Kind kind =
        KINDS
            .kind(field, NUMBER)
            .orElseThrow(() -> rules.otherValue(field, border, value, KINDS.values(field)));
    rules.add(kind, border, value, field);
  }

  /** The kind of a sign without a number of its own. */
  private static Optional<Kind> plainSign(String field, String value) {
    return KINDS
        .kind(field, value.toUpperCase(Locale.ROOT))
        .or(() -> value.isEmpty() ? KINDS.kind(field, WHITE) : Optional.empty())
        .or(() -> value.isEmpty() ? KINDS.kind(field, BLACK) : Optional.empty());
  }

  /**
   * Reads of which kinds of signs all are given.
   *
   * @param isKropki whether cells without a dot are not consecutive
   */
  private void readNegative(JsonNode names, boolean isKropki) {
    Set<String> left = new HashSet<>(isKropki ? Set.of(DIFFERENCE) : Set.of());
    names.forEach(name -> left.add(PackedJson.text(name)));
    NEGATIVE.forEach(
        (kind, signs) -> {
          if (left.containsAll(signs)) {
            left.removeAll(signs);
            rules.add(kind, ALL_GIVEN);
          }
        });
    boolean isNumbered = rules.hasDrawn(Kinds.DIFFERENCE) || rules.hasDrawn(Kinds.RATIO);
    if (!left.isEmpty() || (isNumbered && !names.isEmpty())) {
      throw json.rule(ALL_GIVEN);
    }
  }

  private void readLines(Kind kind, JsonNode object, String value) {
    String field = KINDS.list(kind);
    boolean hasThirds = rules.plain().digits() % THIRDS == 0;
    boolean hasBoxes = Boards.boxes(rules.plain()).isPresent();
    if ((kind == Kinds.ENTROPIC && !hasThirds) || (kind == Kinds.REGION_SUM && !hasBoxes)) {
      throw json.rule(field);
    }
    if (object.path(LINES).isEmpty()) {
      throw json.fault(Phrase.of("exchange.no-cells", field));
    }
    for (JsonNode line : object.path(LINES)) {
      List<Integer> path = cells(line.elements(), field);
      rules.add(kind, path, value, field);
      if (ALSO_DRAWN.contains(kind)) {
        scripted.add(path);
      }
    }
  }

  /** Keeps a drawn line as decoration, unless it shows a rule. */
  private void readOtherLine(JsonNode object) {
    for (JsonNode line : object.path(LINES)) {
      List<Integer> path = new ArrayList<>();
      line.forEach(name -> path.add(cellsByName.get(name.asText().toLowerCase(Locale.ROOT))));
      if (!scripted.contains(path)) {
        refuseOtherTool(object);
        decoration.addLine(object, line, LINE);
      }
    }
  }

  /** Refuses a line that a script drew for a rule of another kind. */
  private void refuseOtherTool(JsonNode line) {
    String tool = PackedJson.text(line.path("fromConstraint"));
    if (!tool.isEmpty()) {
      throw json.rule(tool);
    }
  }

  /** Reads a text on a border as an inequality sign; any other is decoration. */
  private void readText(JsonNode text) {
    List<Integer> cells = new ArrayList<>();
    text.path(CELLS)
        .forEach(name -> cells.add(cellsByName.get(name.asText().toLowerCase(Locale.ROOT))));
    Optional<List<Integer>> path =
        cells.contains(null)
            ? Optional.empty()
            : Chevron.path(
                rules.plain(),
                CellSet.of(cells),
                PackedJson.text(text.path(VALUE)),
                text.path("angle").asDouble(0));
    if (path.isPresent()) {
      rules.add(Kinds.LESS, path.get(), TEXT);
    } else {
      decoration.addText(text, TEXT);
    }
  }

  private List<Integer> cells(JsonNode object, String field) {
    return cells(object.path(CELLS).elements(), field);
  }

  private List<Integer> cells(Iterator<JsonNode> names, String field) {
    List<Integer> cells = new ArrayList<>();
    names.forEachRemaining(name -> cells.add(cell(name.asText(), field)));
    return cells;
  }

  private int cell(String name, String field) {
    Integer cell = cellsByName.get(name.toLowerCase(Locale.ROOT));
    if (cell == null) {
      throw rules.noCell(field, name);
    }
    return cell;
  }

  static void write(ObjectNode json, Board board) {
    KINDS.on(board).forEach(field -> json.put(field, true));
    NEGATIVE.forEach((kind, signs) -> writeNegative(json, kind, signs, board));
    if (Boards.kinds(board).contains(Kinds.ALL_DOTS)) {
      json.put(NON_CONSECUTIVE, true);
    }
    KINDS
        .houses(board)
        .map(house -> house.cells().stream().boxed().toList())
        .forEach(cells -> writeCells(add(json, REGION).putArray(CELLS), cells, board));
    KINDS.drawn(board).forEach(rule -> write(json, rule, board));
    board.drawn().stream()
        .filter(rule -> SCRIPTED.containsKey(rule.kind()))
        .forEach(rule -> writeScripted(add(json, LINE), rule, board));
  }

  private static void writeNegative(ObjectNode json, Kind kind, Set<String> signs, Board board) {
    if (Boards.kinds(board).contains(kind)) {
      signs.stream()
          .filter(sign -> !sign.equals(DIFFERENCE))
          .sorted()
          .forEach(json.withArrayProperty(ALL_GIVEN)::add);
    }
  }

  private static ObjectNode add(ObjectNode json, String list) {
    return json.withArrayProperty(list).addObject();
  }

  private static void write(ObjectNode json, Rule rule, Board board) {
    if (FPuzzlesForms.has(rule.kind())) {
      FPuzzlesForms.write(json.withArrayProperty(KINDS.list(rule.kind())), rule, board);
      return;
    }
    ObjectNode object = add(json, KINDS.list(rule.kind()));
    boolean isLine = rule.kind().form() == Form.LINE;
    writeCells(
        isLine ? object.putArray(LINES).addArray() : object.putArray(CELLS), rule.cells(), board);
    if (rule.kind().mark() instanceof Mark.Letter letter) {
      object.put(VALUE, letter.letter());
    } else if (rule.kind() == Kinds.LESS) {
      object.put(VALUE, Chevron.of(board, rule.cells().get(0), rule.cells().get(1)));
      object.put("fontC", "#000000").put("size", 1);
    } else if (rule.hasValue() && rule.kind() != Kinds.MODULAR) {
      object.put(VALUE, String.valueOf(rule.value()));
    }
  }

  private static void writeCells(ArrayNode list, List<Integer> cells, Board board) {
    cells.forEach(cell -> list.add(board.label(cell).toUpperCase(Locale.ROOT)));
  }

  private static void writeScripted(ObjectNode line, Rule rule, Board board) {
    writeCells(line.putArray(LINES).addArray(), rule.cells(), board);
    line.put("outlineC", SclSigns.color(rule.kind())).put("width", SCRIPTED.get(rule.kind()));
    tool(rule, board).ifPresent(tool -> line.put("fromConstraint", tool));
  }

  /** The script's tool that draws a line itself; empty for whispers that it cannot draw. */
  private static Optional<String> tool(Rule rule, Board board) {
    if (!rule.hasValue()) {
      return Optional.of("Renban");
    }
    int german = (board.digits() + 1) / 2;
    return rule.value() == german
        ? Optional.of("German Whispers")
        : Optional.of("Dutch Whispers").filter(dutch -> rule.value() == german - 1);
  }
}
