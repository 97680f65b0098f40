package cluewright.studio;

import cluewright.studio.look.Command;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * Keys beside those in the menus: the same signs elsewhere on a keyboard, and the question mark.
 */
final class WindowKeys {
  private final WindowCommands commands;

  WindowKeys(WindowCommands commands) {
    this.commands = commands;
  }

  void addTo(Scene scene) {
    also(scene, WindowCommands.ALSO_LARGER, commands.larger);
    also(scene, WindowCommands.ALSO_SMALLER, commands.smaller);
    also(scene, WindowCommands.ALSO_NORMAL, commands.normalSize);
    scene.addEventHandler(
        KeyEvent.KEY_TYPED,
        event -> {
          if ("?".equals(event.getCharacter())
              && !(scene.getFocusOwner() instanceof TextInputControl)) {
            event.consume();
            commands.shortcuts.run().run();
          }
        });
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
