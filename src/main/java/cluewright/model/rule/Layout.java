package cluewright.model.rule;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The cells of a board in rows and columns, its digits, and the shape of its boxes: everything that
 * determines the meaning of a rule.
 *
 * <p>Cells are numbered from 0, row by row; places without a cell are not counted.
 */
public final class Layout {
  /** Stands for a cell where there is none. */
  public static final int NO_CELL = -1;

  private final int rows;
  private final int columns;
  private final int digits;
  private final int boxRows;
  private final int boxColumns;

  /** By cell, its place, counted row by row. */
  private final int[] places;

  /** By place, its cell, or {@link #NO_CELL}. */
  private final int[] cellAt;

  /**
   * @param places the places that have a cell, ascending, counted row by row as if all had
   * @param boxRows the rows of a box; 0 if the boxes are not all alike
   * @param boxColumns the columns of a box; 0 if the boxes are not all alike
   */
  public Layout(int rows, int columns, int[] places, int digits, int boxRows, int boxColumns) {
    this.rows = rows;
    this.columns = columns;
    this.digits = digits;
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    this.places = places.clone();
    this.cellAt = new int[rows * columns];
    Arrays.fill(cellAt, NO_CELL);
    for (int cell = 0; cell < places.length; cell++) {
      cellAt[places[cell]] = cell;
    }
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  public int digits() {
    return digits;
  }

  /** The rows of a box; 0 if the boxes are not equal. */
  public int boxRows() {
    return boxRows;
  }

  /** The columns of a box; 0 if the boxes are not equal. */
  public int boxColumns() {
    return boxColumns;
  }

  public int cells() {
    return places.length;
  }

  /** The cell at a row and column, or {@link #NO_CELL}. */
  public int cell(int row, int column) {
    return cellAt[row * columns + column];
  }

  /** True if a place is within the rows and columns and has a cell. */
  public boolean has(int row, int column) {
    return row >= 0
        && row < rows
        && column >= 0
        && column < columns
        && cell(row, column) != NO_CELL;
  }

  public int row(int cell) {
    return places[cell] / columns;
  }

  public int column(int cell) {
    return places[cell] % columns;
  }

  /** The places that have cells, ascending. */
  public IntStream places() {
    return IntStream.of(places);
  }

  /** True if the board is a square with as many rows as digits and a cell at each place. */
  boolean isSquare() {
    return rows == columns && rows == digits && cells() == rows * columns;
  }

  /** The name of a cell in text, 1-based: {@code r1c1}. */
  public String label(int cell) {
    return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Layout that
        && rows == that.rows
        && columns == that.columns
        && digits == that.digits
        && boxRows == that.boxRows
        && boxColumns == that.boxColumns
        && Arrays.equals(places, that.places);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(places) + digits;
  }
}
