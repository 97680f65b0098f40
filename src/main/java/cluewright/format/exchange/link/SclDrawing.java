package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * What SudokuPad's puzzles have besides rows, columns, regions and cages: a line from corner to
 * corner is a diagonal, {@code antiknight} and {@code antiking} are switched on in {@code metadata}
 * or named in {@code global}, where Cluewright also puts {@code disjoint}, and other houses are
 * shaded by underlays; {@link SclSigns} are lines and signs.
 *
 * <p>Each house of every digit is written as a hidden cage as well, by which SudokuPad checks that
 * no digit is there twice.
 */
final class SclDrawing {
  static final String UNDERLAYS = "underlays";
  static final String LINES = "lines";
  static final String OVERLAYS = "overlays";
  static final String CAGES = "cages";
  static final String ARROWS = "arrows";
  static final String GLOBAL = "global";

  /** The rules that SudokuPad itself checks, in {@code metadata} or {@code global}. */
  static final String KNIGHT = "antiknight";

  static final String KING = "antiking";

  /** The colour of diagonals. */
  private static final String DIAGONAL = "#34BBE6";

  /** The kinds of rules: switches, shapes with their colours or letters, and lines with colours. */
  static final LinkKinds<String> KINDS =
      new LinkKinds<String>()
          .on(Kinds.KING, KING)
          .on(Kinds.KNIGHT, KNIGHT)
          .on(Kinds.DISJOINT_GROUPS, "disjoint")
          .on(Kinds.NON_CONSECUTIVE, "nonconsecutive")
          .in(LINES, Kinds.DIAGONALS, DIAGONAL)
          .in(LINES, Kinds.FALLING, DIAGONAL)
          .in(LINES, Kinds.RISING, DIAGONAL)
          .in(LINES, Kinds.THERMOMETER, "#CFCFCF")
          .in(LINES, Kinds.RENBAN, "#F067F0")
          .in(LINES, Kinds.PALINDROME, "#BBBBBB")
          .in(LINES, Kinds.WHISPERS, "#67F067")
          .in(OVERLAYS, Kinds.WHITE_DOT, "#FFFFFF")
          .in(OVERLAYS, Kinds.BLACK_DOT, "#000000")
          .in(OVERLAYS, Kinds.X, "X")
          .in(OVERLAYS, Kinds.V, "V")
          .in(OVERLAYS, Kinds.LESS)
          .in(CAGES, Kinds.CAGE)
          .extraRegions(UNDERLAYS);

  static final Set<String> FLAGS = Set.of(KNIGHT, KING);

  private SclDrawing() {}

  /**
   * The board with the houses, once those of cages are known.
   *
   * @param decoration is told of all else that is drawn
   * @throws cluewright.format.FormatException if a rule has a form that no board has
   */
  static Board board(
      PackedJson json, SclMetadata metadata, LinkBoard houses, SclDecoration decoration) {
    Set<String> global = global(json);
    KINDS.addTo(houses, name -> metadata.isOn(name).orElse(global.contains(name)));
    SclSigns signs = new SclSigns(houses, OwnRules.of(metadata.text("rules")));
    for (JsonNode shape : json.root().path(UNDERLAYS)) {
      if (!signs.isShade(shape) && !signs.isBulb(shape)) {
        decoration.addShape(shape, /* isOver= */ false);
      }
    }
    for (JsonNode line : json.root().path(LINES)) {
      if (!isDiagonal(houses, line) && !signs.readLine(line)) {
        decoration.addLine(line, /* isArrow= */ false);
      }
    }
    json.root().path(ARROWS).forEach(arrow -> decoration.addLine(arrow, /* isArrow= */ true));
    for (JsonNode shape : json.root().path(OVERLAYS)) {
      if (!signs.readOverlay(shape)) {
        decoration.addShape(shape, /* isOver= */ true);
      }
    }
    signs.unused().forEach(bulb -> decoration.addShape(bulb, /* isOver= */ false));
    return decoration.on(houses.board());
  }

  private static Set<String> global(PackedJson json) {
    JsonNode rules = json.root().path(GLOBAL);
    if (!rules.isContainerNode() && rules.asBoolean(!PackedJson.text(rules).isBlank())) {
      throw json.rule(GLOBAL);
    }
    Set<String> names = switchedOn(rules);
    FormatException.throwIf(
        names.stream()
            .filter(name -> !KINDS.switches().contains(name))
            .findFirst()
            .map(json::rule));
    return names;
  }

  /** The names in a list of what is switched on. */
  static Set<String> switchedOn(JsonNode list) {
    Set<String> names = new HashSet<>();
    list.forEach(name -> names.add(name.asText()));
    return names;
  }

