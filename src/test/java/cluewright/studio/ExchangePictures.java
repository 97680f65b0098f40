package cluewright.studio;

import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;

/** Draws the menus of formats, and what is said of what is left out, for people to look at. */
final class ExchangePictures {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");

  private ExchangePictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, ExchangePictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw("600-copy-as", 1280, 800, ExchangePictures::begin, shown(1, "copy-as"));
    pictures.draw(
        "601-export-as-german-150",
        1024,
        700,
        in(Language.GERMAN)
            .andThen(ExchangePictures::begin)
            .andThen(window -> window.appearance().toggleTheme())
            .andThen(window -> window.appearance().textSizeProperty().set(150)),
        shown(0, "export-as"));
    pictures.draw(
        "602-copied-japanese",
        1280,
        800,
        in(Language.JAPANESE).andThen(ExchangePictures::begin),
        ExchangePictures::copied);
    pictures.draw("603-fault", 1024, 700, ExchangePictures::begin, ExchangePictures::fault);
  }

  private static void begin(StudioWindow window) {
    History history = window.studio().history();
    history.apply(
        Phrase.verbatim("begin"),
        history
            .document()
            .withPuzzle(PUZZLE)
            .withTitle("Kite")
            .withAuthor("Ada")
            .withNotes("For the club"));
  }

  private static Consumer<StudioWindow> in(Language language) {
    return window -> window.texts().languageProperty().set(language);
  }

  private static Consumer<StudioWindow> shown(int menu, String id) {
    return window -> {
      MenuBar bar = (MenuBar) window.view().root().lookup(".menu-bar");
      Menu parent = bar.getMenus().get(menu);
      parent.show();
      parent.getItems().stream()
          .filter(item -> id.equals(item.getId()))
          .findFirst()
          .ifPresent(item -> Platform.runLater(((Menu) item)::show));
    };
  }

  private static void copied(StudioWindow window) {
    window.studio().clipboard().copyAs(Formats.named("line").orElseThrow());
  }

  private static void fault(StudioWindow window) {
    window.studio().clipboard().take("https://www.f-puzzles.com/?load=N4IgzglgX");
  }
}
