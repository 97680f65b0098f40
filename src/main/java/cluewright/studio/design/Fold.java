package cluewright.studio.design;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Tip;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** A heading that shows its contents while selected. */
final class Fold extends ToggleButton {

  Fold(ObservableValue<String> heading, ObservableValue<String> hint, String id) {
    super("", Icons.of(Feather.CHEVRON_RIGHT));
    textProperty().bind(heading);
    Tip.teach(this, hint);
    setId(id);
    getStyleClass().add("fold");
    setAlignment(Pos.CENTER_LEFT);
    setMaxWidth(Double.MAX_VALUE);
    setMinWidth(0);
    HBox.setHgrow(this, Priority.ALWAYS);
    selectedProperty()
        .addListener(
            (property, before, isOpen) ->
                setGraphic(Icons.of(isOpen ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT)));
  }
}
