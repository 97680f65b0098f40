package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.picture.Shape.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Circles with rays. A short ray stays in the cell of its circle, so that circles may stand side by
 * side; a long one goes to its last cell, and is interrupted by the circles on its way. Long lines
 * have a small ring in each cell that they count, so that none hides another in the same direction.
 */
final class RayMarks {
  /** Smaller than other circles, to leave room for rays. */
  private static final double CIRCLE = 0.33;

  private static final double SHORT = 0.46;

  /** Where a short ray ends beside a circle of another kind in the same cell. */
  private static final double LONGER = 0.49;

  private static final double HEAD = 0.08;

  private static final double STOP = 0.05;

  private final Board board;

  /** The cells in which other marks have circles. */
  private final Set<Integer> encircled;

  private final Set<Integer> withRays;

  private RayMarks(Board board, List<Rule> rules) {
    this.board = board;
    this.encircled =
        board.shownRules().stream().flatMap(RayMarks::encircled).collect(Collectors.toSet());
    this.withRays = rules.stream().map(rule -> rule.cells().get(0)).collect(Collectors.toSet());
  }

  /** All circles with rays of a board. */
  static List<Shape> of(Board board) {
    List<Rule> rules =
        board.shownRules().stream()
            .filter(rule -> rule.kind().mark() instanceof Mark.Rays)
            .toList();
    if (rules.isEmpty()) {
      return List.of();
    }
    RayMarks marks = new RayMarks(board, rules);
    return rules.stream()
        .flatMap(rule -> marks.of(rule, (Mark.Rays) rule.kind().mark()).stream())
        .toList();
  }

  private List<Shape> of(Rule rule, Mark.Rays rays) {
    int circle = rule.cells().get(0);
    Point middle = middle(circle);
    List<Shape> shapes = new ArrayList<>();
    if (!encircled.contains(circle)) {
      shapes.add(new Shape.Ring(Sign.THIN_LINE, middle.x(), middle.y(), CIRCLE));
    }
    List<List<Integer>> parts = rule.kind().parts(rule);
    for (List<Integer> part : parts) {
      if (rays.tip() == Mark.Tip.ARROW) {
        shapes.addAll(arrow(part, rays.isShort(part, board.layout())));
      } else if (parts.stream().anyMatch(other -> goesOn(other, part))) {
        shapes.add(stop(part));
      } else if (rays.isShort(part, board.layout())) {
        shapes.add(shortLine(part));
      } else {
        shapes.addAll(longLine(part));
        shapes.add(stop(part));
      }
    }
    return shapes;
  }

  private List<Shape> arrow(List<Integer> part, boolean isShort) {
    List<Shape> shapes = new ArrayList<>(isShort ? List.of(shortLine(part)) : longLine(part));
    Point end = isShort ? shortEnd(part) : longEnd(part);
    shapes.add(new Shape.Way(Sign.THIN_LINE, LineMarks.head(end, way(part), HEAD)));
    return shapes;
  }

  private Shape shortLine(List<Integer> part) {
    Point begin = at(middle(part.get(0)), way(part), radius(part.get(0)));
    return new Shape.Way(Sign.THIN_LINE, List.of(begin, shortEnd(part)));
  }

  private Point shortEnd(List<Integer> part) {
    double length = encircled.contains(part.get(0)) ? LONGER : SHORT;
    return at(middle(part.get(0)), way(part), length);
  }

  private List<Shape> longLine(List<Integer> part) {
    Point middle = middle(part.get(0));
    return open(middle, way(part), distance(middle, longEnd(part)));
  }

  private Point longEnd(List<Integer> part) {
    int last = part.get(part.size() - 1);
    return at(middle(last), way(part), -radius(last));
  }

  /** A small ring where a long line reaches one of the cells that it counts. */
  private Shape stop(List<Integer> part) {
    Point end = longEnd(part);
    return new Shape.Ring(Sign.THIN_LINE, end.x(), end.y(), STOP);
  }

  /** True if one line from a circle runs over the end of another. */
  private boolean goesOn(List<Integer> line, List<Integer> other) {
    Point middle = middle(line.get(0));
    Point end = middle(line.get(line.size() - 1));
    Point before = middle(other.get(other.size() - 1));
    double length = distance(middle, before);
    return distance(middle, end) > length + STOP
        && distance(at(middle, way(line), length), before) < STOP;
  }

  private Point way(List<Integer> part) {
    return LineMarks.way(middle(part.get(0)), middle(part.get(part.size() - 1)));
  }

  /** Where a ray can be pointed at: on the rim of its circle. */
  static Point place(Point circle, Point next) {
    return at(circle, LineMarks.way(circle, next), CIRCLE);
  }

  /** A long ray between the circles on its way. */
  private List<Shape> open(Point from, Point way, double length) {
    List<double[]> gaps = new ArrayList<>();
    for (int cell = 0; cell < board.gridCells(); cell++) {
      double radius = radius(cell);
      Point middle = middle(cell);
      double along = (middle.x() - from.x()) * way.x() + (middle.y() - from.y()) * way.y();
      double aside = distance(middle, at(from, way, along));
      if (aside < radius) {
        double half = Math.sqrt(radius * radius - aside * aside);
        gaps.add(new double[] {along - half, along + half});
      }
    }
    gaps.sort(Comparator.comparingDouble(gap -> gap[0]));
    List<Shape> lines = new ArrayList<>();
    double begin = 0;
    for (double[] gap : gaps) {
      addLine(lines, from, way, begin, Math.min(gap[0], length));
      begin = Math.max(begin, gap[1]);
    }
    addLine(lines, from, way, begin, length);
    return lines;
  }

  private static void addLine(List<Shape> lines, Point from, Point way, double begin, double end) {
    if (end > begin) {
      lines.add(new Shape.Way(Sign.THIN_LINE, List.of(at(from, way, begin), at(from, way, end))));
    }
  }

  /** The radius of the circle in a cell; 0 where there is none. */
  private double radius(int cell) {
    return encircled.contains(cell) ? LineMarks.CIRCLE : withRays.contains(cell) ? CIRCLE : 0;
  }

  /** True if a mark other than rays has a circle in a cell. */
  static boolean hasCircle(Board board, int cell) {
    return board.shownRules().stream().flatMap(RayMarks::encircled).anyMatch(each -> each == cell);
  }

  /** The cells in which another mark has a circle. */
  private static Stream<Integer> encircled(Rule rule) {
    if (rule.kind().mark() instanceof Mark.InCell cell && cell.figure() == Mark.Figure.RING) {
      return rule.cells().stream();
    }
    if (!(rule.kind().mark() instanceof Mark.Line line)) {
      return Stream.empty();
    }
    List<Integer> cells = rule.cells();
    return Stream.concat(
        line.first() == Mark.Tip.CIRCLE ? cells.stream().limit(1) : Stream.empty(),
        line.last() == Mark.Tip.CIRCLE ? cells.stream().skip(cells.size() - 1L) : Stream.empty());
  }

  private Point middle(int cell) {
    return LineMarks.middle(board, cell);
  }

  private static Point at(Point from, Point way, double distance) {
    return new Point(from.x() + distance * way.x(), from.y() + distance * way.y());
  }

  private static double distance(Point one, Point other) {
    return Math.hypot(other.x() - one.x(), other.y() - one.y());
  }
}
