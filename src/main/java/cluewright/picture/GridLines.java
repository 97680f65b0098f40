package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The lines of a board, each as long as possible: between all cells, thicker where cells on the two
 * sides belong to different boxes of whatever shape, and around the whole. Overlapping grids have
 * each an outline of their own, and nothing is drawn where there is no cell.
 */
public final class GridLines {
  private GridLines() {}

  /** Tells which borders between neighbours are drawn. */
  @FunctionalInterface
  private interface Border {
    boolean between(int cell, int neighbour);
  }

  /** A range of cells, the end excluded. */
  @FunctionalInterface
  private interface Stretch {
    void take(int from, int to);
  }

  /** All lines; the outline comes last and covers the ends of the others. */
  public static List<Shape> of(Board board) {
    return withRegions(board, cell -> 0);
  }

  /**
   * The same with thick lines also where two neighbours lie in different ones of the regions that
   * are to be found, as far as these are known.
   *
   * @param digit that of a cell, 0 for none
   */
  static List<Shape> withRegions(Board board, IntUnaryOperator digit) {
    List<List<House>> boxes =
        IntStream.range(0, board.shownCells()).mapToObj(cell -> boxes(board, cell)).toList();
    int[] regions = regions(board, digit);
    return between(
        board,
        (cell, neighbour) ->
            !boxes.get(cell).equals(boxes.get(neighbour))
                || areApart(regions[cell], regions[neighbour]));
  }

  /** True if two regions are known and not the same. */
  private static boolean areApart(int region, int other) {
    return region != 0 && other != 0 && region != other;
  }

  /**
   * By cell, the number of its region that was found; 0 if it is not known, or if there is none.
   */
  private static int[] regions(Board board, IntUnaryOperator digit) {
    int[] regions = new int[board.shownCells()];
    if (board.layout().tellsRegions()) {
      Arrays.setAll(
          regions,
          cell -> cell < board.gridCells() ? digit.applyAsInt(board.layout().regionOf(cell)) : 0);
    }
    return regions;
  }

  /**
   * All lines of a board with regions other than its boxes.
   *
   * @param region that of a cell; cells of equal ones have no thick line between them
   */
  public static List<Shape> of(Board board, IntFunction<?> region) {
    return between(board, (cell, neighbour) -> !region.apply(cell).equals(region.apply(neighbour)));
  }

  private static List<Shape> between(Board board, Border betweenRegions) {
    List<Shape> lines = new ArrayList<>(inside(board, Sign.CELLS, (cell, neighbour) -> true));
    lines.addAll(inside(board, Sign.BOXES, betweenRegions));
    beside(board).forEach(cells -> lines.add(outline(board, cells)));
    grids(board).forEach(cells -> lines.add(outline(board, cells)));
    return lines;
  }

  private static Collection<CellSet> grids(Board board) {
    return board.isFull()
        ? List.of(CellSet.where(board.cells(), cell -> true))
        : board.houses(Kinds.ROW).stream()
            .collect(
                Collectors.toMap(
                    House::grid,
                    House::cells,
                    CellSet::union,
                    () -> new EnumMap<>(House.Grid.class)))
            .values();
  }

  /** The cells below the grid, each line by itself, as the last may be shorter. */
  private static Collection<CellSet> beside(Board board) {
    return IntStream.range(board.gridCells(), board.shownCells())
        .boxed()
        .collect(Collectors.groupingBy(board::row, TreeMap::new, Collectors.toList()))
        .values()
        .stream()
        .map(CellSet::of)
        .toList();
  }

  private static Shape outline(Board board, CellSet grid) {
    int first = grid.stream().min().orElseThrow();
    int last = grid.stream().max().orElseThrow();
    int left = board.column(first);
    int top = board.row(first);
    return new Shape.Outline(
        Sign.FRAME, left, top, board.column(last) + 1 - left, board.row(last) + 1 - top);
  }

  private static List<House> boxes(Board board, int cell) {
    return board.housesOf(cell).stream().filter(house -> house.kind() == Kinds.BOX).toList();
  }

  private static List<Shape> inside(Board board, Sign sign, Border border) {
    List<Shape> lines = new ArrayList<>();
    for (int r = 1; r < board.rows(); r++) {
      int row = r;
      runs(
          board.columns(),
          column ->
              board.has(row - 1, column)
                  && board.has(row, column)
                  && border.between(board.cell(row - 1, column), board.cell(row, column)),
          (from, to) -> lines.add(new Shape.Line(sign, from, row, to, row)));
    }
    for (int c = 1; c < board.columns(); c++) {
      int column = c;
      runs(
          board.rows(),
          row ->
              board.has(row, column - 1)
                  && board.has(row, column)
                  && border.between(board.cell(row, column - 1), board.cell(row, column)),
          (from, to) -> lines.add(new Shape.Line(sign, column, from, column, to)));
    }
    return lines;
  }

  /** Passes on the longest ranges of {@code 0 .. length-1} that are all drawn. */
  private static void runs(int length, IntPredicate drawn, Stretch action) {
    int from = 0;
    for (int i = 0; i <= length; i++) {
      if (i == length || !drawn.test(i)) {
        if (from < i) {
          action.take(from, i);
        }
        from = i + 1;
      }
    }
  }
}
