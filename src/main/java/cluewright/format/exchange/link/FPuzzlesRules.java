package cluewright.format.exchange.link;

import static java.util.Map.entry;

import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the JSON of f-puzzles says about a board besides its grid: {@code diagonal+} and {@code
 * diagonal-}, {@code disjointgroups}, {@code antiknight}, {@code antiking}, {@code extraregion};
 * {@code difference} and {@code ratio} for dots, {@code xv}, {@code killercage}; lines, each kind
 * in a field with their cells in {@code lines}; and inequality signs as {@code text} between two
 * cells.
 *
 * <p>Cells are called as in {@code R1C1}. A dot may have a value, but f-puzzles means 1 and 2 where
 * it has none. Whispers have their difference as a {@code value}; without one it is half the size,
 * rounded up.
 *
 * <p>Renban lines and whispers come with D. Clamage's script. For those who have not got it, each
 * stands a second time in {@code line}, which is drawn and has no meaning.
 */
final class FPuzzlesRules {
  private static final String FALLING = "diagonal-";
  private static final String RISING = "diagonal+";
  private static final String REGION = "extraregion";
  private static final String CAGE = "killercage";
  private static final String DIFFERENCE = "difference";
  private static final String RATIO = "ratio";
  private static final String XV = "xv";
  private static final String LINE = "line";
  private static final String TEXT = "text";
  private static final String CELLS = "cells";
  private static final String VALUE = "value";
  private static final String LINES = "lines";

  /** The kinds of houses that are switched on as a whole. */
  private static final Map<String, Kind> SWITCHES =
      new TreeMap<>(
          Map.of(
              "disjointgroups", Kinds.DISJOINT_GROUPS,
              "antiknight", Kinds.KNIGHT,
              "antiking", Kinds.KING));

  /** The kinds of drawn rules with their fields. */
  private static final Map<Kind, String> FIELDS =
      Map.ofEntries(
          entry(Kinds.CAGE, CAGE),
          entry(Kinds.WHITE_DOT, DIFFERENCE),
          entry(Kinds.BLACK_DOT, RATIO),
          entry(Kinds.X, XV),
          entry(Kinds.V, XV),
          entry(Kinds.LESS, TEXT),
          entry(Kinds.THERMOMETER, "thermometer"),
          entry(Kinds.RENBAN, "renban"),
          entry(Kinds.PALINDROME, "palindrome"),
          entry(Kinds.WHISPERS, "whispers"));

  /** The width of lines drawn by the script, which f-puzzles alone does not know. */
  private static final Map<Kind, Double> SCRIPTED =
      Map.of(Kinds.RENBAN, 0.25, Kinds.WHISPERS, 0.1875);

  private static final List<String> LISTS =
      Stream.concat(
              Stream.of(REGION, LINE),
              Kinds.drawn().stream().filter(FIELDS::containsKey).map(FIELDS::get))
          .distinct()
          .toList();

  private static final Map<String, Kind> LETTERS = Map.of("X", Kinds.X, "V", Kinds.V);

  private static final Set<String> DIAGONALS = Set.of(FALLING, RISING);

  private final PackedJson json;
  private final LinkBoard rules;
  private final Map<String, Integer> cellsByName;

  /** The rules read so far of kinds whose lines are drawn as well. */
  private final Set<List<Integer>> scripted = new HashSet<>();

  private FPuzzlesRules(PackedJson json, Board plain) {
    this.json = json;
    this.rules = new LinkBoard(json, plain);
    this.cellsByName =
        IntStream.range(0, plain.cells())
            .boxed()
            .collect(Collectors.toMap(plain::label, Function.identity()));
  }

  /** True if rules of a kind can be written. */
  static boolean knows(Kind kind) {
    return FIELDS.containsKey(kind)
        || SWITCHES.containsValue(kind)
        || kind == Kinds.DIAGONALS
        || kind.isExtraRegion();
  }

  /** The fields that are read. */
  static Set<String> fields() {
    return Stream.of(LISTS, DIAGONALS, SWITCHES.keySet())
        .flatMap(Collection::stream)
        .collect(Collectors.toSet());
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
    root.path(REGION).forEach(region -> rules.addRegion(CellSet.of(cells(region, REGION)), REGION));
    root.path(CAGE).forEach(this::readCage);
    root.path(DIFFERENCE).forEach(dot -> readDot(dot, DIFFERENCE, Kinds.WHITE_DOT, "1"));
    root.path(RATIO).forEach(dot -> readDot(dot, RATIO, Kinds.BLACK_DOT, "2"));
    root.path(XV).forEach(this::readLetter);
    Kinds.drawn().stream()
        .filter(kind -> kind.form() == Form.LINE && FIELDS.containsKey(kind))
        .forEach(kind -> root.path(FIELDS.get(kind)).forEach(lines -> readLines(kind, lines)));
    root.path(LINE).forEach(this::refuseOtherLine);
    root.path(TEXT).forEach(this::readText);
    return rules.board();
  }

  private void readCage(JsonNode cage) {
    CellSet cells = CellSet.of(cells(cage, CAGE));
    String value = PackedJson.text(cage.path(VALUE)).strip();
    if (value.isEmpty()) {
      rules.addRegion(cells, CAGE);
    } else {
      rules.addCage(cells, value, CAGE);
    }
  }

