package cluewright.studio.puzzles;

import cluewright.document.Document;
import cluewright.model.Board;
import javafx.scene.layout.Region;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.VLineTo;

/** A puzzle's mask as a small picture; a mask with digits has another colour. */
final class PuzzleThumbnail extends Region {
  /** The fraction of a cell left empty. */
  private static final double GAP = 0.2;

  private final Document document;
  private final Path open = new Path();
  private final Path clues = new Path();

  PuzzleThumbnail(Document document) {
    this.document = document;
    getStyleClass().add("puzzle-picture");
    open.getStyleClass().add("open-dot");
    clues.getStyleClass().add(document.puzzle().isPresent() ? "digit-dot" : "clue-dot");
    for (Path tiles : new Path[] {open, clues}) {
      tiles.setStroke(null);
      tiles.setManaged(false);
      getChildren().add(tiles);
    }
  }

  @Override
  protected void layoutChildren() {
    Board board = document.mask().board();
    double step = Math.min(getWidth() / board.columns(), getHeight() / board.rows());
    open.getElements().clear();
    clues.getElements().clear();
    for (int cell = 0; cell < board.shownCells(); cell++) {
      Path tiles = document.mask().contains(cell) ? clues : open;
      tile(
          tiles, board.column(cell) * step, board.row(cell) * step, step - Math.min(1, GAP * step));
    }
  }

  private static void tile(Path tiles, double x, double y, double side) {
    tiles
        .getElements()
        .addAll(
            new MoveTo(x, y),
            new HLineTo(x + side),
            new VLineTo(y + side),
            new HLineTo(x),
            new ClosePath());
  }
}
