package cluewright.studio;

import java.nio.file.Path;
import javafx.application.Application;

/** The entry point of the studio. */
public final class StudioMain {
  private StudioMain() {}

  /**
   * Opens the studio; returns after its window is closed, its work is saved and its threads have
   * ended. Those of libraries may go on: AtlantaFX starts a timer for each pop-up and forgets it.
   * So whoever opened the studio has to end the program.
   *
   * @param args none, or a file to open: a project, puzzles or masks, or a picture
   * @throws UnsatisfiedLinkError or RuntimeException if the system lacks what windows need
   */
  public static void open(String[] args) {
    Timing.start();
    GraphicsCard.lookFor(System.getProperties(), Path.of("/dev"));
    try {
      Application.launch(StudioApp.class, args);
    } catch (RuntimeException failure) {
      StudioApp.logs().ofThisProgram(StudioApp.version()).note(failure);
      throw failure;
    }
  }
}
