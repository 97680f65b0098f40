package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.picture.Shape.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The drawn rules of a board except outlines: lines and figures under its digits, and dots, letters
 * and signs on cell borders, side by side if there are several. Cells that are no neighbours are
 * tied by a line, on whose middle the sign stands.
 */
final class RuleMarks {
  private static final double DOT = 0.115;
  private static final double NUMBERED_DOT = 0.155;
  private static final double NUMBER = 0.22;
  private static final double LETTER = 0.31;
  private static final double BARE = 0.135;

  /** The size of labels relative to that of one character, by their length. */
  private static final double[] NARROWING = {1, 1, 0.82, 0.6};

  /** Slightly more than the width of the line between cells that a sign interrupts. */
  private static final double OPENED = 0.06;

  private static final double APEX = 0.06;
  private static final double ARM = 0.12;

  /** The distance between signs on the same border. */
  private static final double BESIDE = 0.27;

  private final Board board;
  private final CellSet tinted;

  RuleMarks(Board board) {
    this.board = board;
    this.tinted = HouseMarks.tinted(board);
  }

  /** True if a board has signs on cell borders, which candidates must avoid. */
  static boolean areOnBorders(Board board) {
    return board.shownRules().stream().anyMatch(rule -> rule.kind().form() == Form.EDGE);
  }

  /** The shapes behind digits: figures, ties between cells that are not neighbours, and lines. */
  List<Shape> behind() {
    List<Shape> shapes = new ArrayList<>();
    CellMarks figures = new CellMarks(board);
    LineMarks lines = new LineMarks(board);
    board.shownRules().forEach(rule -> shapes.addAll(figures.behind(rule)));
    board.shownRules().forEach(rule -> shapes.addAll(tie(rule)));
    for (Rule rule : board.shownRules()) {
      if (rule.kind().mark() instanceof Mark.Line line) {
        shapes.addAll(lines.of(rule, line));
      }
    }
    shapes.addAll(RayMarks.of(board));
    return shapes;
  }

  private List<Point> points(Rule rule) {
    return rule.cells().stream().map(cell -> new Point(x(cell), y(cell))).toList();
  }

  private double x(int cell) {
    return board.column(cell) + 0.5;
  }

  private double y(int cell) {
    return board.row(cell) + 0.5;
  }

  /** All signs between two cells, over the lines of the board. */
  List<Shape> signs() {
    List<Shape> shapes = new ArrayList<>();
    places().forEach((rule, place) -> shapes.addAll(sign(rule, place.x(), place.y())));
    return shapes;
  }

  /** Where the middle of each sign between two cells is. */
  Map<Rule, Point> places() {
    Map<Set<Integer>, List<Rule>> between = new LinkedHashMap<>();
    for (Rule rule : board.shownRules()) {
      if (rule.kind().form() == Form.EDGE) {
        between.computeIfAbsent(Set.copyOf(rule.cells()), pair -> new ArrayList<>()).add(rule);
      }
    }
    Map<Rule, Point> places = new LinkedHashMap<>();
    between.values().forEach(rules -> addPlaces(places, rules));
    return places;
  }

  private List<Shape> tie(Rule rule) {
    boolean isTied =
        rule.kind().form() == Form.EDGE
            && !board.areNeighbours(rule.cells().get(0), rule.cells().get(1));
    return isTied ? List.of(new Shape.Way(Sign.TIE, points(rule))) : List.of();
  }

  /** Adds the places of signs on the same border, half way between its cells, side by side. */
  private void addPlaces(Map<Rule, Point> places, List<Rule> rules) {
    for (int i = 0; i < rules.size(); i++) {
      double aside = (i - (rules.size() - 1) / 2.0) * BESIDE;
      Rule rule = rules.get(i);
      Point along = along(rule);
      places.put(
          rule,
          new Point(
              (x(rule.cells().get(0)) + x(rule.cells().get(1))) / 2 + Math.abs(along.y()) * aside,
              (y(rule.cells().get(0)) + y(rule.cells().get(1))) / 2 + Math.abs(along.x()) * aside));
    }
  }

