package cluewright.studio.design;

import cluewright.model.Mask;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** A mask as a small picture of square dots. */
final class MaskPreview extends Pane {
  private static final double GAP = 1;

  MaskPreview(Mask mask, double side) {
    getStyleClass().add("mask-preview");
    setPrefSize(side, side);
    setMinSize(side, side);
    setMaxSize(side, side);
    double step = side / mask.board().columns();
    for (int cell = 0; cell < mask.board().cells(); cell++) {
      Region dot = new Region();
      dot.getStyleClass().add(mask.contains(cell) ? "clue-dot" : "open-dot");
      dot.resizeRelocate(
          mask.board().column(cell) * step, mask.board().row(cell) * step, step - GAP, step - GAP);
      dot.setManaged(false);
      getChildren().add(dot);
    }
  }
}
