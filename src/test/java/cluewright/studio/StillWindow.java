package cluewright.studio;

import cluewright.studio.look.Fonts;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import javafx.stage.Stage;

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
    window.appearance().stillProperty().set(true);
    stage.setX(0);
    stage.setY(0);
    window.show(width, height, 0, 0);
    return window;
  }
}
