package cluewright.studio;

import cluewright.studio.look.Fonts;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * The studio's window as tests open it: with the first document, at the upper left of the screen,
 * which is just as large as most tests want the window, and nothing moves by itself.
 */
final class StillWindow {
  private StillWindow() {}

  static StudioWindow show(Stage stage, Ports ports, int width, int height) {
    Fonts.load();
    StudioWindow window =
        new StudioWindow(
            stage,
            new StudioViewModel(StudioApp.firstDocument(), ports),
            new Texts(Language.ENGLISH));
    window.appearance().still.set(true);
    stage.setX(0);
    stage.setY(0);
    window.prepare(width, height);
    window.show();
    return window;
  }

  /** Runs this on the UI thread, and waits for its end. */
  static void onUi(Runnable run) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Platform.runLater(
        () -> {
          try {
            run.run();
          } finally {
            done.countDown();
          }
        });
    done.await();
  }

  /** A window, with all that floats above it: menus, tooltips, notes. */
  static BufferedImage picture(Stage stage) {
    BufferedImage all = pixels(stage.getScene().snapshot(null));
    for (Window above : List.copyOf(Window.getWindows())) {
      if (above instanceof PopupWindow && above.isShowing()) {
        above.getScene().setFill(Color.TRANSPARENT);
        all.getGraphics()
            .drawImage(
                pixels(above.getScene().snapshot(null)),
                (int) (above.getX() - stage.getX() + above.getScene().getX()),
                (int) (above.getY() - stage.getY() + above.getScene().getY()),
                null);
      }
    }
    return all;
  }

  static BufferedImage pixels(WritableImage image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        copy.setRGB(x, y, image.getPixelReader().getArgb(x, y));
      }
    }
    return copy;
  }
}
