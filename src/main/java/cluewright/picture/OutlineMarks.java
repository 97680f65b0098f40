package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.picture.Shape.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The outlined rules of a board, such as cages: a dashed line slightly inside the cells, with the
 * value in a gap in the upper left corner of the first one, where lines with labels have these too.
 * Cages that may share cells have a dotted line farther inside.
 *
 * <p>The line is cut into the sides between its corners. Each side begins and ends with half a
 * dash, so that all corners are closed.
 */
public final class OutlineMarks {
  /** The height that values take at the top of cells, to be kept clear. */
  static final double SUM_HEIGHT = 0.225;

  /** The height that the line takes at the bottom. */
  static final double LINE_HEIGHT = 0.075;

  private static final double SUM = 0.22;
  private static final double SUM_LEFT = 0.055;
  private static final double SUM_MIDDLE = 0.135;
  private static final double FIGURE = 0.62;

  /** How far the outline of a part of a line is inside its cells. */
  private static final double RIM = 0.12;

  private static final double SAME = 1e-6;

  private static final double BARE_FROM = 0.03;
  private static final double BARE_TO = 0.225;

  /** The directions along the four sides of a cell, clockwise from the top. */
  private static final int[][] WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

  private static final Stroke DASHED = new Stroke(Sign.CAGE, 0.065, 0.18, 0.6);
  private static final Stroke DOTTED = new Stroke(Sign.OPEN_CAGE, 0.1, 0.085, 0.1);

  private final Board board;
  private final CellSet tinted;

  /**
   * The look of a line.
   *
   * @param inset how far it is inside the cells
   * @param period the distance of its dashes
   * @param dash the part of that distance that is drawn
   */
  private record Stroke(Sign sign, double inset, double period, double dash) {}

  /**
   * A side of an outline.
   *
   * @param start the corner of the cell where it starts, moved inside
   * @param way the index of its direction
   * @param from where it starts on its way from there
   * @param to where it ends
   */
  private record Side(Point start, int way, double from, double to) {
    Point at(double along) {
      return new Point(start.x() + along * WAYS[way][1], start.y() + along * WAYS[way][0]);
    }

    boolean isFollowedBy(Side other) {
      Point end = at(to);
      Point next = other.at(other.from);
      return Math.hypot(next.x() - end.x(), next.y() - end.y()) < SAME;
    }
  }

  OutlineMarks(Board board) {
    this.board = board;
    this.tinted = HouseMarks.tinted(board);
  }

  private static Stream<Rule> outlined(Board board) {
    return board.shownRules().stream().filter(rule -> rule.kind().mark() instanceof Mark.Outline);
  }

  /**
   * The rules with something in the corner of their first cell: outlines, and lines with labels.
   */
  private static Stream<Rule> labelled(Board board) {
    return board.shownRules().stream().filter(rule -> !rule.corner().isEmpty());
  }

  /** True if a cell contains the value of a rule in its corner. */
  public static boolean hasValue(Board board, int cell) {
    return labelled(board).anyMatch(rule -> first(rule) == cell);
  }

  /** True if a board has outlines with values, for which candidates make space. */
  static boolean haveValues(Board board) {
    return labelled(board).findAny().isPresent();
  }

  private static int first(Rule rule) {
    return rule.cells().get(0);
  }

  List<Shape> lines() {
    List<Shape> lines = new ArrayList<>();
    outlined(board)
        .forEach(
            rule ->
                addLines(lines, CellSet.of(rule.cells()), rule.kind().isApart() ? DASHED : DOTTED));
    return lines;
  }

  /** A dashed line around cells. */
  List<Shape> around(CellSet cells) {
    List<Shape> lines = new ArrayList<>();
    addLines(lines, cells, DASHED);
    return lines;
  }

  /** A thin line around cells, which tells them from those beside them. */
  List<Shape> rim(CellSet cells) {
    return rim(Sign.THIN_LINE, cells, RIM);
  }

  /** A line around cells, so far inside them. */
  List<Shape> rim(Sign sign, CellSet cells, double inset) {
    List<Side> left = sides(cells, inset);
    List<Shape> rim = new ArrayList<>();
    while (!left.isEmpty()) {
      rim.add(new Shape.Way(sign, loop(left)));
    }
    return rim;
  }

  /** Takes the sides of one closed line. */
  private static List<Point> loop(List<Side> left) {
    List<Point> points = new ArrayList<>();
    Optional<Side> next = Optional.of(left.get(0));
    while (next.isPresent()) {
      Side side = next.get();
      left.remove(side);
      points.add(side.at(side.from));
      next = left.stream().filter(side::isFollowedBy).findFirst();
    }
    points.add(points.get(0));
    return points;
  }

