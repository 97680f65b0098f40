package cluewright.studio.look;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.stage.Window;

/**
 * What all secondary windows share.
 *
 * @param owner the studio's window, once there is one
 * @param dress gives a window the studio's look
 * @param scale changes the size of all that is in them
 */
public record SideWindows(Supplier<Window> owner, Consumer<Scene> dress, ObservableValue<?> scale) {

  /**
   * A window that is made when it first opens.
   *
   * @param contents makes what is in it
   */
  public SideWindow of(ObservableValue<String> title, Supplier<Scene> contents) {
    return new SideWindow(this, title, contents);
  }
}
