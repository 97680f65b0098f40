package cluewright.studio.masks;

import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.studio.look.Texts;
import javafx.scene.control.ListCell;

/** A symmetry with a small picture of what one dab paints. */
final class SymmetryCell extends ListCell<Symmetry> {
  private static final double SIDE = 18;

  private final Texts texts;

  SymmetryCell(Texts texts) {
    this.texts = texts;
  }

  @Override
  protected void updateItem(Symmetry symmetry, boolean empty) {
    super.updateItem(symmetry, empty);
    textProperty().unbind();
    if (empty || symmetry == null) {
      setText(null);
      setGraphic(null);
    } else {
      textProperty().bind(texts.bind(symmetry.label()));
      setGraphic(new MaskPreview(example(symmetry), SIDE));
    }
  }

  private static Mask example(Symmetry symmetry) {
    Board board = Boards.FOUR;
    return new Mask(board, symmetry.orbit(board, board.cell(0, 1)));
  }
}
