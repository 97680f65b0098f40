package cluewright.studio.replay;

import cluewright.strategy.Deduction;
import cluewright.studio.look.Tone;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;

/** A deduction as its sentence; in a step of several, choosing one shows its reason. */
final class SentenceCell extends ListCell<Deduction> {
  private final Region dot = new Region();

  SentenceCell() {
    setWrapText(true);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(Deduction deduction, boolean empty) {
    super.updateItem(deduction, empty);
    if (empty || deduction == null) {
      setText(null);
      setGraphic(null);
      return;
    }
    dot.getStyleClass().setAll("tone-dot", Tone.of(deduction.strategy().group()));
    setGraphic(dot);
    setText(deduction.sentence().toString());
  }
}
