package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.picture.LinkRouter.End;
import cluewright.picture.LinkRouter.Obstacle;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Evidence.Role;
import cluewright.strategy.core.Evidence.Strength;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The shapes for the effects and reasons of a step. Each role has a shape of its own, so that
 * colour is never needed: discs for the pattern, squares for a second colour, rings of dashes for
 * fins, whole lines for strong links and dashes for weak ones; what is eliminated is struck
 * through, and what is placed stands on a ground of its own.
 */
final class ArgumentShapes {
  private static final double SQUARE = 0.92;
  private static final double STRIKE = 0.6;
  private static final double HELD = 0.42;
  private static final double DIGIT_RADIUS = 0.34;
  private static final double NUMBER = 0.32;
  private static final double NUMBER_LEFT = 0.45;
  private static final double NUMBER_ABOVE = 0.315;
  private static final double HALF_A_FIGURE = 0.1;
  private static final double INSIDE_CAGE = 0.05;
  private static final double POINTER = 0.1;
  private static final double POINTER_ASIDE = 0.31;
  private static final double POINTER_BELOW = 0.29;

  /** How far the line around a rule is inside its cells, and another in these from that. */
  private static final double SEEN_INSIDE = 0.04;

  private static final double SEEN_APART = 0.05;

  private final Shown shown;
  private final Board board;
  private final BoardGrid grid;
  private final int[] digits;
  private final List<Shape> shapes = new ArrayList<>();

  private ArgumentShapes(Shown shown) {
    this.shown = shown;
    this.board = shown.board();
    this.grid = shown.grid();
    this.digits = new int[board.cells()];
    for (Shown.Digit digit : shown.digits()) {
      digits[digit.cell()] = digit.sign() == Sign.PALE ? 0 : digit.digit();
    }
  }

  /** The shapes over digits and candidates. */
  static List<Shape> of(Shown shown) {
    ArgumentShapes all = new ArgumentShapes(shown);
    all.addRules();
    if (!shown.argument().links().isEmpty()) {
      all.addLinks();
    }
    all.addMarkers();
    all.addEliminations();
    shown.numbers().forEach(all::addNumber);
    all.addPointers();
    return all.shapes;
  }

  /** Adds a line around each rule, farther inside where another has one in the same cells. */
  private void addRules() {
    OutlineMarks outlines = new OutlineMarks(board);
    List<CellSet> taken = new ArrayList<>();
    for (CellSet rule : shown.argument().rules()) {
      int place = 0;
      while (place < taken.size() && taken.get(place).intersects(rule)) {
        place++;
      }
      if (place == taken.size()) {
        taken.add(CellSet.empty());
      }
      taken.set(place, taken.get(place).union(rule));
      shapes.addAll(outlines.rim(Sign.SEEN, rule, SEEN_INSIDE + place * SEEN_APART));
    }
  }

  private boolean isOpen(int candidate) {
    return digits[board.cellOf(candidate)] == 0;
  }

  private boolean hasRole(int candidate) {
    return isOpen(candidate) && shown.argument().roles().containsKey(candidate);
  }

  private void addLinks() {
    LinkRouter router = new LinkRouter(board, obstacles());
    Map<Strength, List<Curve>> curves = new EnumMap<>(Strength.class);
    List<Curve> all = new ArrayList<>();
    for (Evidence.Link link : shown.argument().links()) {
      End from = end(link.from());
      End to = end(link.to());
      if (from.equals(to)) {
        continue;
      }
      Curve curve = router.next(from, to);
      curves.computeIfAbsent(link.strength(), strength -> new ArrayList<>()).add(curve);
      all.add(curve);
    }
    addLinks(Sign.WEAK, curves.getOrDefault(Strength.WEAK, List.of()));
    addLinks(Sign.STRONG, curves.getOrDefault(Strength.STRONG, List.of()));
    all.forEach(this::addHead);
  }

  private void addLinks(Sign sign, List<Curve> curves) {
    curves.forEach(curve -> shapes.add(new Shape.Link(sign, curve)));
  }

  /** The middle of a candidate, or of its cell's digit. */
  private End end(int candidate) {
    int cell = board.cellOf(candidate);
    return isOpen(candidate)
        ? new End(grid.candidateX(candidate), grid.candidateY(candidate), grid.marker())
        : new End(grid.x(cell), grid.y(cell), DIGIT_RADIUS);
  }

  private void addHead(Curve curve) {
    double reach = Math.min(0.11, grid.marker() * 0.8);
    double angle = Math.atan2(curve.toY() - curve.y(0.9), curve.toX() - curve.x(0.9));
    addHead(curve.toX(), curve.toY(), angle, reach);
  }

  /** Adds an arrow head with its tip at a given point. */
  private void addHead(double x, double y, double angle, double reach) {
    for (int side = -1; side <= 1; side += 2) {
      double arm = angle + Math.PI - side * 0.5;
      shapes.add(
          new Shape.Line(Sign.ARROW, x, y, x + reach * Math.cos(arm), y + reach * Math.sin(arm)));
    }
  }