  /** Adds a line that is a diagonal; true if it is one. */
  private static boolean isDiagonal(LinkBoard houses, JsonNode line) {
    int size = houses.plain().rows();
    JsonNode points = line.path("wayPoints");
    int first = corner(points.path(0), size);
    int last = corner(points.path(1), size);
    boolean isDiagonal = points.size() == 2 && first >= 0 && first + last == size * size - 1;
    if (isDiagonal) {
      houses.addDiagonal(first);
    }
    return isDiagonal;
  }

  /** The corner cell of the board at a point; -1 if it is elsewhere. */
  private static int corner(JsonNode point, int size) {
    double row = point.path(0).asDouble(-1);
    double column = point.path(1).asDouble(-1);
    boolean isCorner = (row == 0 || row == size) && (column == 0 || column == size);
    return isCorner ? (row == 0 ? 0 : size - 1) * size + (column == 0 ? 0 : size - 1) : -1;
  }

  /** The fields of a board's extra houses, in short form, each preceded by a comma. */
  static String of(Board board) {
    StringBuilder fields = new StringBuilder();
    List<House> extra = extra(board);
    List<String> cages = new ArrayList<>();
    extra.forEach(house -> cages.add(cage(board, house)));
    board.rules(Kinds.CAGE).forEach(rule -> cages.add(cage(board, rule)));
    List<String> lines = new ArrayList<>(SclSigns.linesOf(board));
    addDiagonal(lines, board, Kinds.FALLING, "[[0,0],[%1$d,%1$d]]}");
    addDiagonal(lines, board, Kinds.RISING, "[[0,%1$d],[%1$d,0]]}");
    CellSet shaded =
        extra.stream()
            .filter(house -> house.kind().isExtraRegion())
            .map(House::cells)
            .reduce(CellSet.empty(), CellSet::union);
    List<String> underlays = new ArrayList<>();
    shaded.forEach(cell -> underlays.add(shade(board, cell)));
    underlays.addAll(SclSigns.bulbs(board));
    List<String> overlays = new ArrayList<>(SclSigns.overlays(board));
    SclPicture others = new SclPicture(board);
    cages.addAll(others.cages);
    cages.addAll(SclDecoration.frames(board));
    lines.addAll(others.lines);
    lines.addAll(SclDecoration.lines(board));
    List<String> arrows = new ArrayList<>(others.arrows);
    arrows.addAll(SclDecoration.arrows(board));
    underlays.addAll(others.underlays);
    underlays.addAll(SclDecoration.shapes(board, /* areOver= */ false));
    overlays.addAll(others.overlays);
    overlays.addAll(SclDecoration.shapes(board, /* areOver= */ true));
    return fields
        .append(field("ca", cages))
        .append(field("l", lines))
        .append(field("a", arrows))
        .append(field("u", underlays))
        .append(field("o", overlays))
        .append(field(SclDecoration.LIGHTS, SclDecoration.lights(board)))
        .append(field(GLOBAL, quoted(KINDS.on(board))))
        .toString();
  }

  /** The fields of {@code metadata} by which SudokuPad checks a board's rules. */
  static List<String> flags(Board board) {
    return KINDS.on(board).stream().filter(FLAGS::contains).map(name -> name + ":t").toList();
  }

  private static List<String> quoted(List<String> names) {
    return names.stream().map(name -> "'" + name + "'").toList();
  }

  private static String field(String name, List<String> all) {
    return all.isEmpty() ? "" : all.stream().collect(list("," + name + ":["));
  }

  private static Collector<CharSequence, ?, String> list(String start) {
    return Collectors.joining(",", start, "]");
  }

  private static List<House> extra(Board board) {
    return board.houses().stream()
        .filter(house -> house.kind().form() == Form.BOARD)
        .filter(House::holdsEveryDigit)
        .toList();
  }

  private static void addDiagonal(List<String> lines, Board board, Kind kind, String points) {
    if (!board.houses(Kinds.DIAGONALS).isEmpty() || !board.houses(kind).isEmpty()) {
      lines.add("{c:'" + DIAGONAL + "',th:2,wp:" + points.formatted(board.rows()));
    }
  }

  private static String cage(Board board, House house) {
    return "{ce:" + places(board, house.cells()) + ",unique:t,hidden:t,type:'rowcol'}";
  }

  private static String cage(Board board, Rule cage) {
    String sum = cage.hasValue() ? ",v:" + cage.value() + ",sum:" + cage.value() : "";
    return "{ce:" + places(board, CellSet.of(cage.cells())) + sum + ",unique:t}";
  }

  private static String shade(Board board, int cell) {
    return "{ct:[%d.5,%d.5],w:1,h:1,c2:'#CFCFCF'}".formatted(board.row(cell), board.column(cell));
  }

  /** Cells by row and column, counted from 0. */
  static String places(Board board, CellSet cells) {
    return cells.stream()
        .mapToObj(cell -> "[" + board.row(cell) + "," + board.column(cell) + "]")
        .collect(list("["));
  }
}
