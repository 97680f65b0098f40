package cluewright.studio.look;

import cluewright.phrase.Phrase;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Makes the label of a control, which is never cut and leads to the control. */
public final class ControlName {
  private ControlName() {}

  public static Label of(Texts texts, String key, Node control) {
    return of(texts, new SimpleObjectProperty<>(Phrase.of(key)), control);
  }

  public static Label of(Texts texts, ObservableValue<Phrase> words, Node control) {
    Label name = Controls.label(texts.bind(words));
    name.setMinWidth(Region.USE_PREF_SIZE);
    name.setLabelFor(control);
    return name;
  }
}