  private List<Obstacle> obstacles() {
    List<Obstacle> obstacles = new ArrayList<>();
    for (int cell = 0; cell < board.shownCells(); cell++) {
      if (digits[cell] != 0) {
        obstacles.add(new Obstacle(grid.x(cell), grid.y(cell), DIGIT_RADIUS * 0.9, 3));
      } else {
        addCandidates(obstacles, cell);
      }
    }
    return obstacles;
  }

  private void addCandidates(List<Obstacle> obstacles, int cell) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      int candidate = board.candidate(cell, digit);
      double x = grid.candidateX(candidate);
      double y = grid.candidateY(candidate);
      if (hasRole(candidate) || shown.eliminated().contains(candidate)) {
        obstacles.add(new Obstacle(x, y, grid.marker() * 0.98, 30));
      } else if (shown.isWritten(candidate)) {
        obstacles.add(new Obstacle(x, y, grid.marker() * 0.75, 4));
      }
    }
  }

  private void addMarkers() {
    double radius = grid.marker();
    double side = radius * SQUARE;
    withRole(Role.PATTERN)
        .forEach(c -> shapes.add(new Shape.Disc(Sign.PATTERN, x(c), y(c), radius)));
    withRole(Role.SECOND)
        .forEach(
            c ->
                shapes.add(
                    new Shape.Area(Sign.SECOND, x(c) - side, y(c) - side, 2 * side, 2 * side)));
    held().forEach(cell -> shapes.add(new Shape.Ring(Sign.HELD, grid.x(cell), grid.y(cell), HELD)));
    withRole(Role.FIN).forEach(c -> shapes.add(new Shape.Disc(Sign.BLANK, x(c), y(c), radius)));
    withRole(Role.FIN).forEach(c -> shapes.add(new Shape.Ring(Sign.FIN, x(c), y(c), radius)));
    withRole(Role.PATTERN).forEach(c -> shapes.add(grid.candidate(Sign.MARKED, c)));
    withRole(Role.SECOND).forEach(c -> shapes.add(grid.candidate(Sign.MARKED, c)));
    withRole(Role.FIN).forEach(c -> shapes.add(grid.candidate(Sign.FINNED, c)));
  }

  private double x(int candidate) {
    return grid.candidateX(candidate);
  }

  private double y(int candidate) {
    return grid.candidateY(candidate);
  }

  private Stream<Integer> withRole(Role role) {
    Map<Integer, Role> roles = shown.argument().roles();
    return roles.keySet().stream().filter(this::isOpen).filter(c -> roles.get(c) == role);
  }

  /**
   * The placed digits that belong to the pattern. What the step itself placed stands out anyway.
   */
  private Stream<Integer> held() {
    return shown.argument().roles().keySet().stream()
        .filter(c -> !isOpen(c) && digits[board.cellOf(c)] == board.digitOf(c))
        .map(board::cellOf)
        .filter(cell -> !shown.placed().contains(cell));
  }

  /** Adds the strokes of eliminations, set off from markers; none crosses a digit. */
  private void addEliminations() {
    eliminated()
        .filter(c -> !hasRole(c))
        .forEach(c -> shapes.add(grid.candidate(Sign.ELIMINATED, c)));
    eliminated().filter(this::hasRole).forEach(c -> strike(Sign.HALO, c));
    eliminated().forEach(c -> strike(Sign.STRIKE, c));
  }

  /**
   * The eliminated candidates that are visible; another deduction of the same step may have filled
   * their cell.
   */
  private Stream<Integer> eliminated() {
    return shown.eliminated().stream().filter(this::isOpen);
  }

  private void strike(Sign sign, int candidate) {
    double reach = grid.candidateSize() * STRIKE;
    double x = x(candidate);
    double y = y(candidate);
    shapes.add(new Shape.Line(sign, x - reach, y + reach, x + reach, y - reach));
  }

  /** Adds a number, clear of the lines of cages. */
  private void addNumber(int cell, int number) {
    String text = String.valueOf(number);
    double inside = OutlineMarks.haveValues(board) ? INSIDE_CAGE : 0;
    double outwards = NUMBER_LEFT - text.length() * HALF_A_FIGURE - inside;
    double middle = grid.x(cell) + (OutlineMarks.hasValue(board, cell) ? outwards : -outwards);
    double above = NUMBER_ABOVE - inside;
    shapes.add(new Shape.Text(Sign.NEW, text, middle, grid.y(cell) - above, NUMBER));
  }

  /** Adds an arrow below each number that points to the next one's cell. */
  private void addPointers() {
    List<Integer> cells = List.copyOf(shown.numbers().keySet());
    for (int i = 0; i + 1 < cells.size(); i++) {
      addPointer(cells.get(i), cells.get(i + 1));
    }
  }

  private void addPointer(int cell, int next) {
    double angle = Math.atan2(grid.y(next) - grid.y(cell), grid.x(next) - grid.x(cell));
    double alongX = POINTER * Math.cos(angle);
    double alongY = POINTER * Math.sin(angle);
    double x = grid.x(cell) + (OutlineMarks.hasValue(board, cell) ? POINTER_ASIDE : -POINTER_ASIDE);
    double y = grid.y(cell) + POINTER_BELOW;
    shapes.add(new Shape.Line(Sign.ARROW, x - alongX, y - alongY, x + alongX, y + alongY));
    addHead(x + alongX, y + alongY, angle, POINTER);
  }
}
