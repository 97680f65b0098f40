package cluewright.model;

import cluewright.model.rule.Kinds;
import cluewright.model.rule.Layout;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The shape of equal boxes that fill a board side by side.
 *
 * @param rows the rows of a box
 * @param columns the columns of a box
 */
public record BoxShape(int rows, int columns) {

  /** The shape of the boxes among some houses, if these are equal and side by side. */
  static Optional<BoxShape> of(Layout layout, List<House> houses) {
    List<CellSet> boxes =
        houses.stream().filter(house -> house.kind() == Kinds.BOX).map(House::cells).toList();
    if (boxes.isEmpty()) {
      return Optional.empty();
    }
    int rows = (int) boxes.get(0).stream().map(layout::row).distinct().count();
    int columns = (int) boxes.get(0).stream().map(layout::column).distinct().count();
    BoxShape shape = new BoxShape(rows, columns);
    boolean isBox =
        rows * columns <= layout.digits()
            && Math.min(rows, columns) > 1
            && shape.fills(layout.rows(), layout.columns());
    return isBox && shape.cells(layout.rows(), layout.columns()).containsAll(boxes)
        ? Optional.of(shape)
        : Optional.empty();
  }

  /**
   * The squarest boxes of so many cells that fill a board, at least as wide as high if they can.
   */
  static Optional<BoxShape> usual(int boardRows, int boardColumns, int cells) {
    return IntStream.range(2, cells)
        .filter(rows -> cells % rows == 0)
        .mapToObj(rows -> new BoxShape(rows, cells / rows))
        .filter(shape -> shape.fills(boardRows, boardColumns))
        .min(
            Comparator.comparingInt((BoxShape shape) -> Math.abs(shape.rows - shape.columns))
                .thenComparingInt(shape -> shape.rows));
  }

  /** True if such boxes, side by side, fill a board. */
  boolean fills(int boardRows, int boardColumns) {
    return boardRows % rows == 0 && boardColumns % columns == 0;
  }

  /** The cells of each such box on a board that they fill, in reading order. */
  List<CellSet> cells(int boardRows, int boardColumns) {
    int across = boardColumns / columns;
    int size = rows * columns;
    return IntStream.range(0, boardRows / rows * across)
        .mapToObj(
            i -> {
              int corner = i / across * rows * boardColumns + i % across * columns;
              return CellSet.of(
                  IntStream.range(0, size)
                      .map(j -> corner + j / columns * boardColumns + j % columns));
            })
        .toList();
  }
}
