package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.picture.Shape.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;

/**
 * A line of a rule with what stands at its ends: bulbs, circles and diamonds, where the line stops,
 * and heads of arrows. Where a circle has several cells, as the value of an arrow says, it becomes
 * a pill around these.
 */
final class LineMarks {
  private static final double BULB = 0.36;
  static final double CIRCLE = 0.39;
  private static final double DIAMOND = 0.42;
  private static final double HEAD = 0.2;

  /** Half the width of a head, in its length. */
  private static final double HEAD_SIDE = 0.75;

  /** The parts of a half circle around the end of a pill. */
  private static final int PARTS = 12;

  private final Board board;

  LineMarks(Board board) {
    this.board = board;
  }

  List<Shape> of(Rule rule, Mark.Line line) {
    List<List<Integer>> parts = rule.kind().parts(rule);
    return parts.size() == 1 ? whole(rule, line) : inParts(parts, line.paint());
  }

  /**
   * Lines through the cells of each part; one cell has a dot. Parts that share no cells have
   * outlines, without which two that touch would look like one.
   */
  private List<Shape> inParts(List<List<Integer>> parts, Mark.Paint paint) {
    OutlineMarks outlines = new OutlineMarks(board);
    boolean areApart = parts.stream().flatMap(List::stream).allMatch(new HashSet<>()::add);
    List<Shape> shapes = new ArrayList<>();
    for (List<Integer> part : parts) {
      if (!part.isEmpty()) {
        List<Integer> path = part.size() > 1 ? part : List.of(part.get(0), part.get(0));
        shapes.add(new Shape.Way(Sign.of(paint), path.stream().map(this::middle).toList()));
        shapes.addAll(areApart ? outlines.rim(CellSet.of(part)) : List.of());
      }
    }
    return shapes;
  }

  private List<Shape> whole(Rule rule, Mark.Line line) {
    int circle = line.first() == Mark.Tip.CIRCLE && rule.hasValue() ? rule.value() : 1;
    return whole(rule.cells(), circle, line);
  }

  /**
   * A line with its tips.
   *
   * @param circle the number of cells that a circle at its beginning holds
   */
  private List<Shape> whole(List<Integer> cells, int circle, Mark.Line line) {
    List<Point> points = cells.stream().map(this::middle).toList();
    List<Point> shaft = trimmed(points.subList(circle - 1, points.size()), line);
    List<Point> back = reversed(points);
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Way(Sign.of(line.paint()), shaft));
    shapes.addAll(tip(line.first(), points.subList(0, Math.max(2, circle)), circle, line.paint()));
    shapes.addAll(tip(line.last(), back.subList(0, 2), 1, line.paint()));
    return shapes;
  }

  private Point middle(int cell) {
    return middle(board, cell);
  }

  static Point middle(Board board, int cell) {
    return new Point(board.column(cell) + 0.5, board.row(cell) + 0.5);
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> back = new ArrayList<>(list);
    Collections.reverse(back);
    return back;
  }

  private static List<Point> trimmed(List<Point> points, Mark.Line line) {
    List<Point> shaft = new ArrayList<>(points);
    int last = shaft.size() - 1;
    shaft.set(0, edge(points.get(0), points.get(1), line.first(), line.paint()));
    shaft.set(last, edge(points.get(last), points.get(last - 1), line.last(), line.paint()));
    return shaft;
  }

  /** Where a line that leaves the middle of its end towards a point comes out of a tip. */
  private static Point edge(Point end, Point next, Mark.Tip tip, Mark.Paint paint) {
    double round = Sign.of(paint).width() / 2;
    Point way = way(end, next);
    double reach =
        switch (tip) {
          case NONE, BULB, ARROW -> 0;
          case CIRCLE -> CIRCLE + round;
          case DIAMOND -> DIAMOND / (Math.abs(way.x()) + Math.abs(way.y())) + round;
        };
    return new Point(end.x() + reach * way.x(), end.y() + reach * way.y());
  }

  /** The direction from a point to another, with length 1. */
  static Point way(Point from, Point to) {
    double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
    return new Point((to.x() - from.x()) / length, (to.y() - from.y()) / length);
  }

  /**
   * What stands at an end.
   *
   * @param points the cells from the end on
   * @param count how many of these a circle holds
   */
  private static List<Shape> tip(Mark.Tip tip, List<Point> points, int count, Mark.Paint paint) {
    Point end = points.get(0);
    return switch (tip) {
      case NONE -> List.of();
      case BULB -> List.of(new Shape.Disc(Sign.bulb(paint), end.x(), end.y(), BULB));
      case CIRCLE ->
          List.of(
              count == 1
                  ? new Shape.Ring(Sign.THIN_LINE, end.x(), end.y(), CIRCLE)
                  : new Shape.Way(Sign.THIN_LINE, around(points.subList(0, count))));
      case DIAMOND ->
          List.of(
              new Shape.Way(
                  Sign.THIN_LINE,
                  List.of(
                      new Point(end.x(), end.y() - DIAMOND),
                      new Point(end.x() + DIAMOND, end.y()),
                      new Point(end.x(), end.y() + DIAMOND),
                      new Point(end.x() - DIAMOND, end.y()),
                      new Point(end.x(), end.y() - DIAMOND))));
      case ARROW -> List.of(new Shape.Way(Sign.THIN_LINE, head(end, way(points.get(1), end))));
    };
  }

  /** The head of an arrow whose tip arrives at a point. */
  static List<Point> head(Point tip, Point way) {
    return head(tip, way, HEAD);
  }

  /** The same of a given length. */
  static List<Point> head(Point tip, Point way, double length) {
    double x = tip.x() - length * way.x();
    double y = tip.y() - length * way.y();
    double side = HEAD_SIDE * length;
    return List.of(
        new Point(x - side * way.y(), y + side * way.x()),
        tip,
        new Point(x + side * way.y(), y - side * way.x()));
  }

  /** The outline of a pill: along the left side of the path, around its end, and back. */
  private static List<Point> around(List<Point> path) {
    List<Point> loop = new ArrayList<>(path);
    loop.addAll(reversed(path).subList(1, path.size() - 1));
    List<Point> outline = new ArrayList<>();
    for (int i = 0; i < loop.size(); i++) {
      Point before = loop.get((i + loop.size() - 1) % loop.size());
      Point here = loop.get(i);
      addTurn(outline, here, way(before, here), way(here, loop.get((i + 1) % loop.size())));
    }
    outline.add(outline.get(0));
    return outline;
  }

  /** Adds the corner at a point: an arc on the outer side of a turn, one point on the inner. */
  private static void addTurn(List<Point> outline, Point here, Point in, Point out) {
    double along = in.x() * out.x() + in.y() * out.y();
    double aside = in.x() * out.y() - in.y() * out.x();
    double from = Math.atan2(-in.x(), in.y());
    double turn = Math.abs(aside) < 1e-9 ? (along < 0 ? Math.PI : 0) : Math.atan2(aside, along);
    if (turn < 0) {
      double reach = CIRCLE / Math.cos(turn / 2);
      outline.add(at(here, from + turn / 2, reach));
      return;
    }
    int parts = (int) Math.ceil(PARTS * turn / Math.PI);
    for (int i = 0; i <= parts; i++) {
      outline.add(at(here, from + (parts == 0 ? 0 : turn * i / parts), CIRCLE));
    }
  }

  private static Point at(Point from, double angle, double distance) {
    return new Point(from.x() + distance * Math.cos(angle), from.y() + distance * Math.sin(angle));
  }
}
