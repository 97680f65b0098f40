package cluewright.studio.masks;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A letter takes a tool in hand, wherever no text is typed; Esc lets go of a line begun. */
final class ToolKeys {
  private ToolKeys() {}

  static void install(Node window, Node strip, PaintViewModel paint) {
    window.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (strip.isVisible()) {
            pressed(event, paint);
          }
        });
  }

  private static void pressed(KeyEvent event, PaintViewModel paint) {
    boolean isTyped = event.getTarget() instanceof TextInputControl;
    boolean isPlain =
        !event.isShortcutDown()
            && !event.isAltDown()
            && !event.isControlDown()
            && !event.isShiftDown();
    if (isTyped || !isPlain) {
      return;
    }
    if (event.getCode() == KeyCode.ESCAPE) {
      paint.drop();
      return;
    }
    PaintTool.withKey(event.getCode().getName())
        .ifPresent(
            tool -> {
              paint.toolProperty().set(tool);
              event.consume();
            });
  }
}
