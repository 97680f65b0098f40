package cluewright.studio.design;

import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import javafx.scene.control.ListCell;

/** A symmetry with a small picture of what one dab paints. */
final class SymmetryCell extends ListCell<Symmetry> {
  private static final double SIDE = 18;

  @Override
  protected void updateItem(Symmetry symmetry, boolean empty) {
    super.updateItem(symmetry, empty);
    setText(empty ? null : symmetry.label());
    setGraphic(empty ? null : new MaskPreview(example(symmetry), SIDE));
  }

  private static Mask example(Symmetry symmetry) {
    Board board = Boards.FOUR;
    return new Mask(board, symmetry.orbit(board, board.cell(0, 1)));
  }
}
