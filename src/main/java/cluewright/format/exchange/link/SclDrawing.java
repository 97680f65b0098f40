package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.ExtraHouses;
import cluewright.model.House;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * The houses of SudokuPad's puzzles beside rows, columns and regions, as far as they are no cages:
 * a line from corner to corner is a diagonal, {@code disjoint} in {@code global} stands for the
 * disjoint groups, and the cells of other houses are shaded by underlays.
 *
 * <p>Each is written as a hidden cage as well, by which SudokuPad checks that no digit is there
 * twice.
 */
final class SclDrawing {
  private static final Set<House.Kind> SHADED =
      EnumSet.of(House.Kind.WINDOW, House.Kind.CENTRE, House.Kind.ASTERISK);

  private static final String DISJOINT = "disjoint";
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
      if (!rule.asText().equals(DISJOINT)) {
        throw json.rule(global);
      }
      houses.add(ExtraHouses.DISJOINT_GROUPS, global);
    }
    String lines = json.root().has("lines") ? "lines" : "l";
    json.root().path(lines).forEach(line -> readLine(json, houses, line, lines));
    String underlays = json.root().has("underlays") ? "underlays" : "u";
    for (JsonNode shape : json.root().path(underlays)) {
      if (!isShade(shape, houses)) {
        throw json.rule(underlays);
      }
    }
  }

  private static void readLine(PackedJson json, LinkBoard houses, JsonNode line, String field) {
    int size = houses.plain().rows();
    JsonNode points = PackedJson.field(line, "wayPoints", "wp");
    int first = corner(points.path(0), size);
    int last = corner(points.path(1), size);
    boolean isDiagonal = points.size() == 2 && first >= 0 && first + last == size * size - 1;
    if (!isDiagonal) {
      throw json.rule(field);
    }
    houses.addDiagonal(first, field);
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
    if (!extra.isEmpty()) {
      fields.append(extra.stream().map(house -> cage(board, house)).collect(list(",ca:[")));
    }
    int size = board.rows();
    if (!board.houses(House.Kind.DIAGONAL).isEmpty()) {
      fields.append(
          ",l:[{c:'#34BBE6',th:2,wp:[[0,0],[%1$d,%1$d]]},{c:'#34BBE6',th:2,wp:[[0,%1$d],[%1$d,0]]}]"
              .formatted(size));
    }
    CellSet shaded =
        extra.stream()
            .filter(house -> SHADED.contains(house.kind()))
            .map(House::cells)
            .reduce(CellSet.empty(), CellSet::union);
    if (!shaded.isEmpty()) {
      fields.append(shaded.stream().mapToObj(cell -> shade(board, cell)).collect(list(",u:[")));
    }
    return fields
        .append(board.houses(House.Kind.GROUP).isEmpty() ? "" : ",global:['" + DISJOINT + "']")
        .toString();
  }

  private static Collector<CharSequence, ?, String> list(String start) {
    return Collectors.joining(",", start, "]");
  }

  private static List<House> extra(Board board) {
    Set<House.Kind> usual = EnumSet.of(House.Kind.ROW, House.Kind.COLUMN, House.Kind.BOX);
    return board.houses().stream().filter(house -> !usual.contains(house.kind())).toList();
  }

  private static String cage(Board board, House house) {
    return "{ce:" + places(board, house.cells()) + ",unique:t,hidden:t,type:'rowcol'}";
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
