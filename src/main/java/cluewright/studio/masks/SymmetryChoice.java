package cluewright.studio.masks;

import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import javafx.beans.property.Property;
import javafx.scene.control.ComboBox;

/** The choice of the symmetry by which mirror cells are painted. */
public final class SymmetryChoice extends ComboBox<Symmetry> {

  public SymmetryChoice(Texts texts, Property<Symmetry> chosen, String id) {
    Form.named(texts, this, id, Phrase.of("masks.symmetry-hint"));
    getItems().setAll(Symmetry.values());
    setCellFactory(list -> new SymmetryCell(texts));
    setButtonCell(new SymmetryCell(texts));
    valueProperty().bindBidirectional(chosen);
    setMaxWidth(Double.MAX_VALUE);
    setVisibleRowCount(Symmetry.values().length);
  }

  /** A symmetry with a small picture of what one dab paints. */
  private static final class SymmetryCell extends PhraseCell<Symmetry> {
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
}
