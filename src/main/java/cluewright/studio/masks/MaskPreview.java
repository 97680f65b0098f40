package cluewright.studio.masks;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.Locale;
import javafx.scene.layout.Pane;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/**
 * A mask as a small picture of square dots: two shapes, so that a gallery of masks is light. Its
 * side stands in the stylesheet, so that it follows the scale.
 */
final class MaskPreview extends Pane {
  /** The side of a cell and of its dot, before they are scaled. */
  private static final int STEP = 25;

  private static final int DOT = 22;

  private final Scale scale = new Scale();
  private final SVGPath clues = new SVGPath();
  private final SVGPath open = new SVGPath();
  private int columns = 1;

  MaskPreview() {
    getStyleClass().add("mask-preview");
    clues.getStyleClass().add("clue-dot");
    open.getStyleClass().add("open-dot");
    clues.getTransforms().add(scale);
    open.getTransforms().add(scale);
    clues.setManaged(false);
    open.setManaged(false);
    getChildren().addAll(open, clues);
  }

  MaskPreview(Mask mask) {
    this();
    show(mask);
  }

  void show(Mask mask) {
    clues.setContent(squares(mask.board(), mask.clues()));
    open.setContent(squares(mask.board(), mask.open()));
    columns = mask.board().columns();
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double cell = getWidth() / columns / STEP;
    scale.setX(cell);
    scale.setY(cell);
  }

  private static String squares(Board board, CellSet cells) {
    StringBuilder path = new StringBuilder();
    for (int cell : cells.toArray()) {
      path.append(
          String.format(
              Locale.ROOT,
              "M%d %dh%dv%dh-%dz",
              board.column(cell) * STEP,
              board.row(cell) * STEP,
              DOT,
              DOT,
              DOT));
    }
    return path.toString();
  }
}
