package cluewright.print.block;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.BoxShape;
import cluewright.print.Area;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every other box of a board whose boxes lie like the squares of a chessboard. */
final class TintedBoxes {
  private TintedBoxes() {}

  /** The tinted boxes, in cells; empty if the boxes are irregular or other regions are tinted. */
  static List<Area> of(Board board) {
    Optional<BoxShape> shape = Boards.boxes(board);
    boolean hasOthers = board.houses().stream().anyMatch(house -> house.kind().isExtraRegion());
    List<Area> tinted = new ArrayList<>();
    if (shape.isPresent() && !hasOthers) {
      int height = shape.get().rows();
      int width = shape.get().columns();
      for (int row = 0; row < board.rows() / height; row++) {
        for (int column = 1 - row % 2; column < board.columns() / width; column += 2) {
          tinted.add(new Area(column * width, row * height, width, height));
        }
      }
    }
    return tinted;
  }
}
