package cluewright.studio.play;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * The keys for solving that work wherever the focus is, except in text: Esc, Enter and the modes.
 */
public final class PlayKeys {
  private final PlayViewModel play;

  private PlayKeys(PlayViewModel play) {
    this.play = play;
  }

  /** Handles keys that nothing within {@code root} has used. */
  public static void install(Node root, PlayViewModel play) {
    root.addEventHandler(KeyEvent.KEY_PRESSED, new PlayKeys(play)::press);
  }

  private void press(KeyEvent event) {
    boolean isTyped = event.getTarget() instanceof TextInputControl;
    if (!play.active.get() || isTyped || event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (event.getCode() == KeyCode.ESCAPE) {
      play.back();
      event.consume();
      return;
    }
    if (event.getCode() == KeyCode.ENTER && play.told.get()) {
      play.follow();
      event.consume();
      return;
    }
    for (PencilMode mode : PencilMode.values()) {
      if (event.getCode().getName().equals(mode.key())) {
        play.mode.set(mode);
        event.consume();
      }
    }
  }
}
