package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Decoration.Place;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The lines and signs of SudokuPad's puzzles, which are only drawn: a thermometer is a large disc
 * under a cell with a line from it through the middles of cells; a dot, letter or sign is a small
 * shape over the border of two cells. They are drawn as SudokuPad itself draws those of f-puzzles.
 *
 * <p>A line without a disc may be anything. It is read by its colour, and only where {@link
 * OwnRules} say that there are lines of this kind.
 */
final class SclSigns {
  private static final double HALF = 0.5;
  private static final double SMALLEST_BULB = 0.75;
  private static final double LARGEST_SIGN = 0.5;

  private static final Set<String> WHITE = Set.of("f", "fff", "ffffff", "ffffffff", "white");
  private static final Set<String> BLACK = Set.of("0", "000", "000000", "000000ff", "black");

  private final LinkBoard rules;
  private final Board board;
  private final OwnRules words;
  private final Map<Integer, JsonNode> bulbs = new LinkedHashMap<>();
  private final Set<Integer> used = new HashSet<>();

  SclSigns(LinkBoard rules, OwnRules words) {
    this.rules = rules;
    this.board = rules.plain();
    this.words = words;
  }

  /** The usual colour of lines of a kind. */
  static String color(Kind kind) {
    return SclDrawing.KINDS.value(kind);
  }

  /** The kind whose lines have different values, which a drawing cannot tell; usually empty. */
  static Optional<Kind> manyValued(Board board) {
    return lines(board).map(Rule::kind).filter(kind -> board.values(kind).size() > 1).findFirst();
  }

  private static Stream<Rule> lines(Board board) {
    return SclDrawing.KINDS.drawn(board).filter(rule -> rule.kind().form() == Form.LINE);
  }

  /** True if a shape shades a cell of an extra house and has no text. */
  boolean isShade(JsonNode shape) {
    int cell = cell(center(shape));
    return cell >= 0
        && rules.isExtra(cell)
        && text(shape).isEmpty()
        && !isRounded(shape)
        && shape.path("width").asDouble(0) == 1
        && shape.path("height").asDouble(0) == 1;
  }

  /** True if a shape under the grid is a bulb, where a line must start. */
  boolean isBulb(JsonNode shape) {
    JsonNode center = center(shape);
    int cell = cell(center);
    double width = shape.path("width").asDouble(0);
    double height = shape.path("height").asDouble(0);
    boolean isDisc =
        cell >= 0
            && isRounded(shape)
            && width == height
            && width >= SMALLEST_BULB
            && width <= 1
            && text(shape).isEmpty();
    if (isDisc) {
      bulbs.putIfAbsent(cell, shape);
    }
    return isDisc;
  }

  /**
   * Reads a line, as a thermometer if it starts at a bulb of its colour, and one without a bulb if
   * Cluewright's words define lines of its colour; false if it is no rule.
   *
   * @throws cluewright.format.FormatException if no board has it
   */
  boolean readLine(JsonNode line) {
    List<Integer> path = path(line.path("wayPoints"));
    if (path.size() < 2) {
      return false;
    }
    String color = color(line.path("color"));
    boolean begins = isBulb(path.get(0), color);
    boolean ends = isBulb(path.get(path.size() - 1), color);
    if (begins == ends) {
      return !begins && readSaid(color, path);
    }
    if (ends) {
      Collections.reverse(path);
    }
    used.add(path.get(0));
    rules.add(Kinds.THERMOMETER, path, SclDrawing.LINES);
    return true;
  }

  private boolean isBulb(int cell, String color) {
    return bulbs.containsKey(cell) && color(bulbs.get(cell).path("backgroundColor")).equals(color);
  }

  private boolean readSaid(String color, List<Integer> path) {
    Optional<Kind> kind =
        SclDrawing.KINDS
            .kinds(SclDrawing.LINES)
            .filter(each -> each.form() == Form.LINE && each != Kinds.THERMOMETER)
            .filter(each -> color.equals(bare(color(each))))
            .findFirst();
    Optional<Integer> value = kind.flatMap(each -> words.value(each, path.size(), board));
    value.ifPresent(
        number ->
            rules.add(
                kind.get(), path, number == 0 ? "" : String.valueOf(number), SclDrawing.LINES));
    return value.isPresent();
  }

  private List<Integer> path(JsonNode points) {
    List<Place> places = new ArrayList<>();
    points.forEach(point -> places.add(SclDecoration.place(point)));
    return CellPath.of(board, places);
  }

