package cluewright.model.rule;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cells of a board in rows and columns, its digits, and the shape of its boxes: everything that
 * determines the meaning of a rule.
 *
 * <p>Cells are numbered from 0, row by row; places without a cell are not counted. Those of the
 * grid come first, then those below it, and last those that are not shown.
 */
public final class Layout {
  /** Stands for a cell where there is none. */
  public static final int NO_CELL = -1;

  private final int rows;
  private final int columns;
  private final int digits;
  private final int boxRows;
  private final int boxColumns;
  private final int leastValue;

  /** By cell, its place, counted row by row. */
  private final int[] places;

  /** By place, its cell, or {@link #NO_CELL}. */
  private final int[] cellAt;

  /** The number of cells that are shown. */
  private final int shown;

  /** The layout without the cells beside the grid; null if there are none. */
  private final Layout grid;

  /**
   * @param places the places that have a cell, ascending, counted row by row as if all had
   * @param boxRows the rows of a box; 0 if the boxes are not all alike
   * @param boxColumns the columns of a box; 0 if the boxes are not all alike
   */
  public Layout(int rows, int columns, int[] places, int digits, int boxRows, int boxColumns) {
    this(rows, columns, places, digits, boxRows, boxColumns, 1, places.length, null);
  }

  private Layout(
      int rows,
      int columns,
      int[] places,
      int digits,
      int boxRows,
      int boxColumns,
      int leastValue,
      int shown,
      Layout grid) {
    this.rows = rows;
    this.columns = columns;
    this.digits = digits;
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    this.leastValue = leastValue;
    this.shown = shown;
    this.grid = grid;
    this.places = places.clone();
    this.cellAt = new int[Math.max(rows * columns, places[places.length - 1] + 1)];
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

  /** The value of digit 1, which is 1, or 0 on a board of the values 0 to 8. */
  public int leastValue() {
    return leastValue;
  }

  public int value(int digit) {
    return digit - 1 + leastValue;
  }

  /** The value of the largest digit. */
  int mostValue() {
    return value(digits);
  }

  /** The mean of the least and the largest value. */
  double middle() {
    return (leastValue + mostValue()) / 2.0;
  }

  /** The same layout with values from 0. */
  public Layout fromZero() {
    return new Layout(rows, columns, places, digits, boxRows, boxColumns, 0, shown, grid);
  }

  /**
   * The same layout with more cells below the grid, which lie in no row, column or box of it: so
   * many to a line as the grid has columns, from the second line below it on.
   *
   * <p>The cells of the grid keep their numbers.
   */
  public Layout beside(int count) {
    return new Layout(
        rows + 1 + (count + columns - 1) / columns,
        columns,
        withMore(count),
        digits,
        0,
        0,
        leastValue,
        places.length + count,
        grid());
  }

  /**
   * The same layout with two more cells for each of the grid, which tell of it what cannot be
   * written into it: the number of its region, and its steps within this. They are not shown, and
   * have names as if they stood below all others.
   */
  public Layout withRegions() {
    int count = 2 * grid().cells();
    return new Layout(
        rows, columns, withMore(count), digits, 0, 0, leastValue, places.length, grid());
  }

  /** The places with more of them, from the second line below the last on. */
  private int[] withMore(int count) {
    int first = (rows + 1) * columns;
    return IntStream.concat(places(), IntStream.range(first, first + count)).toArray();
  }

  /** True if there are cells that tell the regions of those of the grid. */
  public boolean tellsRegions() {
    return shown < places.length;
  }

  /** The cell that tells the region of one of the grid. */
  public int regionOf(int cell) {
    return shown + cell;
  }

  /** The cell that tells the steps of one of the grid. */
  public int stepsOf(int cell) {
    return shown + grid().cells() + cell;
  }

  /** True for a cell that tells the region of one of the grid. */
  public boolean isRegion(int cell) {
    return cell >= shown && cell < shown + grid().cells();
  }

  /** The cell of the grid that a cell which is not shown is about; another one itself. */
  public int shown(int cell) {
    return cell < shown ? cell : (cell - shown) % grid().cells();
  }

  /** The layout of the cells that lie in rows and columns: without those beside the grid. */
  public Layout grid() {
    return grid == null ? this : grid;
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

  /** The number of cells that are shown, which come before all others. */
  public int shownCells() {
    return shown;
  }

  /** The cell whose {@link #label} has a row and a column, or {@link #NO_CELL}. */
  public int labelled(int row, int column) {
    int place = row * columns + column;
    return row >= 0 && column >= 0 && column < columns && place < cellAt.length
        ? cellAt[place]
        : NO_CELL;
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

  /** The cells that share a side with a cell, in reading order. */
  public IntStream neighbours(int cell) {
    int row = row(cell);
    int column = column(cell);
    return Stream.of(
            new int[] {row - 1, column},
            new int[] {row, column - 1},
            new int[] {row, column + 1},
            new int[] {row + 1, column})
        .filter(place -> has(place[0], place[1]))
        .mapToInt(place -> cell(place[0], place[1]));
  }

  /** Every two cells that share a side, the smaller first. */
  Stream<int[]> sides() {
    return IntStream.range(0, cells())
        .boxed()
        .flatMap(
            cell ->
                neighbours(cell)
                    .filter(other -> other > cell)
                    .mapToObj(other -> new int[] {cell, other}));
  }

  /** All squares of two by two cells, each from its upper left cell. */
  Stream<List<Integer>> squares() {
    return IntStream.range(0, cells())
        .mapToObj(
            cell ->
                IntStream.range(0, 4)
                    .filter(i -> has(row(cell) + i / 2, column(cell) + i % 2))
                    .mapToObj(i -> cell(row(cell) + i / 2, column(cell) + i % 2))
                    .toList())
        .filter(square -> square.size() == 4);
  }

  /**
   * The number of the box of a cell, counted from 0 in reading order.
   *
   * @throws IllegalArgumentException if the boxes are not equal
   */
  int box(int cell) {
    if (boxRows == 0) {
      throw new IllegalArgumentException("this rule needs equal boxes");
    }
    return row(cell) / boxRows * (columns / boxColumns) + column(cell) / boxColumns;
  }

  /**
   * True for two cells of one box of the grid.
   *
   * @throws IllegalArgumentException if the boxes are not equal
   */
  boolean areInOneBox(int cell, int other) {
    return grid().box(cell) == grid().box(other);
  }

  /** A value as a set of digits, bit {@code d - 1} for digit d; none if no digit has it. */
  int setOf(int value) {
    return value < leastValue || value > mostValue() ? 0 : 1 << (value - leastValue);
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
        && leastValue == that.leastValue
        && boxRows == that.boxRows
        && boxColumns == that.boxColumns
        && shown == that.shown
        && Arrays.equals(places, that.places);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(places) + digits;
  }
}
