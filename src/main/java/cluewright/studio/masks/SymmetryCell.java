package cluewright.studio.masks;

import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;

/** A symmetry with a small picture of what one dab paints. */
final class SymmetryCell extends PhraseCell<Symmetry> {
  SymmetryCell(Texts texts) {
    super(texts, Symmetry::label);
  }

  @Override
  protected void updateItem(Symmetry symmetry, boolean empty) {
    super.updateItem(symmetry, empty);
    setGraphic(symmetry == null ? null : sign(symmetry));
  }

  private static MaskPreview sign(Symmetry symmetry) {
    MaskPreview sign = new MaskPreview(example(symmetry));
    sign.getStyleClass().add("sign");
    return sign;
  }

  private static Mask example(Symmetry symmetry) {
    Board board = Boards.FOUR;
    return new Mask(board, symmetry.orbit(board, board.cell(0, 1)));
  }
}
