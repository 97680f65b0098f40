package cluewright.studio.replay;

import cluewright.strategy.core.Deduction;
import cluewright.studio.look.Texts;
import javafx.scene.control.ListCell;
import javafx.scene.layout.StackPane;

/** A deduction as its sentence; in a step with several, choosing one shows its reason. */
final class SentenceCell extends ListCell<Deduction> {
  private final Texts texts;
  private final StackPane sign = new StackPane();

  SentenceCell(Texts texts) {
    this.texts = texts;
    setWrapText(true);
    setPrefWidth(0);
  }

  /** Shows the icon of a deduction's group. */
  static void sign(StackPane place, Deduction deduction) {
    GroupIcon.of(deduction.strategy()).show(place, deduction.strategy().group());
  }

  @Override
  protected void updateItem(Deduction deduction, boolean empty) {
    super.updateItem(deduction, empty);
    if (empty || deduction == null) {
      setText(null);
      setGraphic(null);
      return;
    }
    sign(sign, deduction);
    setGraphic(sign);
    setText(texts.of(deduction.sentence()));
  }
}
