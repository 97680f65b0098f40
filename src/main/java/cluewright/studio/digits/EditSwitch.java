package cluewright.studio.digits;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;

/** The mask or the digits: what is edited in design. */
public final class EditSwitch extends VBox {
  private final Texts texts;
  private final DigitsViewModel digits;

  public EditSwitch(Texts texts, DigitsViewModel digits) {
    this.texts = texts;
    this.digits = digits;
    getStyleClass().add("edit-switch");
    getChildren().addAll(button("mask"), button("digits"));
  }

  private ToggleButton button(String what) {
    boolean isDigits = "digits".equals(what);
    ToggleButton button = new ToggleButton();
    button.setId("edit-" + what);
    button.textProperty().bind(texts.bind("digits.edit-" + what));
    Tip.on(button, texts.bind("digits.edit-" + what + "-about"));
    button.accessibleTextProperty().bind(texts.bind("digits.edit-" + what + "-about"));
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(
        event -> {
          digits.activeProperty().set(isDigits);
          button.setSelected(true);
        });
    button.setSelected(digits.activeProperty().get() == isDigits);
    digits
        .activeProperty()
        .addListener((property, before, now) -> button.setSelected(now == isDigits));
    return button;
  }
}
