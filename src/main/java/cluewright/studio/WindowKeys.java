package cluewright.studio;

import cluewright.studio.look.ZoomKeys;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/** Keys besides those in menus: other positions of signs on keyboards, and the question mark. */
final class WindowKeys {
  private final WindowCommands commands;

  WindowKeys(WindowCommands commands) {
    this.commands = commands;
  }

  void addTo(Scene scene) {
    ZoomKeys.addTo(scene, commands.larger, commands.smaller, commands.normalSize);
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
}
