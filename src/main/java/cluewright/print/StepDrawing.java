package cluewright.print;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.print.LinkRoutes.End;
import cluewright.print.LinkRoutes.Obstacle;
import cluewright.print.PuzzlePicture.Extra;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Evidence.Role;
import cluewright.strategy.core.Evidence.Strength;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What a step did, and why, as the studio's board shows it. Each role has a shape of its own, so
 * that colour is never needed: discs for the pattern, squares for a second colour, rings of dashes
 * for fins, whole lines for strong links and dashes for weak ones; what is eliminated is struck
 * through, and what is placed stands on a ground of its own.
 */
final class StepDrawing {
  private static final double HATCH = 0.25;
  private static final double SQUARE = 0.92;
  private static final double STRIKE = 0.6;
  private static final double HELD = 0.42;
  private static final double DIGIT_RADIUS = 0.34;
  private static final double NUMBER = 0.27;
  private static final double NUMBER_LEFT = 0.44;
  private static final double NUMBER_ABOVE = 0.33;
  private static final double HALF_A_FIGURE = 0.083;

  private final Board board;
  private final PuzzlePicture picture;
  private final PictureGrid grid;
  private final Easel easel;
  private final CellSet placed;
  private final Set<Integer> eliminated = new LinkedHashSet<>();
  private final Map<Integer, Role> roles = new LinkedHashMap<>();
  private final Set<Integer> held = new LinkedHashSet<>();
  private final List<Evidence.Link> links;
  private final CellSet houses;
  private final CellSet covers;

  StepDrawing(PuzzlePicture picture, PictureGrid grid, Easel easel) {
    this.picture = picture;
    this.board = picture.board();
    this.grid = grid;
    this.easel = easel;
    List<Deduction> step = picture.step();
    placed =
        step.stream()
            .filter(Deduction::places)
            .map(Deduction::changedCells)
            .reduce(CellSet.empty(), CellSet::union);
    step.stream()
        .filter(deduction -> !deduction.places())
        .forEach(deduction -> eliminated.addAll(deduction.changes()));
    List<Evidence> alone = step.size() == 1 ? List.of(step.get(0).evidence()) : List.of();
    alone.forEach(this::assignRoles);
    links = alone.stream().flatMap(evidence -> evidence.links().stream()).toList();
    houses = cells(alone.stream().flatMap(evidence -> evidence.houses().stream()).toList());
    covers = cells(alone.stream().flatMap(evidence -> evidence.covers().stream()).toList());
  }

  /** Some patterns have digits that are placed. What the step itself placed stands out anyway. */
  private void assignRoles(Evidence evidence) {
    for (Evidence.Mark mark : evidence.marks()) {
      int cell = board.cellOf(mark.candidate());
      if (isOpen(mark.candidate())) {
        roles.putIfAbsent(mark.candidate(), mark.role());
      } else if (!places(cell) && picture.digit(cell) == board.digitOf(mark.candidate())) {
        held.add(cell);
      }
    }
  }

  private static CellSet cells(List<House> houses) {
    return houses.stream().map(House::cells).reduce(CellSet.empty(), CellSet::union);
  }

  private boolean isOpen(int candidate) {
    return picture.digit(board.cellOf(candidate)) == 0;
  }

  boolean places(int cell) {
    return placed.contains(cell);
  }

  /** Whether this draws a candidate. */
  boolean pointsOut(int candidate) {
    return roles.containsKey(candidate) || eliminated.contains(candidate);
  }

  /** What lies under the lines. */
  void drawGrounds() {
    fill(Sign.HOUSE, houses);
    new CellRectangles(board, covers).all().forEach(this::hatch);
    fill(Sign.PLACED, placed);
  }

  private void fill(Sign sign, CellSet cells) {
    for (CellRectangles.Rectangle each : new CellRectangles(board, cells).all()) {
      easel.area(
          sign, grid.left() + each.column(), grid.top() + each.row(), each.columns(), each.rows());
    }
  }

  /** Slanting lines, across the strokes of eliminations, which go on in the next rectangle. */
  private void hatch(CellRectangles.Rectangle area) {
    double left = area.column();
    double top = area.row();
    double right = left + area.columns();
    double bottom = top + area.rows();
    int count = (int) Math.round((right - left + bottom - top) / HATCH);
    for (int i = 0; i < count; i++) {
      double shift = left - bottom + (i + 0.5) * HATCH;
      double x1 = Math.max(left, top + shift);
      double x2 = Math.min(right, bottom + shift);
      easel.line(
          Sign.COVER,
          grid.left() + x1,
          grid.top() + x1 - shift,
          grid.left() + x2,
          grid.top() + x2 - shift);
    }
  }

  /** What stands in front of digits and candidates. */
  void drawArgument() {
    drawLinks();
    drawMarkers();
    drawEliminations();
    picture.firstNumber().ifPresent(this::drawNumbers);
  }

  /** In the corner of each cell that is placed. */
  private void drawNumbers(int first) {
    List<Deduction> steps = picture.step();
    for (int i = 0; i < steps.size(); i++) {
      String number = String.valueOf(first + i);
      steps.get(i).changedCells().stream()
          .filter(this::places)
          .forEach(cell -> drawNumber(cell, number));
    }
  }