  List<Shape> values() {
    List<Shape> values = new ArrayList<>();
    labelled(board).forEach(rule -> addValue(values, rule));
    return values;
  }

  private void addValue(List<Shape> values, Rule rule) {
    String text = rule.corner();
    double left = board.column(first(rule));
    double top = board.row(first(rule));
    double width = text.length() * FIGURE * SUM;
    double to = SUM_LEFT + width + BARE_FROM;
    Shape.Area room =
        new Shape.Area(
            Sign.SUM_ROOM, left + BARE_FROM, top + BARE_FROM, to - BARE_FROM, BARE_TO - BARE_FROM);
    values.add(room);
    if (tinted.contains(first(rule))) {
      values.add(room.as(Sign.WINDOW));
    }
    values.add(new Shape.Text(Sign.SUM, text, left + SUM_LEFT + width / 2, top + SUM_MIDDLE, SUM));
  }

  private void addLines(List<Shape> lines, CellSet cells, Stroke stroke) {
    sides(cells, stroke.inset).forEach(side -> addDashes(lines, side, stroke));
  }

  /** The sides of an outline, each starting at a corner, where another ends. */
  private List<Side> sides(CellSet cells, double inset) {
    List<Side> sides = new ArrayList<>();
    for (int cell : cells.toArray()) {
      for (int way = 0; way < WAYS.length; way++) {
        if (isBorder(cells, cell, way) && isCorner(cells, cell, way)) {
          sides.add(side(cells, cell, way, inset));
        }
      }
    }
    return sides;
  }

  /** True if the cage ends at a side of a cell. */
  private boolean isBorder(CellSet cells, int cell, int side) {
    int[] outwards = WAYS[(side + 3) % 4];
    return !holds(cells, board.row(cell) + outwards[0], board.column(cell) + outwards[1]);
  }

  private boolean holds(CellSet cells, int row, int column) {
    return board.has(row, column) && cells.contains(board.cell(row, column));
  }

  /** True if the outline turns at the start of a cell's side. */
  private boolean isCorner(CellSet cells, int cell, int side) {
    return turn(cells, board.row(cell), board.column(cell), side, -1) != 0;
  }

  /**
   * How the outline turns at an end of a cell's side: 1 around the corner of the cell, -1 away from
   * it, 0 if it continues along the next cell.
   *
   * @param end 1 for where the side leads, -1 for where it comes from
   */
  private int turn(CellSet cells, int row, int column, int side, int end) {
    int nextRow = row + end * WAYS[side][0];
    int nextColumn = column + end * WAYS[side][1];
    if (!holds(cells, nextRow, nextColumn)) {
      return 1;
    }
    int[] outwards = WAYS[(side + 3) % 4];
    return holds(cells, nextRow + outwards[0], nextColumn + outwards[1]) ? -1 : 0;
  }

  private Side side(CellSet cells, int cell, int side, double inset) {
    int row = board.row(cell);
    int column = board.column(cell);
    int length = 1;
    int[] way = WAYS[side];
    while (turn(cells, row + (length - 1) * way[0], column + (length - 1) * way[1], side, 1) == 0) {
      length++;
    }
    int lastRow = row + (length - 1) * way[0];
    int lastColumn = column + (length - 1) * way[1];
    double from = inset * turn(cells, row, column, side, -1);
    double to = length - inset * turn(cells, lastRow, lastColumn, side, 1);
    int[] outwards = WAYS[(side + 3) % 4];
    double beside = 0.5 - inset;
    double x = column + 0.5 + beside * outwards[1] - 0.5 * way[1];
    double y = row + 0.5 + beside * outwards[0] - 0.5 * way[0];
    return new Side(new Point(x, y), side, from, to);
  }

  private static void addDashes(List<Shape> lines, Side side, Stroke stroke) {
    int dashes = Math.max(1, (int) Math.round((side.to - side.from) / stroke.period));
    double period = (side.to - side.from) / dashes;
    double half = period * stroke.dash / 2;
    for (int i = 0; i <= dashes; i++) {
      Point start = side.at(Math.max(side.from, side.from + i * period - half));
      Point end = side.at(Math.min(side.to, side.from + i * period + half));
      lines.add(new Shape.Line(stroke.sign, start.x(), start.y(), end.x(), end.y()));
    }
  }
}