  private void readDot(JsonNode dot, String field, Kind kind, String usual) {
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
    Kind kind = LETTERS.get(value.toUpperCase(Locale.ROOT));
    if (kind == null) {
      throw rules.otherValue(XV, border, value, "X, V");
    }
    rules.add(kind, border, XV);
  }

  private List<Integer> border(JsonNode sign, String field) {
    return rules.border(cells(sign, field), field);
  }

  private void readLines(Kind kind, JsonNode object) {
    String field = FIELDS.get(kind);
    if (object.path(LINES).isEmpty()) {
      throw json.fault(Phrase.of("exchange.no-cells", field));
    }
    String value = PackedJson.text(object.path(VALUE)).strip();
    for (JsonNode line : object.path(LINES)) {
      List<Integer> path = cells(line.elements(), field);
      rules.add(kind, path, value, field);
      if (SCRIPTED.containsKey(kind)) {
        scripted.add(path);
      }
    }
  }

  /** Refuses a drawn line that is not a rule, unless it shows one. */
  private void refuseOtherLine(JsonNode object) {
    for (JsonNode line : object.path(LINES)) {
      if (!scripted.contains(cells(line.elements(), LINE))) {
        throw json.rule(LINE);
      }
    }
  }

  private void readText(JsonNode text) {
    CellSet cells = CellSet.of(cells(text, TEXT));
    List<Integer> path =
        Chevron.path(
                rules.plain(),
                cells,
                PackedJson.text(text.path(VALUE)),
                text.path("angle").asDouble(0))
            .orElseThrow(() -> json.rule(TEXT));
    rules.add(Kinds.LESS, path, TEXT);
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
      throw json.fault(
          Phrase.of(
              "exchange.no-cell", field, Quoted.bare(name), PackedJson.name(rules.plain().rows())));
    }
    return cell;
  }

  static void write(JsonGenerator json, Board board) throws IOException {
    if (!board.houses(Kinds.DIAGONALS).isEmpty()) {
      json.writeBooleanField(RISING, true);
      json.writeBooleanField(FALLING, true);
    }
    for (Map.Entry<String, Kind> each : SWITCHES.entrySet()) {
      if (Boards.kinds(board).contains(each.getValue())) {
        json.writeBooleanField(each.getKey(), true);
      }
    }
    Map<String, List<One>> all = new LinkedHashMap<>();
    board.houses().stream()
        .filter(house -> house.kind().isExtraRegion())
        .forEach(house -> add(all, REGION, new One(CELLS, cells(house.cells()), "")));
    board.rules(Kinds.CAGE).forEach(rule -> add(all, rule, board));
    board.drawn().stream()
        .filter(rule -> rule.kind() != Kinds.CAGE)
        .forEach(rule -> add(all, rule, board));
    for (Map.Entry<String, List<One>> field : all.entrySet()) {
      json.writeArrayFieldStart(field.getKey());
      for (One one : field.getValue()) {
        write(json, field.getKey(), one, board);
      }
      json.writeEndArray();
    }
    writeScripted(json, board);
  }

  /**
   * An entry of a field.
   *
   * @param list the name under which it has its cells
   */
  private record One(String list, List<Integer> cells, String value) {}

  private static List<Integer> cells(CellSet cells) {
    return cells.stream().boxed().toList();
  }

  private static void add(Map<String, List<One>> all, String field, One one) {
    all.computeIfAbsent(field, name -> new ArrayList<>()).add(one);
  }

  private static void add(Map<String, List<One>> all, Rule rule, Board board) {
    String list = rule.kind().form() == Form.LINE ? LINES : CELLS;
    add(all, FIELDS.get(rule.kind()), new One(list, rule.cells(), value(rule, board)));
  }

  private static String value(Rule rule, Board board) {
    if (rule.kind().mark() instanceof Mark.Letter letter) {
      return letter.letter();
    }
    if (rule.kind() == Kinds.LESS) {
      return Chevron.of(board, rule.cells().get(0), rule.cells().get(1));
    }
    return rule.hasValue() ? String.valueOf(rule.value()) : "";
  }

  private static void write(JsonGenerator json, String field, One one, Board board)
      throws IOException {
    json.writeStartObject();
    writeCells(json, one.list(), one.cells(), board);
    if (!one.value().isEmpty()) {
      json.writeStringField(VALUE, one.value());
    }
    if (field.equals(TEXT)) {
      json.writeStringField("fontC", "#000000");
      json.writeNumberField("size", 1);
    }
    json.writeEndObject();
  }

  private static void writeCells(JsonGenerator json, String field, List<Integer> cells, Board board)
      throws IOException {
    json.writeArrayFieldStart(field);
    if (field.equals(LINES)) {
      json.writeStartArray();
    }
    for (int cell : cells) {
      json.writeString(board.label(cell).toUpperCase(Locale.ROOT));
    }
    if (field.equals(LINES)) {
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private static void writeScripted(JsonGenerator json, Board board) throws IOException {
    List<Rule> lines =
        board.drawn().stream().filter(rule -> SCRIPTED.containsKey(rule.kind())).toList();
    if (lines.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(LINE);
    for (Rule rule : lines) {
      json.writeStartObject();
      writeCells(json, LINES, rule.cells(), board);
      json.writeStringField("outlineC", SclSigns.color(rule.kind()));
      json.writeNumberField("width", SCRIPTED.get(rule.kind()));
      Optional<String> tool = tool(rule, board);
      if (tool.isPresent()) {
        json.writeStringField("fromConstraint", tool.get());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
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
