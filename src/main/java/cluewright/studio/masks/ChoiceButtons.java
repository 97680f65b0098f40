package cluewright.studio.masks;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/**
 * Radio buttons for the values of a property.
 *
 * @param keys the beginning of the keys of their names
 */
record ChoiceButtons<E extends Enum<E>>(Texts texts, ObjectProperty<E> chosen, String keys) {
  /**
   * A button for each value.
   *
   * @param prefix the beginning of the buttons' ids
   */
  HBox of(String prefix, E[] values) {
    HBox row = Boxes.row("choices");
    ToggleGroup group = new ToggleGroup();
    for (E value : values) {
      String word = value.name().toLowerCase(Locale.ROOT);
      RadioButton button = new RadioButton();
      Form.named(texts, button, prefix + "-" + word, Phrase.of(keys + word));
      button.textProperty().bind(texts.bind(keys + word));
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setToggleGroup(group);
      button.setSelected(chosen.get() == value);
      button.setOnAction(event -> chosen.set(value));
      chosen.addListener((property, before, now) -> button.setSelected(now == value));
      row.getChildren().add(button);
    }
    return row;
  }
}
