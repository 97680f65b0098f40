package cluewright.print;

import cluewright.model.Board;

/**
 * Where everything stands in a picture, in cells from its upper left corner.
 *
 * @param left of the board
 * @param top of the board
 */
record PictureGrid(Board board, double left, double top) {
  /** Room for half of the outline. */
  private static final double EDGE = 0.03;

  private static final double LABELS = 0.5;

  /** The part of a cell's side that its candidates share. */
  private static final double INNER = 0.9;

  private static final double EM_OF_CANDIDATES = 0.72;
  private static final double MARKER = 0.47;

  /** A board with the outline alone around it. */
  static PictureGrid plain(Board board) {
    return new PictureGrid(board, EDGE, EDGE);
  }

  /** A board with the numbers of rows and columns beside it. */
  static PictureGrid numbered(Board board) {
    return new PictureGrid(board, EDGE + LABELS, EDGE + LABELS);
  }

  double width() {
    return left + board.columns() + EDGE;
  }

  double height() {
    return top + board.rows() + EDGE;
  }

  /** Whether a point lies on the board. */
  boolean holds(double x, double y) {
    return x > left && x < left + board.columns() && y > top && y < top + board.rows();
  }

  /** The middle of the numbers beside the board. */
  double labels() {
    return LABELS / 2;
  }

  double x(int cell) {
    return left + board.column(cell) + 0.5;
  }

  double y(int cell) {
    return top + board.row(cell) + 0.5;
  }

  /** The middle of a candidate, whose place is among those of all of the board's digits. */
  double candidateX(int cell, int digit) {
    return x(cell) + INNER * (((digit - 1) % abreast() + 0.5) / abreast() - 0.5);
  }

  double candidateY(int cell, int digit) {
    int row = (digit - 1) / abreast();
    return y(cell) + INNER * ((row + 0.5) / below() - 0.5);
  }

  /** The em of a candidate. */
  double candidateSize() {
    return EM_OF_CANDIDATES / abreast();
  }

  /** How far the marker of a candidate reaches. */
  double marker() {
    return INNER / Math.max(abreast(), below()) * MARKER;
  }

  private int abreast() {
    return (int) Math.ceil(Math.sqrt(board.digits()));
  }

  private int below() {
    return (board.digits() + abreast() - 1) / abreast();
  }
}
