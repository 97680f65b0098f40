package cluewright.studio.replay;

import cluewright.strategy.core.Deduction;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WrappingCell;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** An available step, drawn while pointed at, taken by a press, and unfolded by its link. */
final class AlternativeCell extends WrappingCell<Deduction> {
  private final Texts texts;
  private final StackPane sign = new StackPane();
  private final Label title = new Label();
  private final Label text = new Label();
  private final Hyperlink why = new Hyperlink();
  private final HBox row;

  AlternativeCell(
      Texts texts, Consumer<Deduction> choose, Consumer<Deduction> point, Consumer<Deduction> ask) {
    this.texts = texts;
    title.getStyleClass().add("step-title");
    text.getStyleClass().addAll("hint", "step-text");
    title.setWrapText(true);
    text.setWrapText(true);
    VBox words = new VBox(title, text);
    words.setAlignment(Pos.CENTER_LEFT);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    why.textProperty().bind(texts.bind("replay.why"));
    why.setMinWidth(USE_PREF_SIZE);
    why.setFocusTraversable(false);
    why.managedProperty().bind(why.visibleProperty());
    Tip.on(why, texts.bind("replay.why-hint"));
    why.setOnAction(
        event -> {
          why.setVisited(false);
          ask.accept(getItem());
        });
    // Or else a press would take the step as well.
    why.addEventHandler(MouseEvent.MOUSE_CLICKED, MouseEvent::consume);
    row = new HBox(sign, words, why);
    row.getStyleClass().add("step-row");
    addEventHandler(MouseEvent.MOUSE_MOVED, event -> point.accept(getItem()));
    setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && getItem() != null) {
            choose.accept(getItem());
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
    why.setVisible(step.unfolds());
    title.setText(texts.of(step.name()));
    text.setText(StepCell.withoutStop(texts.of(step.effect())));
    setAccessibleText(texts.of(step.sentence()));
    Tip.on(this, texts.of(step.sentence()));
    setGraphic(row);
  }
}
