package cluewright.studio.digits;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Locale;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;

/** The switch for what is edited in the design: the mask, the digits or the board itself. */
public final class EditSwitch extends VBox {
  private final Texts texts;
  private final DigitsViewModel digits;
  private final ObservableBooleanValue isOfBoard;
  private final Runnable toBoard;
  private final Runnable offBoard;

  private enum Edited {
    MASK,
    DIGITS,
    BOARD
  }

  /**
   * @param isOfBoard true while the board itself is edited
   * @param toBoard begins to edit it
   * @param offBoard ends that
   */
  public EditSwitch(
      Texts texts,
      DigitsViewModel digits,
      ObservableBooleanValue isOfBoard,
      Runnable toBoard,
      Runnable offBoard) {
    this.texts = texts;
    this.digits = digits;
    this.isOfBoard = isOfBoard;
    this.toBoard = toBoard;
    this.offBoard = offBoard;
    getStyleClass().add("edit-switch");
    for (Edited each : Edited.values()) {
      getChildren().add(button(each));
    }
  }

  private ToggleButton button(Edited what) {
    String word = what.name().toLowerCase(Locale.ROOT);
    ToggleButton button = new ToggleButton();
    button.setId("edit-" + word);
    button.textProperty().bind(texts.bind("digits.edit-" + word));
    Tip.on(button, texts.bind("digits.edit-" + word + "-about"));
    button.accessibleTextProperty().bind(texts.bind("digits.edit-" + word + "-about"));
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(
        event -> {
          edit(what);
          button.setSelected(now() == what);
        });
    button.setSelected(now() == what);
    digits.active.addListener(change -> button.setSelected(now() == what));
    isOfBoard.addListener(change -> button.setSelected(now() == what));
    return button;
  }

  private Edited now() {
    if (isOfBoard.get()) {
      return Edited.BOARD;
    }
    return digits.active.get() ? Edited.DIGITS : Edited.MASK;
  }

  private void edit(Edited what) {
    if (what == Edited.BOARD) {
      toBoard.run();
    } else {
      offBoard.run();
      digits.active.set(what == Edited.DIGITS);
    }
  }
}
