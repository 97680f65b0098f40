package cluewright.studio.masks;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.Locale;
import javafx.scene.layout.Pane;
import javafx.scene.shape.SVGPath;

/** A mask as a small picture of square dots: two shapes, so that a gallery of masks is light. */
final class MaskPreview extends Pane {
  private static final double GAP = 0.12;

  private final double side;
  private final SVGPath clues = new SVGPath();
  private final SVGPath open = new SVGPath();

  MaskPreview(double side) {
    this.side = side;
    getStyleClass().add("mask-preview");
    clues.getStyleClass().add("clue-dot");
    open.getStyleClass().add("open-dot");
    setPrefSize(side, side);
    setMinSize(side, side);
    setMaxSize(side, side);
    getChildren().addAll(open, clues);
  }

  MaskPreview(Mask mask, double side) {
    this(side);
    show(mask);
  }

  void show(Mask mask) {
    clues.setContent(squares(mask.board(), mask.clues()));
    open.setContent(squares(mask.board(), mask.open()));
  }

  private String squares(Board board, CellSet cells) {
    double step = side / board.columns();
    double dot = step * (1 - GAP);
    StringBuilder path = new StringBuilder();
    for (int cell : cells.toArray()) {
      path.append(
          String.format(
              Locale.ROOT,
              "M%.2f %.2fh%.2fv%.2fh-%.2fz",
              board.column(cell) * step,
              board.row(cell) * step,
              dot,
              dot,
              dot));
    }
    return path.toString();
  }
}
