package cluewright.studio.replay;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A step in the list: its number, a bar in the colour of its strategy, and what it does. */
final class StepCell extends ListCell<StepEntry> {
  private final Label number = new Label();
  private final Region bar = new Region();
  private final Label title = new Label();
  private final Label text = new Label();
  private final HBox row;

  StepCell() {
    number.getStyleClass().add("step-number");
    number.setMinWidth(Region.USE_PREF_SIZE);
    title.getStyleClass().add("step-title");
    text.getStyleClass().add("hint");
    text.setMinWidth(0);
    VBox words = new VBox(title, text);
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMinWidth(0);
    row = new HBox(number, bar, words);
    row.getStyleClass().add("step-row");
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(StepEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    if (empty || entry == null) {
      setGraphic(null);
      setTooltip(null);
      return;
    }
    number.setText(String.valueOf(entry.number()));
    bar.getStyleClass().setAll("step-bar", entry.tone());
    title.setText(entry.title());
    text.setText(entry.text());
    setTooltip(new Tooltip(entry.title() + ": " + entry.text()));
    setGraphic(row);
  }
}
