package cluewright.studio.look;

import atlantafx.base.controls.Popover;
import atlantafx.base.controls.Popover.ArrowLocation;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/**
 * A popover with a title, attached to a button. When it opens, all pop-ups close that a press
 * elsewhere would close, however it was opened; Esc closes it, and the keyboard is where it was. So
 * does a press elsewhere, which does nothing else unless it is on a button. It does not fade: while
 * it faded away, it would still take the keys.
 */
public final class TitledPopover {
  /** How far its arrow overlaps the button, in pixels. */
  private static final double OVERLAP = 4;

  private final Button button;
  private final Popover popover;
  private final EventHandler<MouseEvent> elsewhere = TitledPopover::keepUnlessOnButton;

  public TitledPopover(
      Button button, ObservableValue<String> title, Node content, ArrowLocation arrow) {
    this.button = button;
    popover = new Popover(content);
    popover.titleProperty().bind(title);
    popover.setHeaderAlwaysVisible(true);
    popover.setAnimated(false);
    popover.setDetachable(false);
    popover.setArrowLocation(arrow);
    popover.setHideOnEscape(false);
    popover.setConsumeAutoHidingEvents(false);
    popover.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> Platform.runLater(this::closed));
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
    show(0);
  }

  /**
   * Shows it at a greater distance.
   *
   * @param room what lies between the button and it, in pixels
   */
  public void show(double room) {
    if (popover.isShowing()) {
      return;
    }
    List.copyOf(Window.getWindows()).stream()
        .filter(PopupWindow.class::isInstance)
        .map(PopupWindow.class::cast)
        .filter(PopupWindow::isAutoHide)
        .forEach(PopupWindow::hide);
    button.getScene().addEventFilter(MouseEvent.MOUSE_PRESSED, elsewhere);
    popover.show(button, OVERLAP - room);
  }

  /** Handles closing; the press that closed it reaches the window's contents afterwards. */
  private void closed() {
    if (!popover.isShowing()) {
      button.getScene().removeEventFilter(MouseEvent.MOUSE_PRESSED, elsewhere);
    }
  }

  private static void keepUnlessOnButton(MouseEvent event) {
    boolean isOnButton =
        event.getTarget() instanceof Node target
            && Stream.iterate(target, Objects::nonNull, each -> (Node) each.getParent())
                .anyMatch(ButtonBase.class::isInstance);
    if (!isOnButton) {
      event.consume();
    }
  }

  /** Closes it and restores the focus, or moves it to the button. */
  public void hide() {
    popover.hide();
    if (button.getScene().getFocusOwner() == null) {
      button.requestFocus();
    }
  }
}
