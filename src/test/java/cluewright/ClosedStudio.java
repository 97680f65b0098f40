package cluewright;

import java.util.Timer;
import javafx.application.Platform;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/** The studio, closed right after a change, where a library has left a timer behind. */
public final class ClosedStudio {
  private static final int PAUSE = 50;

  /** Held, as a timer that nobody holds ends when it is collected. */
  private static final Timer FOREIGN = new Timer("foreign", /* isDaemon= */ false);

  private ClosedStudio() {}

  /** Opens the studio as the launcher does. */
  public static void main(String[] args) {
    Thread closer = new Thread(ClosedStudio::closeSoon);
    closer.setDaemon(true);
    closer.start();
    Launcher.main(new String[] {"studio"});
    System.out.println("came back, and " + FOREIGN + " keeps the program alive");
  }

  private static void closeSoon() {
    try {
      while (true) {
        Thread.sleep(PAUSE);
        Window.getWindows().stream()
            .filter(window -> window instanceof Stage && window.isShowing())
            .findFirst()
            .ifPresent(window -> Platform.runLater(() -> close(window)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void close(Window window) {
    if (window.getScene().lookup("#clear") instanceof ButtonBase clear) {
      clear.fire();
    }
    window.fireEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST));
  }
}
