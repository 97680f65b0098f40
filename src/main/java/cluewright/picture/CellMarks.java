package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.picture.Shape.Point;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Figures in cells behind their digits, and the discs with digits on the corners of cells. */
public final class CellMarks {
  private static final double DISC = 0.36;
  private static final double RING = 0.4;
  private static final double SQUARE = 0.33;
  private static final double TRIANGLE = 0.36;
  private static final double BAR = 0.09;
  private static final double ARROW_AT = 0.45;
  private static final double ARROW = 0.05;
  private static final double CORNER = 0.25;

  /** The em of one or two digits on a corner, and how far two are from the middle. */
  private static final double LARGE = 0.25;

  private static final double LARGE_ASIDE = 0.085;

  private static final double SMALL = 0.2;
  private static final double SMALL_ASIDE = 0.075;
  private static final double SMALL_APART = 0.088;

  private static final Set<Mark.Figure> BARS =
      EnumSet.of(Mark.Figure.OF_COLUMN, Mark.Figure.OF_ROW);

  private final Board board;

  CellMarks(Board board) {
    this.board = board;
  }

  /** True if a board has discs on the corners of cells, which candidates must avoid. */
  static boolean areOnCorners(Board board) {
    return board.shownRules().stream().anyMatch(rule -> rule.kind().mark() instanceof Mark.Corner);
  }

  /** The digits that a cell shows while nothing is written in it, as a set; 0 for none. */
  public static int given(Board board, int cell) {
    return board.shownRules().stream()
            .filter(rule -> figure(rule).equals(Optional.of(Mark.Figure.CANDIDATES)))
            .filter(rule -> rule.cells().contains(cell))
            .mapToInt(Rule::value)
            .reduce(board.allDigits(), (one, other) -> one & other)
        % board.allDigits();
  }

  private static Optional<Mark.Figure> figure(Rule rule) {
    return rule.kind().mark() instanceof Mark.InCell mark
        ? Optional.of(mark.figure())
        : Optional.empty();
  }

  /** True if the cells of a rule have a tint, which lies under those of steps. */
  static boolean isTinted(Rule rule) {
    return figure(rule).filter(BARS::contains).isPresent();
  }

  /** The figures behind digits. */
  List<Shape> behind(Rule rule) {
    return figure(rule).stream()
        .flatMap(
            figure -> rule.cells().stream().flatMap(cell -> figure(figure, rule, cell).stream()))
        .toList();
  }

  private List<Shape> figure(Mark.Figure figure, Rule rule, int cell) {
    double left = board.column(cell);
    double top = board.row(cell);
    double x = left + 0.5;
    double y = top + 0.5;
    return switch (figure) {
      case DISC -> List.of(new Shape.Disc(Sign.FIGURE, x, y, DISC));
      case SQUARE ->
          List.of(new Shape.Area(Sign.FIGURE, x - SQUARE, y - SQUARE, 2 * SQUARE, 2 * SQUARE));
      case RING -> List.of(new Shape.Ring(Sign.FIGURE_LINE, x, y, RING));
      case LOW -> List.of(triangle(x, y, 1));
      case HIGH -> List.of(triangle(x, y, -1));
      case SMALLEST -> arrows(rule.kind(), cell, -1);
      case LARGEST -> arrows(rule.kind(), cell, 1);
      case OF_COLUMN ->
          List.of(
              new Shape.Area(Sign.FIGURE, left, top, BAR, 1),
              new Shape.Area(Sign.FIGURE, left + 1 - BAR, top, BAR, 1));
      case OF_ROW ->
          List.of(
              new Shape.Area(Sign.FIGURE, left, top, 1, BAR),
              new Shape.Area(Sign.FIGURE, left, top + 1 - BAR, 1, BAR));
      case CANDIDATES -> List.of();
    };
  }

  /** A triangle that points down (1) or up (-1). */
  private static Shape triangle(double x, double y, int down) {
    Point tip = new Point(x, y + down * TRIANGLE);
    double base = y - down * TRIANGLE;
    return new Shape.Way(
        Sign.FIGURE_LINE,
        List.of(tip, new Point(x - TRIANGLE, base), new Point(x + TRIANGLE, base), tip));
  }

  /**
   * Arrows that point out of the cell (1) or into it (-1), at the sides of the cells that it is
   * compared with: not of others of its kind.
   */
  private List<Shape> arrows(Kind kind, int cell, int out) {
    return board
        .layout()
        .neighbours(cell)
        .filter(beside -> board.shownRules().stream().noneMatch(rule -> isOf(rule, kind, beside)))
        .mapToObj(beside -> arrow(cell, beside, out))
        .toList();
  }

  private static boolean isOf(Rule rule, Kind kind, int cell) {
    return rule.kind() == kind && rule.cells().contains(cell);
  }

  private Shape arrow(int cell, int beside, int out) {
    int right = board.column(beside) - board.column(cell);
    int down = board.row(beside) - board.row(cell);
    double x = board.column(cell) + 0.5;
    double y = board.row(cell) + 0.5;
    double wings = ARROW_AT - out * ARROW / 2;
    double tip = ARROW_AT + out * ARROW / 2;
    return new Shape.Way(
        Sign.FIGURE_LINE,
        List.of(
            new Point(x + wings * right - 2 * ARROW * down, y + wings * down - 2 * ARROW * right),
            new Point(x + tip * right, y + tip * down),
            new Point(x + wings * right + 2 * ARROW * down, y + wings * down + 2 * ARROW * right)));
  }

  /** The discs on corners, over the lines of the board. */
  List<Shape> corners() {
    return board.shownRules().stream()
        .filter(rule -> rule.kind().mark() instanceof Mark.Corner)
        .flatMap(rule -> corner(rule).stream())
        .toList();
  }

  private List<Shape> corner(Rule rule) {
    double x = 0.5 + rule.cells().stream().mapToInt(board::column).average().orElseThrow();
    double y = 0.5 + rule.cells().stream().mapToInt(board::row).average().orElseThrow();
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Disc(Sign.CORNER, x, y, CORNER));
    shapes.add(new Shape.Ring(Sign.CORNER_RIM, x, y, CORNER));
    String label = rule.label();
    IntStream.range(0, label.length()).forEach(i -> shapes.add(inCorner(label, i, x, y)));
    return shapes;
  }

  /** A digit on a corner: one alone, two side by side, more in two rows. */
  private static Shape inCorner(String label, int place, double x, double y) {
    boolean isSmall = label.length() > 2;
    boolean isAlone = label.length() % 2 == 1 && place == label.length() - 1;
    double aside = isAlone ? 0 : (isSmall ? SMALL_ASIDE : LARGE_ASIDE) * (place % 2 == 0 ? -1 : 1);
    double down = isSmall ? SMALL_APART * (place < 2 ? -1 : 1) : 0;
    return new Shape.Text(
        Sign.IN_CORNER,
        label.substring(place, place + 1),
        x + aside,
        y + down,
        isSmall ? SMALL : LARGE);
  }
}
