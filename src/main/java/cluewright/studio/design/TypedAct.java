package cluewright.studio.design;

import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Runs an action for typed text when the field loses focus, and before a command by key. */
final class TypedAct {
  private static final Set<KeyCode> EDITING =
      Set.of(KeyCode.A, KeyCode.C, KeyCode.V, KeyCode.X, KeyCode.Y, KeyCode.Z);

  private TypedAct() {}

  /** Installs the action on the text fields in a part of the window. */
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

  /** True for command keys; keys that edit text, and Ctrl alone, are not. */
  private static boolean isCommand(KeyEvent event) {
    boolean isShortcut = event.isShortcutDown() && !event.getCode().isModifierKey();
    return event.getCode().isFunctionKey() || (isShortcut && !EDITING.contains(event.getCode()));
  }
}
