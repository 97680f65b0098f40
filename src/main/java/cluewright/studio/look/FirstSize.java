package cluewright.studio.look;

import javafx.animation.PauseTransition;
import javafx.stage.Stage;
import javafx.util.Duration;

/**
 * Keeps a program's first window at its size while the desktop adds its frame.
 *
 * <p>JavaFX 21 on GTK learns how wide a frame is only from the first window. Then it sets the size
 * anew, and takes for it what GTK has said last: 200 pixels, of the time before the window was
 * shown. Such a window jumps to its least size and back. No size below the least one is possible,
 * so that for this moment it is the size itself.
 */
public final class FirstSize {
  private static final Duration MOMENT = Duration.millis(1500);

  private FirstSize() {}

  /**
   * Holds a window that is not shown yet, and releases it shortly after it is.
   *
   * @param leastWidth what the window may be made as narrow as from then on
   */
  public static void hold(Stage stage, double leastWidth, double leastHeight) {
    stage.setMinWidth(stage.getWidth());
    stage.setMinHeight(stage.getHeight());
    PauseTransition moment = new PauseTransition(MOMENT);
    moment.setOnFinished(
        event -> {
          stage.setMinWidth(leastWidth);
          stage.setMinHeight(leastHeight);
        });
    stage.setOnShown(event -> moment.playFromStart());
  }
}
