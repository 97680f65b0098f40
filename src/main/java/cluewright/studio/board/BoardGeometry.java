package cluewright.studio.board;

import cluewright.model.Board;

/**
 * Where the cells of a board lie in a square of {@code side} pixels.
 *
 * <p>Every edge is rounded to whole device pixels, of which there are {@code scale} to a pixel, so
 * lines stay crisp; cells may then differ by one device pixel.
 */
record BoardGeometry(Board board, double side, double scale) {
  static final double THICK = 2.5;
  static final double THIN = 1;

  private static final double LEAST_READABLE = 7;

  double snap(double value) {
    return Math.round(value * scale) / scale;
  }

  /** The left edge of a column; the column after the last one gives the right edge. */
  double x(int column) {
    return edge(column);
  }

  /** The upper edge of a row; the row after the last one gives the lower edge. */
  double y(int row) {
    return edge(row);
  }

  private double edge(int index) {
    return snap(THICK / 2 + cell() * index);
  }

  /** The width of a cell, and its height. */
  double cell() {
    return (side - THICK) / Math.max(board.rows(), board.columns());
  }

  double left(int cell) {
    return x(board.column(cell));
  }

  double top(int cell) {
    return y(board.row(cell));
  }

  double width(int cell) {
    return x(board.column(cell) + 1) - left(cell);
  }

  double height(int cell) {
    return y(board.row(cell) + 1) - top(cell);
  }

  double centreX(int cell) {
    return left(cell) + width(cell) / 2;
  }

  double centreY(int cell) {
    return top(cell) + height(cell) / 2;
  }

  /** The cell at a point, or -1 outside the board. */
  int cellAt(double x, double y) {
    int column = (int) Math.floor((x - THICK / 2) / cell());
    int row = (int) Math.floor((y - THICK / 2) / cell());
    boolean inside = row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
    return inside ? board.cell(row, column) : -1;
  }

  /** How many columns the candidates of a cell stand in: 3 for nine or six digits, 2 for four. */
  int candidateColumns() {
    return (int) Math.ceil(Math.sqrt(board.digits()));
  }

  int candidateRows() {
    return (board.digits() + candidateColumns() - 1) / candidateColumns();
  }

  double candidateX(int cell, int digit) {
    double inner = cell() * 0.86;
    double step = inner / candidateColumns();
    return centreX(cell) - inner / 2 + step * ((digit - 1) % candidateColumns() + 0.5);
  }

  double candidateY(int cell, int digit) {
    double inner = cell() * 0.86;
    double step = inner / candidateRows();
    int row = (digit - 1) / candidateColumns();
    return centreY(cell) - inner / 2 + step * (row + 0.5);
  }

  /** How far the marker of a candidate reaches from its middle. */
  double markerRadius() {
    return cell() * 0.86 / Math.max(candidateColumns(), candidateRows()) * 0.47;
  }

  /** Whether candidates are too small to be read as digits: they are dots in their places then. */
  boolean isTiny() {
    return candidateSize() < LEAST_READABLE;
  }

  /** The edge of a candidate's dot: whole pixels, so that all dots look alike. */
  double dotSize() {
    double place = cell() * 0.86 / Math.max(candidateColumns(), candidateRows());
    return Math.max(1 / scale, snap(place * 0.45));
  }

  double candidateSize() {
    return cell() * Math.min(0.27, 0.72 / candidateColumns());
  }
}
