package cluewright.studio.design;

import cluewright.studio.look.Icons;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** A heading that shows what is under it while it is selected. */
final class Fold extends ToggleButton {

  Fold(String heading, String id) {
    super(heading, Icons.of(Feather.CHEVRON_RIGHT));
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
