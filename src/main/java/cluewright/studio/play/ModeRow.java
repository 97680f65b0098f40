package cluewright.studio.play;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** The choice of what a typed digit becomes, or what the mouse does. */
final class ModeRow extends GridPane {
  private static final int COLUMNS = 3;

  ModeRow(Texts texts, ObjectProperty<PencilMode> mode) {
    getStyleClass().add("play-modes");
    for (int column = 0; column < COLUMNS; column++) {
      ColumnConstraints third = new ColumnConstraints();
      third.setPercentWidth(100.0 / COLUMNS);
      getColumnConstraints().add(third);
    }
    for (PencilMode each : PencilMode.values()) {
      int place = getChildren().size();
      ToggleButton button = new ToggleButton();
      button.setId("play-mode-" + each.name().toLowerCase(Locale.ROOT));
      button.textProperty().bind(texts.bind(each.label()));
      button.accessibleTextProperty().bind(texts.bind(each.explanation()));
      Tip.on(button, texts.bind(each.explanation()));
      button.setMaxWidth(Double.MAX_VALUE);
      GridPane.setHgrow(button, Priority.ALWAYS);
      button.setFocusTraversable(true);
      button.setOnAction(event -> mode.set(each));
      mode.addListener((property, before, now) -> button.setSelected(now == each));
      button.setSelected(mode.get() == each);
      button.selectedProperty().addListener(change -> button.setSelected(mode.get() == each));
      add(button, place % COLUMNS, place / COLUMNS);
    }
  }
}
