package cluewright.studio.look;

import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.util.Duration;

/**
 * Shows a window when its first picture is ready, rather than white before. Where the desktop knows
 * no translucent windows, it shows at once, as it would without this.
 */
public final class FirstPicture {
  /** The number of layouts after which the first picture is painted. */
  private static final int PULSES = 2;

  /** How long a window is held back at most. */
  private static final Duration MOST = Duration.millis(1500);

  private FirstPicture() {}

  /** Shows a window that has a scene. */
  public static void show(Stage stage) {
    if (!stage.isShowing()) {
      stage.setOpacity(0);
      PauseTransition patience = new PauseTransition(MOST);
      patience.setOnFinished(event -> stage.setOpacity(1));
      patience.play();
      awaitPicture(stage);
    }
    stage.show();
  }

  private static void awaitPicture(Stage stage) {
    Scene scene = stage.getScene();
    scene.addPostLayoutPulseListener(
        new Runnable() {
          private int pulses;

          @Override
          public void run() {
            pulses++;
            if (pulses < PULSES) {
              Platform.requestNextPulse();
              return;
            }
            scene.removePostLayoutPulseListener(this);
            Platform.runLater(() -> stage.setOpacity(1));
          }
        });
  }
}
