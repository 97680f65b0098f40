package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.DigitSet;

/**
 * Where everything stands on a board, in cells from its upper left corner.
 *
 * @param digits how digits are written
 */
public record BoardGrid(Board board, DigitSet digits) {
  /** Room for half of the outline around the board. */
  public static final double EDGE = 0.03;

  private static final double DIGIT = 0.66;

  /** So much smaller is a digit of two characters. */
  private static final double TWO_CHARACTERS = 0.8;

  /** The part of a cell's side that its candidates share. */
  private static final double INNER = 0.9;

  /** The same on a board with signs on the borders of cells. */
  private static final double INNER_OF_SIGNS = 0.82;

  private static final double EM_OF_CANDIDATES = 0.72;
  private static final double MARKER = 0.47;

  /** So much smaller are candidates below the sums of cages. */
  private static final double BELOW_SUMS = 0.9;

  /** With the usual digits. */
  public BoardGrid(Board board) {
    this(board, DigitSet.USUAL);
  }

  /** True if a point lies in a cell of the board. */
  boolean holds(double x, double y) {
    return x > 0 && y > 0 && board.has((int) y, (int) x);
  }

  public double x(int cell) {
    return board.column(cell) + 0.5;
  }

  public double y(int cell) {
    return board.row(cell) + 0.5;
  }

  /** The middle of a candidate, whose place is among those of all of the board's digits. */
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

  /** The part of a cell's width that its candidates share. */
  private double width() {
    return RuleMarks.areOnBorders(board) ? INNER_OF_SIGNS : INNER;
  }

  /** The part of a cell's height that its candidates share: on a board with sums, below these. */
  private double height() {
    return OutlineMarks.haveValues(board)
        ? 1 - OutlineMarks.SUM_HEIGHT - OutlineMarks.LINE_HEIGHT
        : width();
  }

  /** The em of a candidate. */
  public double candidateSize() {
    return EM_OF_CANDIDATES / abreast() * (OutlineMarks.haveValues(board) ? BELOW_SUMS : 1);
  }

  /** The radius of the marker of a candidate. */
  public double marker() {
    return Math.min(width() / abreast(), height() / below()) * MARKER;
  }

  private int abreast() {
    return (int) Math.ceil(Math.sqrt(board.digits()));
  }

  private int below() {
    return (board.digits() + abreast() - 1) / abreast();
  }

  /** A digit that fills its cell. */
  public Shape.Text digit(Sign sign, int cell, int digit) {
    String written = digits.symbol(digit);
    return new Shape.Text(sign, written, x(cell), y(cell), DIGIT * narrowing(written));
  }

  /** A candidate, numbered by {@link Board#candidate}, in its place. */
  public Shape.Text candidate(Sign sign, int candidate) {
    String written = digits.symbol(board.digitOf(candidate));
    return new Shape.Text(
        sign,
        written,
        candidateX(candidate),
        candidateY(candidate),
        candidateSize() * narrowing(written));
  }

  /** The size of a text, as a part of that of a single character. */
  public static double narrowing(String written) {
    return written.length() == 1 ? 1 : TWO_CHARACTERS;
  }
}