  /** The direction from a cell to the other, with length 1. */
  private Point along(Rule rule) {
    double right = x(rule.cells().get(1)) - x(rule.cells().get(0));
    double down = y(rule.cells().get(1)) - y(rule.cells().get(0));
    double length = Math.hypot(right, down);
    return new Point(right / length, down / length);
  }

  private List<Shape> sign(Rule rule, double x, double y) {
    Mark mark = rule.kind().mark();
    if (mark instanceof Mark.Dot dot) {
      return dot(dot.isBlack(), rule.label(), x, y);
    }
    if (mark instanceof Mark.Letter letter) {
      return bared(rule, x, y, letter(letter.letter(), x, y));
    }
    if (mark instanceof Mark.Numeral) {
      return bared(rule, x, y, number(rule.label(), x, y));
    }
    if (mark instanceof Mark.Chevron) {
      return bared(rule, x, y, less(x, y, along(rule).x(), along(rule).y()));
    }
    throw new IllegalStateException("no sign shows " + rule.kind());
  }

  private static List<Shape> dot(boolean isBlack, String label, double x, double y) {
    double radius = label.isEmpty() ? DOT : NUMBERED_DOT;
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Disc(isBlack ? Sign.BLACK_DOT : Sign.WHITE_DOT, x, y, radius));
    shapes.add(new Shape.Ring(Sign.RIM, x, y, radius));
    if (!label.isEmpty()) {
      Sign sign = isBlack ? Sign.ON_BLACK : Sign.ON_WHITE;
      shapes.add(new Shape.Text(sign, label, x, y, NUMBER * narrowing(label)));
    }
    return shapes;
  }

  private static double narrowing(String label) {
    return NARROWING[Math.min(label.length(), NARROWING.length - 1)];
  }

  private static Shape number(String label, double x, double y) {
    return new Shape.Text(Sign.NUMBER, label, x, y, LETTER * narrowing(label));
  }

  private static Shape letter(String letter, double x, double y) {
    return new Shape.Text(Sign.LETTER, letter, x, y, LETTER);
  }

  /**
   * A sign on a line that it interrupts: that between neighbours, or the one that ties two cells.
   */
  private List<Shape> bared(Rule rule, double x, double y, Shape sign) {
    List<Shape> shapes = new ArrayList<>();
    int first = rule.cells().get(0);
    int second = rule.cells().get(1);
    if (board.areNeighbours(first, second)) {
      shapes.addAll(opened(Math.min(first, second), Math.max(first, second), x, y));
    } else {
      shapes.add(new Shape.Disc(Sign.BARE, x, y, BARE));
    }
    shapes.add(sign);
    return shapes;
  }

  /** The ground that interrupts the line, on each side as in its cell. */
  private List<Shape> opened(int first, int second, double x, double y) {
    boolean isUpright = board.row(first) == board.row(second);
    double half = OPENED / 2;
    double left = isUpright ? half : BARE;
    double top = isUpright ? BARE : half;
    double width = isUpright ? half : 2 * BARE;
    double height = isUpright ? 2 * BARE : half;
    Shape.Area before = new Shape.Area(Sign.BARE, x - left, y - top, width, height);
    Shape.Area after =
        new Shape.Area(Sign.BARE, isUpright ? x : x - left, isUpright ? y - top : y, width, height);
    List<Shape> shapes = new ArrayList<>(List.of(before, after));
    if (tinted.contains(first)) {
      shapes.add(before.as(Sign.WINDOW));
    }
    if (tinted.contains(second)) {
      shapes.add(after.as(Sign.WINDOW));
    }
    return shapes;
  }

  /** A sign that opens towards the larger digit. */
  private static Shape less(double x, double y, double alongX, double alongY) {
    return new Shape.Way(
        Sign.LESS,
        List.of(
            new Point(x + alongX * APEX - alongY * ARM, y + alongY * APEX + alongX * ARM),
            new Point(x - alongX * APEX, y - alongY * APEX),
            new Point(x + alongX * APEX + alongY * ARM, y + alongY * APEX - alongX * ARM)));
  }
}
