package cluewright.studio;

import cluewright.mask.Picture;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.look.Language;
import cluewright.studio.masks.PaintTool;
import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.util.Duration;

/** Draws the tools that make masks in their main states, for people to look at. */
final class MaskPictures {
  private MaskPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, MaskPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw("50-rectangle", 1024, 700, MaskPictures::rectangle);
    pictures.draw(
        "51-rectangle-dark-text-150-german",
        1024,
        700,
        view -> {
          dark(view, 150, Language.GERMAN);
          rectangle(view);
        });
    pictures.draw(
        "52-large-japanese",
        1280,
        800,
        view -> {
          view.texts().languageProperty().set(Language.JAPANESE);
          view.studio().paint().useBoard(Boards.TWENTY_FIVE);
          view.studio().density().drag(200);
        });
    flyout(pictures, "53-shapes", "#shapes");
    flyout(pictures, "54-text", "#text-mask");
    flyout(pictures, "55-picture", "#picture-mask");
    flyout(pictures, "56-transform", "#transform");
  }

  private static void flyout(StudioPictures pictures, String name, String button)
      throws InterruptedException {
    for (Language language : Language.values()) {
      String suffix = "-" + language.locale().getLanguage();
      pictures.draw(
          name + suffix,
          1024,
          700,
          view -> {
            if (language != Language.ENGLISH) {
              dark(view, language == Language.GERMAN ? 150 : 100, language);
            }
            view.studio().shapes().save("Meine Maske");
            view.studio()
                .pictureMask()
                .take(
                    () ->
                        Picture.of(
                            90,
                            60,
                            (x, y) -> Math.hypot(x - 45, y - 30) < 28 ? 0xFF203040 : 0xFFFFFFFF));
          },
          view -> {
            ((Button) view.view().root().lookup(button)).fire();
            PauseTransition shown = new PauseTransition(Duration.millis(600));
            shown.setOnFinished(event -> saveFlyouts(pictures, name + suffix + "-flyout"));
            shown.play();
          });
    }
  }

  /** A flyout is a window of its own, which the picture of the studio's does not show. */
  private static void saveFlyouts(StudioPictures pictures, String name) {
    Window.getWindows().stream()
        .filter(PopupWindow.class::isInstance)
        .forEach(flyout -> pictures.save(name, flyout.getScene().snapshot(null)));
  }

  private static void rectangle(StudioWindow view) {
    view.studio().paint().clear();
    view.studio().paint().symmetryProperty().set(Symmetry.ANTIDIAGONAL);
    view.studio().paint().toolProperty().set(PaintTool.RECTANGLE);
    view.studio().paint().begin(1, Intent.TOOL);
    view.studio().paint().extend(29);
  }

  private static void dark(StudioWindow view, int percent, Language language) {
    view.appearance().toggleTheme();
    view.appearance().textSizeProperty().set(percent);
    view.texts().languageProperty().set(language);
  }
}
