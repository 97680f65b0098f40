package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.DigitSet;

/**
 * The layout of a board, in cells from its upper left corner.
 *
 * @param digits how digits are written
 */
public record BoardGrid(Board board, DigitSet digits) {
  /** The space for half of the outline around the board. */
  public static final double EDGE = 0.03;

  private static final double DIGIT = 0.66;

  /** The relative size of a digit of two characters. */
  private static final double TWO_CHARACTERS = 0.8;

  /** The fraction of a cell's side for its candidates. */
  private static final double INNER = 0.9;

  /** The fraction on a board with signs on cell borders. */
  private static final double INNER_OF_SIGNS = 0.82;

  /** The fraction on a board with discs on the corners of cells. */
  private static final double INNER_OF_CORNERS = 0.76;

  private static final double EM_OF_CANDIDATES = 0.72;

  /** Half the length of a bar over a candidate, and its height over the middle, in ems. */
  private static final double BAR = 0.3;

  private static final double BAR_ABOVE = 0.5;
  private static final double MARKER = 0.47;

  /** The relative size of candidates below cage sums. */
  private static final double BELOW_SUMS = 0.9;

  /**
   * What a circle leaves of the way from the middle of a cell to its candidates, and of their size.
   */
  private static final double WITHIN_CIRCLE = 0.62;

  private static final double SIZE_WITHIN_CIRCLE = 0.8;

  /** A layout with the usual digits. */
  public BoardGrid(Board board) {
    this(board, DigitSet.USUAL);
  }

  /** True if a point is in a cell of the board. */
  boolean holds(double x, double y) {
    return x > 0 && y > 0 && board.has((int) y, (int) x);
  }

  public double x(int cell) {
    return board.column(cell) + 0.5;
  }

  public double y(int cell) {
    return board.row(cell) + 0.5;
  }

  /** The middle of a candidate, in the grid of all the board's digits. */
  double candidateX(int candidate) {
    int place = (board.digitOf(candidate) - 1) % abreast();
    return x(board.cellOf(candidate)) + width() * ((place + 0.5) / abreast() - 0.5);
  }

  double candidateY(int candidate) {
    int row = (board.digitOf(candidate) - 1) / abreast();
    int cell = board.cellOf(candidate);
    double part = (row + 0.5) / below();
    return OutlineMarks.haveValues(board)
        ? board.row(cell) + OutlineMarks.SUM_HEIGHT + height() * part
        : y(cell) + width() * (part - 0.5);
  }

  /** The fraction of a cell's width for its candidates. */
  private double width() {
    if (CellMarks.areOnCorners(board)) {
      return INNER_OF_CORNERS;
    }
    return RuleMarks.areOnBorders(board) ? INNER_OF_SIGNS : INNER;
  }

  /** The fraction of a cell's height for its candidates, below the sums if there are any. */
  private double height() {
    return OutlineMarks.haveValues(board)
        ? 1 - OutlineMarks.SUM_HEIGHT - OutlineMarks.LINE_HEIGHT
        : width();
  }

  /** The em of a candidate, in cells. */
  public double candidateSize() {
    return EM_OF_CANDIDATES / abreast() * (OutlineMarks.haveValues(board) ? BELOW_SUMS : 1);
  }

  /** The radius of a candidate's marker. */
  public double marker() {
    return Math.min(width() / abreast(), height() / below()) * MARKER;
  }

  private int abreast() {
    return (int) Math.ceil(Math.sqrt(board.digits()));
  }

  private int below() {
    return (board.digits() + abreast() - 1) / abreast();
  }

  /** A digit as large as its cell. */
  public Shape.Text digit(Sign sign, int cell, int digit) {
    String written = digits.symbol(board, digit);
    return new Shape.Text(sign, written, x(cell), y(cell), DIGIT * narrowing(written));
  }

  /** The bar over a digit that its cell cannot have. */
  public Shape.Line bar(int candidate) {
    double reach = candidateSize() * BAR;
    double above = candidateY(candidate) - candidateSize() * BAR_ABOVE;
    double middle = candidateX(candidate);
    return new Shape.Line(Sign.BAR, middle - reach, above, middle + reach, above);
  }

  /** A candidate, numbered by {@link Board#candidate}, in its position. */
  public Shape.Text candidate(Sign sign, int candidate) {
    String written = digits.symbol(board, board.digitOf(candidate));
    return new Shape.Text(
        sign,
        written,
        candidateX(candidate),
        candidateY(candidate),
        candidateSize() * narrowing(written));
  }

  /** A candidate that the board gives; where its cell has a circle, within that. */
  public Shape.Text given(int candidate) {
    Shape.Text usual = candidate(Sign.CANDIDATE, candidate);
    int cell = board.cellOf(candidate);
    if (!RayMarks.hasCircle(board, cell)) {
      return usual;
    }
    return new Shape.Text(
        usual.sign(),
        usual.text(),
        x(cell) + WITHIN_CIRCLE * (usual.x() - x(cell)),
        y(cell) + WITHIN_CIRCLE * (usual.y() - y(cell)),
        usual.size() * SIZE_WITHIN_CIRCLE);
  }

  /** The size of a text relative to that of a single character. */
  public static double narrowing(String written) {
    return written.length() == 1 ? 1 : TWO_CHARACTERS;
  }
}
