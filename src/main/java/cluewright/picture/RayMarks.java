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
 * side; a long one goes to its last cell, and is interrupted by the circles on its way.
 */
final class RayMarks {
  /** Smaller than other circles, to leave room for rays. */
  private static final double CIRCLE = 0.33;

  private static final double SHORT = 0.46;

  /** Where a short ray ends beside a circle of another kind in the same cell. */
  private static final double LONGER = 0.49;

  private static final double HEAD = 0.08;

  private final Board board;

  /** The cells in which other marks have circles. */
  private final Set<Integer> encircled;

  private final Set<Integer> withRays;

  RayMarks(Board board) {
    this.board = board;
    this.encircled =
        board.shownRules().stream().flatMap(RayMarks::encircled).collect(Collectors.toSet());
    this.withRays =
        board.shownRules().stream()
            .filter(rule -> rule.kind().mark() instanceof Mark.Rays)
            .map(rule -> rule.cells().get(0))
            .collect(Collectors.toSet());
  }

  List<Shape> of(Rule rule, Mark.Rays rays) {
    int circle = rule.cells().get(0);
    Point middle = middle(circle);
    List<Shape> shapes = new ArrayList<>();
    if (!encircled.contains(circle)) {
      shapes.add(new Shape.Ring(Sign.THIN_LINE, middle.x(), middle.y(), CIRCLE));
    }
    for (List<Integer> part : rule.kind().parts(rule)) {
      Point end = middle(part.get(part.size() - 1));
      Point way = LineMarks.way(middle, end);
      if (rays.isShort(part, board.layout())) {
        end = at(middle, way, encircled.contains(circle) ? LONGER : SHORT);
        shapes.add(new Shape.Way(Sign.THIN_LINE, List.of(at(middle, way, radius(circle)), end)));
      } else {
        end = at(end, way, -radius(part.get(part.size() - 1)));
        shapes.addAll(open(middle, way, distance(middle, end)));
      }
      if (rays.tip() == Mark.Tip.ARROW) {
        shapes.add(new Shape.Way(Sign.THIN_LINE, LineMarks.head(end, way, HEAD)));
      }
    }
    return shapes;
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
    return new Point(board.column(cell) + 0.5, board.row(cell) + 0.5);
  }

  private static Point at(Point from, Point way, double distance) {
    return new Point(from.x() + distance * way.x(), from.y() + distance * way.y());
  }

  private static double distance(Point one, Point other) {
    return Math.hypot(other.x() - one.x(), other.y() - one.y());
  }
}
