package cluewright.studio.look;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Makes the label of a control, which is never cut and leads to the control. */
public final class ControlName {
  private ControlName() {}

  public static Label of(Texts texts, String key, Node control) {
    Label name = new Label();
    name.textProperty().bind(texts.bind(key));
    name.setMinWidth(Region.USE_PREF_SIZE);
    name.setLabelFor(control);
    return name;
  }
}
