package cluewright.studio.puzzles;

import cluewright.model.Board;
import cluewright.studio.document.Document;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** A puzzle's mask as a small picture; tiles of a mask that has its digits are filled darker. */
final class PuzzlePicture extends Pane {
  private static final double GAP = 1;

  PuzzlePicture(Document document, double side) {
    Board board = document.mask().board();
    double step = side / board.columns();
    String clue = document.puzzle().isPresent() ? "digit-dot" : "clue-dot";
    setMinSize(side, side);
    setPrefSize(side, side);
    setMaxSize(side, side);
    for (int cell = 0; cell < board.cells(); cell++) {
      Region tile = new Region();
      tile.getStyleClass().add(document.mask().contains(cell) ? clue : "open-dot");
      tile.resizeRelocate(
          board.column(cell) * step, board.row(cell) * step, step - GAP, step - GAP);
      tile.setManaged(false);
      getChildren().add(tile);
    }
  }
}
