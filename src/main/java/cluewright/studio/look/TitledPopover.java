package cluewright.studio.look;

import atlantafx.base.controls.Popover;
import atlantafx.base.controls.Popover.ArrowLocation;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/**
 * A popover with a title, which hangs on a button. When it opens, all pop-ups close that a press
 * elsewhere would close, however it was opened; Esc closes it, and the keyboard is where it was.
 */
public final class TitledPopover {
  private final Button button;
  private final Popover popover;

  public TitledPopover(
      Button button, ObservableValue<String> title, Node content, ArrowLocation arrow) {
    this.button = button;
    popover = new Popover(content);
    popover.titleProperty().bind(title);
    popover.setHeaderAlwaysVisible(true);
    popover.setDetachable(false);
    popover.setArrowLocation(arrow);
    popover.setHideOnEscape(false);
    popover.getScene().addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      hide();
    }
  }

  public ReadOnlyBooleanProperty showingProperty() {
    return popover.showingProperty();
  }

  public void show() {
    if (popover.isShowing()) {
      return;
    }
    List.copyOf(Window.getWindows()).stream()
        .filter(PopupWindow.class::isInstance)
        .map(PopupWindow.class::cast)
        .filter(PopupWindow::isAutoHide)
        .forEach(PopupWindow::hide);
    popover.show(button);
  }

  /** Closes; the keyboard is where it was, or on the button if it was nowhere. */
  public void hide() {
    popover.hide();
    if (button.getScene().getFocusOwner() == null) {
      button.requestFocus();
    }
  }
}
