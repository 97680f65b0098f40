package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.picture.Shape.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers outside a grid: each before the first of its cells, several in the same place one
 * behind the other. Those about diagonals stand nearest to the grid, with an arrow; other kinds are
 * told apart by their frames.
 */
final class OutsideMarks {
  private static final double GAP = 0.14;

  /** Where the arrow of a diagonal begins and ends, from the middle of its number. */
  private static final double ARROW_FROM = 0.22;

  private static final double ARROW_TO = 0.44;
  private static final double WING = 0.11;

  private final Board board;
  private final List<Shape> shapes = new ArrayList<>();
  private final Map<Rule, Point> places = new HashMap<>();
  private Margins margins = Margins.NONE;

  /** A place of a cell outside the grid. */
  private record Place(int row, int column) {}

  /** A step from a cell to the next. */
  private record Step(int down, int right) {
    boolean isDiagonal() {
      return down != 0 && right != 0;
    }
  }

  OutsideMarks(Board board) {
    this.board = board;
    Map<Place, Double> taken = new HashMap<>();
    board.shownRules().stream()
        .filter(rule -> rule.kind().form() == Form.OUTSIDE)
        .sorted(Comparator.comparing(rule -> !step(rule).isDiagonal()))
        .forEach(rule -> add(rule, taken));
  }

  List<Shape> shapes() {
    return shapes;
  }

  /** Where the middle of each number is. */
  Map<Rule, Point> places() {
    return places;
  }

  Margins margins() {
    return margins;
  }

  private Step step(Rule rule) {
    int first = rule.cells().get(0);
    if (rule.cells().size() > 1) {
      int second = rule.cells().get(1);
      return new Step(
          Integer.signum(board.row(second) - board.row(first)),
          Integer.signum(board.column(second) - board.column(first)));
    }
    boolean isAtSide = board.column(first) == 0 || board.column(first) == board.columns() - 1;
    return isAtSide
        ? new Step(0, board.column(first) == 0 ? 1 : -1)
        : new Step(board.row(first) == 0 ? 1 : -1, 0);
  }

  private void add(Rule rule, Map<Place, Double> taken) {
    Step step = step(rule);
    int first = rule.cells().get(0);
    Place place = new Place(board.row(first) - step.down, board.column(first) - step.right);
    Step out = outwards(place, step);
    OutsideNumber number =
        new OutsideNumber(rule.label(), Kinds.frame(board.shownRules(), rule.kind()));
    double half = out.down != 0 ? number.halfHeight() : number.halfWidth();
    double from = taken.getOrDefault(place, 0.0) + GAP;
    double middle = step.isDiagonal() ? Math.max(0.5, from + half) : from + half;
    taken.put(place, middle + half);
    double x = place.column + 0.5 + out.right * (middle - 0.5);
    double y = place.row + 0.5 + out.down * (middle - 0.5);
    places.put(rule, new Point(x, y));
    addNumber(number, x, y);
    if (step.isDiagonal()) {
      addArrow(x, y, step);
    }
  }

  /** The direction away from the grid, or against the step where no side is nearer. */
  private Step outwards(Place place, Step step) {
    int down = side(place.row, board.rows());
    int right = side(place.column, board.columns());
    return down == 0 && right == 0 ? new Step(-step.down, -step.right) : new Step(down, right);
  }

  private static int side(int index, int count) {
    return index < 0 ? -1 : index >= count ? 1 : 0;
  }

  private void addNumber(OutsideNumber number, double x, double y) {
    double half = number.halfWidth() + GAP / 2;
    double high = number.halfHeight() + GAP / 2;
    Shape.Area room = new Shape.Area(Sign.OUTSIDE, x - half, y - high, 2 * half, 2 * high);
    margins = margins.with(board, room);
    number.shapes(x, y).forEach(shapes::add);
  }

  private void addArrow(double x, double y, Step step) {
    Point tip = new Point(x + ARROW_TO * step.right, y + ARROW_TO * step.down);
    shapes.add(
        new Shape.Way(
            Sign.OUTSIDE_WAY,
            List.of(new Point(x + ARROW_FROM * step.right, y + ARROW_FROM * step.down), tip)));
    shapes.add(
        new Shape.Way(
            Sign.OUTSIDE_WAY,
            List.of(
                new Point(tip.x() - WING * step.right, tip.y()),
                tip,
                new Point(tip.x(), tip.y() - WING * step.down))));
  }
}
