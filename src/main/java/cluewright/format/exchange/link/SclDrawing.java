package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Cage;
import cluewright.model.CellSet;
import cluewright.model.ExtraHouses;
import cluewright.model.House;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * What SudokuPad's puzzles have beside rows, columns and regions, as far as it is no cage: a line
 * from corner to corner is a diagonal, {@code disjoint}, {@code antiknight} and {@code antiking} in
 * {@code global} stand for kinds of houses, and the cells of other ones are shaded by underlays;
 * {@link SclSigns} are relations.
 *
 * <p>Each house of every digit is written as a hidden cage as well, by which SudokuPad checks that
 * no digit is there twice.
 */
final class SclDrawing {
  /** Kinds of houses that are switched on as a whole. */
  private static final Map<String, ExtraHouses> GLOBAL =
      new TreeMap<>(
          Map.of(
              "disjoint", ExtraHouses.DISJOINT_GROUPS,
              "antiknight", ExtraHouses.KNIGHT,
              "antiking", ExtraHouses.KING));

  private static final double HALF = 0.5;

  private SclDrawing() {}

  /**
   * Tells of the houses, once those of cages are known.
   *
   * @throws cluewright.format.FormatException if something may be another rule
   */
  static void read(PackedJson json, LinkBoard houses) {
    String global = "global";
    JsonNode rules = json.root().path(global);
    if (!rules.isContainerNode() && rules.asBoolean(!PackedJson.text(rules).isBlank())) {
      throw json.rule(global);
    }
    for (JsonNode rule : rules) {
      ExtraHouses kind = GLOBAL.get(rule.asText());
      if (kind == null) {
        throw json.rule(global);
      }
      houses.add(kind, global);
    }
    SclSigns signs = new SclSigns(json, houses);
    String underlays = json.root().has("underlays") ? "underlays" : "u";
    for (JsonNode shape : json.root().path(underlays)) {
      if (!isShade(shape, houses) && !signs.isBulb(shape, underlays)) {
        throw json.rule(underlays);
      }
    }
    String lines = json.root().has("lines") ? "lines" : "l";
    for (JsonNode line : json.root().path(lines)) {
      if (!isDiagonal(houses, line, lines)) {
        signs.readLine(line, lines);
      }
    }
    String overlays = json.root().has("overlays") ? "overlays" : "o";
    json.root().path(overlays).forEach(shape -> signs.readOverlay(shape, overlays));
    signs.end();
  }

  /** True if a line is a diagonal, which is then added. */
  private static boolean isDiagonal(LinkBoard houses, JsonNode line, String field) {
    int size = houses.plain().rows();
    JsonNode points = PackedJson.field(line, "wayPoints", "wp");
    int first = corner(points.path(0), size);
    int last = corner(points.path(1), size);
    boolean isDiagonal = points.size() == 2 && first >= 0 && first + last == size * size - 1;
    if (isDiagonal) {
      houses.addDiagonal(first, field);
    }
    return isDiagonal;
  }

  /** The cell in the corner of the board where a point is, or -1 if it is elsewhere. */
  private static int corner(JsonNode point, int size) {
    double row = point.path(0).asDouble(-1);
    double column = point.path(1).asDouble(-1);
    boolean isCorner = (row == 0 || row == size) && (column == 0 || column == size);
    return isCorner ? (row == 0 ? 0 : size - 1) * size + (column == 0 ? 0 : size - 1) : -1;
  }

  /** True if a shape fills a cell of an extra house, and says nothing. */
  private static boolean isShade(JsonNode shape, LinkBoard houses) {
    Board board = houses.plain();
    JsonNode center = PackedJson.field(shape, "center", "ct");
    double row = center.path(0).asDouble(0) - HALF;
    double column = center.path(1).asDouble(0) - HALF;
    boolean isCell =
        row >= 0
            && row < board.rows()
            && column >= 0
            && column < board.columns()
            && row == Math.rint(row)
            && column == Math.rint(column);
    return isCell
        && houses.isExtra(board.cell((int) row, (int) column))
        && PackedJson.text(PackedJson.field(shape, "text", "te")).isBlank()
        && !PackedJson.field(shape, "rounded", "r").asBoolean(false)
        && PackedJson.field(shape, "width", "w").asDouble(0) == 1
        && PackedJson.field(shape, "height", "h").asDouble(0) == 1;
  }

  /** The fields of a board's extra houses, shortened, with a comma before each. */
  static String of(Board board) {
    StringBuilder fields = new StringBuilder();
    List<House> extra = extra(board);
    List<String> cages = new ArrayList<>();
    extra.forEach(house -> cages.add(cage(board, house)));
    board.cages().forEach(cage -> cages.add(cage(board, cage)));
    List<String> lines = new ArrayList<>(SclSigns.lines(board));
    if (!board.houses(House.Kind.DIAGONAL).isEmpty()) {
      lines.add("{c:'#34BBE6',th:2,wp:[[0,0],[%1$d,%1$d]]}".formatted(board.rows()));
      lines.add("{c:'#34BBE6',th:2,wp:[[0,%1$d],[%1$d,0]]}".formatted(board.rows()));
    }
    CellSet shaded =
        extra.stream()
            .filter(house -> house.kind().isExtraRegion())
            .map(House::cells)
            .reduce(CellSet.empty(), CellSet::union);
    List<String> underlays = new ArrayList<>();
    shaded.forEach(cell -> underlays.add(shade(board, cell)));
    underlays.addAll(SclSigns.bulbs(board));
    return fields
        .append(field("ca", cages))
        .append(field("l", lines))
        .append(field("u", underlays))
        .append(field("o", SclSigns.overlays(board)))
        .append(field("global", global(board)))
        .toString();
  }

  private static List<String> global(Board board) {
    Set<ExtraHouses> extras = Boards.extras(board);
    return GLOBAL.keySet().stream()
        .filter(name -> extras.contains(GLOBAL.get(name)))
        .map(name -> "'" + name + "'")
        .toList();
  }

  private static String field(String name, List<String> all) {
    return all.isEmpty() ? "" : all.stream().collect(list("," + name + ":["));
  }

  private static Collector<CharSequence, ?, String> list(String start) {
    return Collectors.joining(",", start, "]");
  }

  private static List<House> extra(Board board) {
    return board.houses().stream()
        .filter(house -> house.kind().isExtra() && house.kind() != House.Kind.CAGE)
        .filter(House::holdsEveryDigit)
        .toList();
  }

  private static String cage(Board board, House house) {
    return "{ce:" + places(board, house.cells()) + ",unique:t,hidden:t,type:'rowcol'}";
  }

  private static String cage(Board board, Cage cage) {
    String sum = cage.hasSum() ? ",v:" + cage.sum() + ",sum:" + cage.sum() : "";
    return "{ce:" + places(board, cage.cells()) + sum + ",unique:t}";
  }

  private static String shade(Board board, int cell) {
    return "{ct:[%d.5,%d.5],w:1,h:1,c2:'#CFCFCF'}".formatted(board.row(cell), board.column(cell));
  }

  /** Cells by row and column, from 0. */
  static String places(Board board, CellSet cells) {
    return cells.stream()
        .mapToObj(cell -> "[" + board.row(cell) + "," + board.column(cell) + "]")
        .collect(list("["));
  }
}
