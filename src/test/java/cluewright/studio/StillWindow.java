package cluewright.studio;

import cluewright.document.Project;
import cluewright.mask.Symmetry;
import cluewright.studio.look.Fonts;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import cluewright.studio.look.ThemeChoice;
import cluewright.studio.masks.PaintTool;
import cluewright.studio.play.PencilMode;
import cluewright.studio.replay.ReplayMode;
import cluewright.studio.shelf.ShelfPane;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.robot.Robot;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The studio's window as tests open it: with the first document, at the upper left of the screen,
 * which is just as large as most tests want the window, and nothing moves by itself.
 */
final class StillWindow {
  private static final int SECONDS = 40;

  /** The window that was opened last, with how it was opened. */
  private static Opened last;

  /**
   * @param tab that is open at first
   */
  private record Opened(
      StudioWindow window, Stage stage, Ports ports, int width, int height, String tab) {}

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
    String tab = shelf(window).chosenProperty().get();
    last = new Opened(window, stage, ports, width, height, tab);
    return window;
  }

  /** Nobody has asked, answered or copied anything. */
  static void forgetAnswers() {
    if (last.ports.dialogs() instanceof FakeDialogs dialogs) {
      dialogs.forget();
    }
    if (last.ports.clipboard() instanceof FakePorts.FakeClipboard clipboard) {
      clipboard.forget();
    }
  }

  private static ShelfPane shelf(StudioWindow window) {
    return (ShelfPane) window.view().root().lookup("#shelf");
  }

  /**
   * Opens the first document in the window that was opened last: nothing runs, nothing can be
   * undone, no other window is open, and what one takes in hand is as at first. The pointer rests
   * in a corner of the screen, where no tooltip comes up and takes Esc for itself. What a test
   * remembers in the settings beyond that stays.
   */
  static void reset() throws InterruptedException, TimeoutException {
    StudioViewModel studio = last.window.studio;
    onUi(StillWindow::putAllAway);
    WaitForAsyncUtils.waitFor(
        SECONDS, TimeUnit.SECONDS, () -> !studio.design.generation.running.get());
    AtomicLong openings = new AtomicLong();
    onUi(
        () -> {
          openings.set(studio.history.openings());
          studio.history.markSaved(studio.history.project());
          studio.project.files.startNew();
        });
    WaitForAsyncUtils.waitFor(
        SECONDS, TimeUnit.SECONDS, () -> studio.history.openings() > openings.get());
    onUi(
        () -> {
          studio.history.open(Project.of(StudioApp.firstDocument()));
          studio.notices.dismiss();
          last.window.view().focusFirst();
        });
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static void putAllAway() {
    Rectangle2D screen = Screen.getPrimary().getBounds();
    new Robot().mouseMove(screen.getMaxX() - 1, screen.getMaxY() - 1);
    List.copyOf(Window.getWindows()).stream()
        .filter(each -> each != last.stage)
        .forEach(Window::hide);
    last.stage.setWidth(last.width);
    last.stage.setHeight(last.height);
    StudioViewModel studio = last.window.studio;
    studio.windows.tour.leave();
    studio.design.generation.cancel();
    studio.design.decisions.cancel();
    studio.design.randomMasks.cancel();
    studio.design.repair.dismiss();
    studio.gallery.results.endComparison();
    last.window.view().board().focusCellProperty().set(0);
    studio.design.paint.tool.set(PaintTool.PENCIL);
    studio.design.paint.symmetry.set(Symmetry.NONE);
    studio.solve.play.mode.set(PencilMode.DIGIT);
    studio.solve.replay.mode.set(ReplayMode.HUMAN);
    last.window.texts().language.set(Language.ENGLISH);
    last.window.appearance().themeChoice.set(ThemeChoice.SYSTEM);
    last.window.appearance().normalSize();
    shelf(last.window).open(last.tab);
    forgetAnswers();
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
