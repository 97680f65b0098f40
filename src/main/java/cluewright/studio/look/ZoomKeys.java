package cluewright.studio.look;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** Keys for larger, smaller and normal size, with Shift where the sign needs it. */
public final class ZoomKeys {
  private static final List<KeyCode> LARGER = List.of(KeyCode.PLUS, KeyCode.EQUALS, KeyCode.ADD);
  private static final List<KeyCode> SMALLER = List.of(KeyCode.SUBTRACT);
  private static final List<KeyCode> NORMAL = List.of(KeyCode.NUMPAD0);

  private ZoomKeys() {}

  /** Adds the keys to a window, beside those of the commands themselves. */
  public static void addTo(Scene scene, Command larger, Command smaller, Command normal) {
    also(scene, LARGER, larger);
    also(scene, SMALLER, smaller);
    also(scene, NORMAL, normal);
  }

  private static void also(Scene scene, List<KeyCode> keys, Command command) {
    keys.forEach(
        key ->
            scene
                .getAccelerators()
                .put(
                    new KeyCodeCombination(
                        key, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_ANY),
                    command.run()));
  }
}
