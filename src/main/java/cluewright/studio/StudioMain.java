package cluewright.studio;

import cluewright.studio.work.Background;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import javafx.application.Application;

/** The door to the studio. */
public final class StudioMain {
  private StudioMain() {}

  /**
   * Opens the studio and returns when its window is closed.
   *
   * @param args none, or a file to open: a project, puzzles or masks, or a picture
   * @throws UnsatisfiedLinkError or RuntimeException if the system lacks what windows need
   */
  public static void open(String[] args) {
    Timing.start();
    ExecutorService workers = Background.daemons();
    EarlyClasses.load(workers);
    SpareMemory.giveBack(workers);
    GraphicsCard.lookFor(System.getProperties(), Path.of("/dev"));
    Application.launch(StudioApp.class, args);
    endTimers();
  }

  /**
   * AtlantaFX starts a timer for each pop-up and forgets it; its thread, which would keep the
   * program alive without a window, ends when the timer is collected.
   */
  static void endTimers() {
    System.gc();
  }
}
