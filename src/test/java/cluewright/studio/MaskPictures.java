package cluewright.studio;

import cluewright.mask.Picture;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.look.Language;
import cluewright.studio.masks.PaintTool;
import java.util.Objects;
import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.stage.Window;

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
    onLarge(pictures, "57-shapes-25", Boards.TWENTY_FIVE, "#shapes", "");
    onLarge(pictures, "58-shapes-16", Boards.SIXTEEN, "#shapes", "");
    onLarge(pictures, "59-text-25", Boards.TWENTY_FIVE, "#text-mask", "HELLO");
    onLarge(pictures, "60-text-25-two-lines", Boards.TWENTY_FIVE, "#text-mask", "HEL LO");
    onLarge(pictures, "61-text-16", Boards.SIXTEEN, "#text-mask", "LOVE");
    for (Language language : Language.values()) {
      crop(pictures, language);
    }
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
          });
    }
  }

  private static void onLarge(
      StudioPictures pictures, String name, Board board, String button, String text)
      throws InterruptedException {
    pictures.draw(
        name,
        1440,
        900,
        view -> view.studio().paint().useBoard(board),
        view -> {
          ((Button) view.view().root().lookup(button)).fire();
          Window.getWindows().stream()
              .map(window -> window.getScene().getRoot().lookup("#mask-text"))
              .filter(Objects::nonNull)
              .map(TextField.class::cast)
              .forEach(field -> field.setText(text));
        });
  }

  private static void crop(StudioPictures pictures, Language language) throws InterruptedException {
    pictures.draw(
        "62-crop-" + language.locale().getLanguage(),
        1024,
        700,
        view -> {
          view.studio().paint().useBoard(Boards.SIXTEEN);
          if (language != Language.ENGLISH) {
            dark(view, language == Language.GERMAN ? 150 : 100, language);
          }
          view.studio().pictureMask().take(MaskPictures::face);
        },
        view ->
            Window.getWindows().stream()
                .map(window -> window.getScene().getRoot().lookup("#picture-zoom"))
                .filter(Objects::nonNull)
                .map(Slider.class::cast)
                .forEach(zoom -> zoom.setValue(0.6)));
  }

  private static Picture face() {
    return Picture.of(
        180,
        120,
        (x, y) -> {
          double far = Math.hypot(x - 90, y - 60);
          boolean isEye = Math.hypot(x - 72, y - 48) < 7 || Math.hypot(x - 108, y - 48) < 7;
          boolean isMouth = far > 26 && far < 36 && y > 72;
          boolean isDark = isEye || isMouth || Math.abs(far - 53) < 5;
          return isDark ? 0xFF203040 : x > 150 ? 0xFF909090 : 0xFFF4F0E8;
        });
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