  /** Reads a shape over the grid; false if it is no sign between two cells. */
  boolean readOverlay(JsonNode shape) {
    CellSet cells = border(center(shape));
    double width = shape.path("width").asDouble(0);
    if (cells.isEmpty() || width > LARGEST_SIGN) {
      return false;
    }
    List<Integer> pair = cells.stream().boxed().toList();
    String text = text(shape);
    String color = color(shape.path("backgroundColor"));
    boolean isDot = isRounded(shape) && shape.path("angle").asDouble(0) == 0;
    if (isDot && WHITE.contains(color) && (text.isEmpty() || text.equals("1"))) {
      rules.add(Kinds.WHITE_DOT, pair, SclDrawing.OVERLAYS);
      return true;
    }
    if (isDot && BLACK.contains(color) && (text.isEmpty() || text.equals("2"))) {
      rules.add(Kinds.BLACK_DOT, pair, SclDrawing.OVERLAYS);
      return true;
    }
    if (LinkBoard.lettered(text).isPresent()) {
      rules.add(LinkBoard.lettered(text).get(), pair, SclDrawing.OVERLAYS);
      return true;
    }
    Optional<List<Integer>> less =
        Chevron.path(board, cells, text, shape.path("angle").asDouble(0));
    less.ifPresent(path -> rules.add(Kinds.LESS, path, SclDrawing.OVERLAYS));
    return less.isPresent();
  }

  /** The bulbs at which no thermometer starts. */
  List<JsonNode> unused() {
    return bulbs.entrySet().stream()
        .filter(bulb -> !used.contains(bulb.getKey()))
        .map(Map.Entry::getValue)
        .toList();
  }

  private static JsonNode center(JsonNode shape) {
    return shape.path("center");
  }

  private static boolean isRounded(JsonNode shape) {
    return shape.path("rounded").asBoolean(false);
  }

  private static String text(JsonNode shape) {
    return PackedJson.text(shape.path("text")).strip();
  }

  private static String color(JsonNode color) {
    return bare(PackedJson.text(color));
  }

  private static String bare(String color) {
    return color.replace("#", "").toLowerCase(Locale.ROOT);
  }

  private int cell(JsonNode point) {
    return CellPath.cell(board, SclDecoration.place(point));
  }

  private boolean holds(double row, double column) {
    return row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
  }

  /** The two cells with a point in the middle of their border; empty if there are none. */
  private CellSet border(JsonNode point) {
    double row = point.path(0).asDouble(0) - HALF;
    double column = point.path(1).asDouble(0) - HALF;
    boolean isAcross = row == Math.rint(row) && 2 * column == Math.rint(2 * column);
    boolean isUpright = column == Math.rint(column) && 2 * row == Math.rint(2 * row);
    boolean isBorder = isAcross != isUpright;
    double aboveOrLeft = isAcross ? 0 : HALF;
    double first = row - aboveOrLeft;
    double left = column - (isAcross ? HALF : 0);
    return isBorder && holds(first, left) && holds(row + aboveOrLeft, 2 * column - left)
        ? CellSet.of(
            board.cell((int) first, (int) left),
            board.cell((int) (row + aboveOrLeft), (int) (2 * column - left)))
        : CellSet.empty();
  }

  /** The lines, with shortened fields; widths are in 64ths of a cell. */
  static List<String> linesOf(Board board) {
    return lines(board)
        .map(
            rule ->
                "{c:'%s',th:%d,wp:%s}"
                    .formatted(
                        color(rule.kind()),
                        rule.kind() == Kinds.THERMOMETER ? 16 : 10,
                        rule.cells().stream()
                            .map(cell -> point(board, cell))
                            .collect(Collectors.joining(",", "[", "]"))))
        .toList();
  }

  /** The bulbs of thermometers; those starting in the same cell share one. */
  static List<String> bulbs(Board board) {
    return board.rules(Kinds.THERMOMETER).stream()
        .map(one -> one.cells().get(0))
        .distinct()
        .map(
            cell ->
                "{ct:%s,w:0.85,h:0.85,r:t,c1:'%s',c2:'%2$s'}"
                    .formatted(point(board, cell), color(Kinds.THERMOMETER)))
        .toList();
  }

  /** The shapes over the grid. */
  static List<String> overlays(Board board) {
    return SclDrawing.KINDS
        .drawn(board)
        .filter(rule -> rule.kind().form() == Form.EDGE)
        .map(rule -> overlay(board, rule))
        .toList();
  }

  private static String overlay(Board board, Rule rule) {
    int first = rule.cells().get(0);
    int second = rule.cells().get(1);
    String center =
        "["
            + (board.row(first) + board.row(second) + 1) / 2.0
            + ","
            + (board.column(first) + board.column(second) + 1) / 2.0
            + "]";
    String value = SclDrawing.KINDS.value(rule.kind());
    if (rule.kind().mark() instanceof Mark.Dot) {
      return dot(center, value);
    }
    return letter(center, value.isEmpty() ? Chevron.of(board, first, second) : value);
  }

  private static String dot(String center, String color) {
    return "{ct:%s,w:0.3,h:0.3,r:t,c1:'#000000',c2:'%s'}".formatted(center, color);
  }

  private static String letter(String center, String letter) {
    return "{ct:%s,w:0.25,h:0.25,fs:21,te:'%s',c1:'#FFFFFF',c2:'#FFFFFF'}"
        .formatted(center, letter);
  }

  private static String point(Board board, int cell) {
    return "[" + board.row(cell) + ".5," + board.column(cell) + ".5]";
  }
}
