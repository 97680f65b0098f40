package cluewright.model;

import cluewright.model.rule.Kinds;
import cluewright.model.rule.Layout;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The shape of equal boxes that fill a square board side by side.
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
    boolean isBox = rows * columns == layout.rows() && Math.min(rows, columns) > 1;
    return isBox && shape.cells().containsAll(boxes) ? Optional.of(shape) : Optional.empty();
  }

  /** The cells of each such box on a square board, in reading order. */
  List<CellSet> cells() {
    int size = rows * columns;
    return IntStream.range(0, size)
        .mapToObj(
            i -> {
              int corner = i / rows * rows * size + i % rows * columns;
              return CellSet.of(
                  IntStream.range(0, size).map(j -> corner + j / columns * size + j % columns));
            })
        .toList();
  }
}
