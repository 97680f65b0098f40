package cluewright.studio.replay;

import cluewright.strategy.core.Deduction;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WrappingCell;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** An available step, drawn while pointed at and taken by a press. */
final class AlternativeCell extends WrappingCell<Deduction> {
  private final Texts texts;
  private final StackPane sign = new StackPane();
  private final Label title = new Label();
  private final Label text = new Label();
  private final HBox row;

  AlternativeCell(Texts texts, AlternativesViewModel steps) {
    this.texts = texts;
    title.getStyleClass().add("step-title");
    text.getStyleClass().addAll("hint", "step-text");
    title.setWrapText(true);
    text.setWrapText(true);
    VBox words = new VBox(title, text);
    words.setAlignment(Pos.CENTER_LEFT);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    row = new HBox(sign, words);
    row.getStyleClass().add("step-row");
    addEventHandler(
        MouseEvent.MOUSE_MOVED, event -> steps.pointed.set(Optional.ofNullable(getItem())));
    setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && getItem() != null) {
            steps.choose(getItem());
          }
        });
  }

  @Override
  protected void updateItem(Deduction step, boolean empty) {
    super.updateItem(step, empty);
    if (empty || step == null) {
      setGraphic(null);
      setAccessibleText(null);
      Tip.on(this, "");
      return;
    }
    SentenceCell.sign(sign, step);
    title.setText(texts.of(step.variant().name()));
    text.setText(StepCell.withoutStop(texts.of(step.effect())));
    setAccessibleText(texts.of(step.sentence()));
    Tip.on(this, texts.of(step.sentence()));
    setGraphic(row);
  }
}
