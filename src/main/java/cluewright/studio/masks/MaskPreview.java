package cluewright.studio.masks;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/**
 * A mask as a small picture of square dots, drawn as only two shapes so that a gallery of masks is
 * fast. Its side stands in the stylesheet, so that it follows the scale. One with marks shows
 * between both what the board has beside rows, columns and boxes, so that the mask stays clear.
 */
final class MaskPreview extends Pane {
  /** The unscaled sizes of a cell and its dot. */
  private static final int STEP = 25;

  private static final int DOT = 22;

  private final Scale scale = new Scale();
  private final SVGPath clues = new SVGPath();
  private final SVGPath open = new SVGPath();
  private final SVGPath ink = color("mask-ink");
  private final SVGPath white = color("mask-white");
  private final SVGPath black = color("mask-black");
  private final Optional<MaskMarks> marks;
  private Board board = Boards.FOUR;

  /** A mask without its board's marks. */
  MaskPreview(Mask mask) {
    this(Optional.empty());
    show(mask);
  }

  /** A picture that includes the marks of the mask's board. */
  static MaskPreview withMarks() {
    return new MaskPreview(Optional.of(new MaskMarks()));
  }

  private MaskPreview(Optional<MaskMarks> marks) {
    this.marks = marks;
    getStyleClass().add("mask-preview");
    clues.getStyleClass().add("clue-dot");
    open.getStyleClass().add("open-dot");
    clues.getTransforms().add(scale);
    open.getTransforms().add(scale);
    clues.setManaged(false);
    open.setManaged(false);
    getChildren().addAll(open, clues);
    marks.ifPresent(
        layer -> {
          layer.getStyleClass().add("mask-marks");
          layer.setManaged(false);
          layer.setMouseTransparent(true);
          getChildren().add(1, layer);
          getChildren().addAll(ink, white, black);
        });
  }

  /** An invisible node whose colour is set by the stylesheet. */
  private SVGPath color(String styleClass) {
    SVGPath color = new SVGPath();
    color.getStyleClass().add(styleClass);
    color.setVisible(false);
    color.setManaged(false);
    color.fillProperty().addListener(change -> requestLayout());
    return color;
  }

  void show(Mask mask) {
    clues.setContent(squares(mask.board(), mask.clues()));
    open.setContent(squares(mask.board(), mask.open()));
    board = mask.board();
    marks.ifPresent(layer -> layer.show(board));
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double cell = getWidth() / board.columns();
    scale.setX(cell / STEP);
    scale.setY(cell / STEP);
    marks.filter(Node::isVisible).ifPresent(layer -> draw(layer, cell));
  }

  private void draw(MaskMarks layer, double cell) {
    if (ink.getFill() instanceof Color line
        && white.getFill() instanceof Color ofWhite
        && black.getFill() instanceof Color ofBlack) {
      layer.draw(
          cell, cell * (STEP - DOT) / 2 / STEP, new MaskMarks.Colors(line, ofWhite, ofBlack));
    }
  }

  private static String squares(Board board, CellSet cells) {
    StringBuilder path = new StringBuilder();
    for (int cell : board.shown(cells).toArray()) {
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