  private void drawNumber(int cell, String number) {
    double left = grid.x(cell) - NUMBER_LEFT;
    double middle = left + number.length() * HALF_A_FIGURE;
    easel.text(Sign.NEW, number, middle, grid.y(cell) - NUMBER_ABOVE, NUMBER);
  }

  private void drawLinks() {
    LinkRoutes routes = new LinkRoutes(grid, obstacles());
    Map<Strength, List<LinkCurve>> curves = new EnumMap<>(Strength.class);
    List<LinkCurve> all = new ArrayList<>();
    for (Evidence.Link link : links) {
      End from = end(link.from());
      End to = end(link.to());
      if (from.equals(to)) {
        continue;
      }
      LinkCurve curve = routes.next(from, to);
      curves.computeIfAbsent(link.strength(), strength -> new ArrayList<>()).add(curve);
      all.add(curve);
    }
    curves.getOrDefault(Strength.WEAK, List.of()).forEach(c -> easel.curve(Sign.WEAK, c));
    curves.getOrDefault(Strength.STRONG, List.of()).forEach(c -> easel.curve(Sign.STRONG, c));
    all.forEach(this::drawHead);
  }

  /** The middle of a candidate, or of its cell's digit. */
  private End end(int candidate) {
    int cell = board.cellOf(candidate);
    return isOpen(candidate)
        ? new End(x(candidate), y(candidate), grid.marker())
        : new End(grid.x(cell), grid.y(cell), DIGIT_RADIUS);
  }

  private void drawHead(LinkCurve curve) {
    double reach = Math.min(0.11, grid.marker() * 0.8);
    double angle = Math.atan2(curve.toY() - curve.y(0.9), curve.toX() - curve.x(0.9));
    for (int side = -1; side <= 1; side += 2) {
      double arm = angle + Math.PI - side * 0.5;
      easel.line(
          Sign.ARROW,
          curve.toX(),
          curve.toY(),
          curve.toX() + reach * Math.cos(arm),
          curve.toY() + reach * Math.sin(arm));
    }
  }

  private List<Obstacle> obstacles() {
    List<Obstacle> obstacles = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (picture.digit(cell) != 0) {
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
      boolean isWritten =
          picture.extras().contains(Extra.CANDIDATES)
              && picture.candidates().hasCandidate(cell, digit);
      if (pointsOut(candidate) || isWritten) {
        obstacles.add(
            new Obstacle(
                x(candidate),
                y(candidate),
                grid.marker() * (pointsOut(candidate) ? 0.98 : 0.75),
                pointsOut(candidate) ? 30 : 4));
      }
    }
  }

  private void drawMarkers() {
    double radius = grid.marker();
    withRole(Role.PATTERN).forEach(c -> easel.disc(Sign.PATTERN, x(c), y(c), radius));
    double side = radius * SQUARE;
    withRole(Role.SECOND)
        .forEach(c -> easel.area(Sign.SECOND, x(c) - side, y(c) - side, 2 * side, 2 * side));
    held.forEach(cell -> easel.ring(Sign.HELD, grid.x(cell), grid.y(cell), HELD));
    withRole(Role.FIN).forEach(c -> easel.disc(Sign.BLANK, x(c), y(c), radius));
    withRole(Role.FIN).forEach(c -> easel.ring(Sign.FIN, x(c), y(c), radius));
    withRole(Role.PATTERN).forEach(c -> drawDigit(Sign.MARKED, c));
    withRole(Role.SECOND).forEach(c -> drawDigit(Sign.MARKED, c));
    withRole(Role.FIN).forEach(c -> drawDigit(Sign.FINNED, c));
  }

  private IntStream withRole(Role role) {
    return roles.entrySet().stream()
        .filter(entry -> entry.getValue() == role)
        .mapToInt(Map.Entry::getKey);
  }

  /** A stroke over a marker is set off from it. */
  private void drawEliminations() {
    eliminated.stream()
        .filter(c -> !roles.containsKey(c))
        .forEach(c -> drawDigit(Sign.ELIMINATED, c));
    eliminated.stream().filter(roles::containsKey).forEach(c -> strike(Sign.HALO, c));
    eliminated.forEach(c -> strike(Sign.STRIKE, c));
  }

  private void strike(Sign sign, int candidate) {
    double reach = grid.candidateSize() * STRIKE;
    double x = x(candidate);
    double y = y(candidate);
    easel.line(sign, x - reach, y + reach, x + reach, y - reach);
  }

  private void drawDigit(Sign sign, int candidate) {
    String symbol = String.valueOf(board.symbol(board.digitOf(candidate)));
    easel.text(sign, symbol, x(candidate), y(candidate), grid.candidateSize());
  }

  private double x(int candidate) {
    return grid.candidateX(board.cellOf(candidate), board.digitOf(candidate));
  }

  private double y(int candidate) {
    return grid.candidateY(board.cellOf(candidate), board.digitOf(candidate));
  }
}
