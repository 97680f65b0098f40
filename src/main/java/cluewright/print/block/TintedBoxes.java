package cluewright.print.block;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.print.Area;
import java.util.List;

/** Every other box of a board whose boxes lie like the squares of a chessboard. */
final class TintedBoxes {
  private TintedBoxes() {}

  /**
   * The boxes, in cells; none where boxes have other shapes, grids overlap, or other regions are
   * tinted already.
   */
  static List<Area> of(Board board) {
    List<House> boxes = board.houses(House.Kind.BOX);
    boolean hasOthers = board.houses().stream().anyMatch(house -> house.kind().isExtraRegion());
    if (boxes.isEmpty() || hasOthers || board.cells() != board.rows() * board.columns()) {
      return List.of();
    }
    Area first = bounds(board, boxes.get(0).cells());
    List<Area> all = boxes.stream().map(box -> bounds(board, box.cells())).toList();
    boolean areAlike =
        all.stream()
            .allMatch(
                box ->
                    box.width() == first.width()
                        && box.height() == first.height()
                        && box.width() * box.height() == board.digits()
                        && box.left() % first.width() == 0
                        && box.top() % first.height() == 0);
    return areAlike
        ? all.stream()
            .filter(box -> (box.left() / box.width() + box.top() / box.height()) % 2 == 1)
            .toList()
        : List.of();
  }

  private static Area bounds(Board board, CellSet cells) {
    int left = cells.stream().map(board::column).min().orElseThrow();
    int right = cells.stream().map(board::column).max().orElseThrow();
    int top = cells.stream().map(board::row).min().orElseThrow();
    int bottom = cells.stream().map(board::row).max().orElseThrow();
    return new Area(left, top, right - left + 1, bottom - top + 1);
  }
}
