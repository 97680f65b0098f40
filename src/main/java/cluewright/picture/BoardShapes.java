package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * Turns what a board shows into shapes, from bottom to top: grounds, lines, digits, candidates, and
 * the effects and reasons of a step.
 *
 * <p>A screen that draws a part of a board anew asks for that part alone.
 */
public final class BoardShapes {
  private static final double HATCH = 0.25;
  private static final double LABEL = 0.3;
  private static final double DIGIT_BESIDE_NUMBER = 0.6;
  private static final double ASIDE = 0.1;

  /** The distance of row and column numbers from the board. */
  private static final double LABEL_DISTANCE = 0.28;

  private BoardShapes() {}

  /** All shapes of what a board shows. */
  public static List<Shape> of(Shown shown) {
    Board board = shown.board();
    HouseMarks marks = new HouseMarks(board);
    List<Shape> shapes = new ArrayList<>(marks.tints());
    shapes.addAll(ground(board, Sign.HOUSE, shown.argument().houses()));
    shapes.addAll(hatches(board, shown.argument().covers()));
    shapes.addAll(ground(board, Sign.PLACED, shown.placed()));
    shapes.addAll(marks.behind());
    shapes.addAll(marks.lines());
    shapes.addAll(gridWithRegions(board, shown::known));
    shown.shownDigits().forEach(digit -> shapes.add(digit(shown, digit)));
    shapes.addAll(given(shown));
    shapes.addAll(candidates(shown));
    shapes.addAll(argument(shown));
    return shapes;
  }

  /** The lines of a board with what is on and along them: signs, dots and cages. */
  public static List<Shape> grid(Board board) {
    return grid(board, GridLines.of(board));
  }

  /**
   * The same with borders between regions that are to be found, as far as these are known.
   *
   * @param digit that of a cell, 0 for none
   */
  public static List<Shape> gridWithRegions(Board board, IntUnaryOperator digit) {
    return grid(board, GridLines.withRegions(board, digit));
  }

  /**
   * The lines of a board, with regions other than its own.
   *
   * @param region that of a cell
   */
  public static List<Shape> grid(Board board, IntFunction<?> region) {
    return grid(board, GridLines.of(board, region));
  }

  private static List<Shape> grid(Board board, List<Shape> lines) {
    List<Shape> shapes = new ArrayList<>(lines);
    shapes.addAll(new DecorationMarks(board).over());
    OutlineMarks outlines = new OutlineMarks(board);
    shapes.addAll(outlines.lines());
    shapes.addAll(outlines.values());
    shapes.addAll(new RuleMarks(board).signs());
    shapes.addAll(new CellMarks(board).corners());
    shapes.addAll(new OutsideMarks(board).shapes());
    return shapes;
  }

  /** The argument of a step, over everything else. */
  public static List<Shape> argument(Shown shown) {
    return ArgumentShapes.of(shown);
  }

  /** The numbers of rows and columns beside the board and the numbers outside its grid. */
  public static List<Shape> labels(Board board) {
    Margins margins = Margins.of(board);
    List<Shape> labels = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      labels.add(label(row, -LABEL_DISTANCE - margins.left(), row + 0.5));
    }
    for (int column = 0; column < board.columns(); column++) {
      labels.add(label(column, column + 0.5, -LABEL_DISTANCE - margins.top()));
    }
    return labels;
  }

  private static Shape label(int index, double x, double y) {
    return new Shape.Text(Sign.LABEL, String.valueOf(index + 1), x, y, LABEL);
  }

  public static List<Shape> ground(Board board, Sign sign, CellSet cells) {
    List<Shape> areas = new ArrayList<>();
    for (CellRectangles.Rectangle each : new CellRectangles(board, cells).all()) {
      areas.add(new Shape.Area(sign, each.column(), each.row(), each.columns(), each.rows()));
    }
    return areas;
  }

  /** Slanted lines across the strokes of eliminations; those of neighbouring cells meet. */
  public static List<Shape> hatches(Board board, CellSet cells) {
    List<Shape> lines = new ArrayList<>();
    new CellRectangles(board, cells).all().forEach(area -> hatch(lines, area));
    return lines;
  }

  private static void hatch(List<Shape> lines, CellRectangles.Rectangle area) {
    double left = area.column();
    double top = area.row();
    double right = left + area.columns();
    double bottom = top + area.rows();
    int count = (int) Math.round((right - left + bottom - top) / HATCH);
    for (int i = 0; i < count; i++) {
      double shift = left - bottom + (i + 0.5) * HATCH;
      double x1 = Math.max(left, top + shift);
      double x2 = Math.min(right, bottom + shift);
      lines.add(new Shape.Line(Sign.COVER, x1, x1 - shift, x2, x2 - shift));
    }
  }

  /**
   * A digit, which leaves space for a number in the corner of its cell: the left one, or beside a
   * sum.
   */
  private static Shape digit(Shown shown, Shown.Digit digit) {
    Shape.Text text = shown.grid().digit(digit.sign(), digit.cell(), digit.digit());
    double aside = OutlineMarks.hasValue(shown.board(), digit.cell()) ? -ASIDE : ASIDE;
    return shown.numbers().containsKey(digit.cell())
        ? new Shape.Text(
            text.sign(), text.text(), text.x() + aside, text.y() + ASIDE, DIGIT_BESIDE_NUMBER)
        : text;
  }

  /** The candidates that the board gives, in cells without a digit and if no others are written. */
  private static List<Shape> given(Shown shown) {
    Board board = shown.board();
    if (!shown.candidates().isEmpty()) {
      return List.of();
    }
    CellSet filled = CellSet.of(shown.digits().stream().map(Shown.Digit::cell).toList());
    List<Shape> texts = new ArrayList<>();
    for (int cell = 0; cell < board.shownCells(); cell++) {
      int given = filled.contains(cell) ? 0 : CellMarks.given(board, cell);
      for (int left = given; left != 0; left &= left - 1) {
        int digit = Integer.numberOfTrailingZeros(left) + 1;
        texts.add(shown.grid().given(board.candidate(cell, digit)));
      }
    }
    return texts;
  }

  /** The small digits, without those that the step points out. */
  private static List<Shape> candidates(Shown shown) {
    BoardGrid grid = shown.grid();
    List<Shape> texts = new ArrayList<>();
    List<Shape> bars = new ArrayList<>();
    for (int candidate = 0; shown.board().isShown(candidate); candidate++) {
      if (shown.isWritten(candidate) && !shown.pointsOut(candidate)) {
        texts.add(grid.candidate(Sign.CANDIDATE, candidate));
        bars.add(grid.bar(candidate));
      }
    }
    if (shown.hasBars()) {
      texts.addAll(bars);
    }
    return texts;
  }
}
