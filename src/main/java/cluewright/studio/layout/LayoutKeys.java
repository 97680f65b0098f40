package cluewright.studio.layout;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Makes Esc end keyboard strokes in board editors. */
public final class LayoutKeys {
  private LayoutKeys() {}

  /** Handles keys that nothing within {@code root} has used. */
  public static void install(Node root, LayoutViewModel layout) {
    root.addEventHandler(KeyEvent.KEY_PRESSED, event -> press(event, layout));
  }

  private static void press(KeyEvent event, LayoutViewModel layout) {
    boolean isEscape = event.getCode() == KeyCode.ESCAPE;
    boolean isTyped = event.getTarget() instanceof TextInputControl;
    if (isEscape && !isTyped && layout.editor.get().filter(BoardEditor::letGo).isPresent()) {
      event.consume();
    }
  }
}
