package cluewright.studio.design;

import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What is done with a text that was typed: when it is left, and before a command by its keys. */
final class TypedAct {
  private static final Set<KeyCode> EDITING =
      Set.of(KeyCode.A, KeyCode.C, KeyCode.V, KeyCode.X, KeyCode.Y, KeyCode.Z);

  private TypedAct() {}

  /** Does it for the text fields in a part of the window. */
  static void on(Node part, Runnable act) {
    part.focusWithinProperty()
        .addListener(
            (property, before, isWithin) -> {
              if (!isWithin) {
                act.run();
              }
            });
    part.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (isCommand(event)) {
            act.run();
          }
        });
  }

  /** Keys that edit the text are none, and neither is Ctrl alone. */
  private static boolean isCommand(KeyEvent event) {
    boolean isShortcut = event.isShortcutDown() && !event.getCode().isModifierKey();
    return event.getCode().isFunctionKey() || (isShortcut && !EDITING.contains(event.getCode()));
  }
}
