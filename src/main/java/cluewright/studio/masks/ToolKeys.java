package cluewright.studio.masks;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** Selects tools by letter wherever no text is typed; Esc and undo end a keyboard line. */
final class ToolKeys {
  private static final KeyCombination UNDO =
      new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);

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
    boolean isLetGo = UNDO.match(event) || (isPlain && event.getCode() == KeyCode.ESCAPE);
    if (!isTyped && isLetGo && paint.isPinned()) {
      paint.drop();
      event.consume();
    }
    if (isTyped || !isPlain) {
      return;
    }
    PaintTool.withKey(event.getCode().getName())
        .ifPresent(
            tool -> {
              paint.tool.set(tool);
              event.consume();
            });
  }
}
