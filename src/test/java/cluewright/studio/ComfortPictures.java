package cluewright.studio;

import cluewright.studio.help.TourStop;
import cluewright.studio.look.Language;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ToggleButton;

/** Draws languages, scales, themes, the tour and the help windows, for people to look at. */
final class ComfortPictures {
  private ComfortPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, ComfortPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw("100-german", 1280, 800, in(Language.GERMAN));
    pictures.draw("101-japanese", 1280, 800, in(Language.JAPANESE));
    pictures.draw(
        "102-japanese-dark-small",
        1024,
        700,
        in(Language.JAPANESE).andThen(view -> view.appearance().toggleTheme()),
        ComfortPictures::wishes);
    pictures.draw("103-text-150", 1280, 800, at(150));
    pictures.draw("104-text-150-small-german", 1024, 700, at(150).andThen(in(Language.GERMAN)));
    pictures.draw("105-text-200", 1280, 800, at(200));
    int number = 106;
    for (TourStop stop : TourStop.values()) {
      pictures.draw(number++ + "-tour", 1280, 800, view -> {}, view -> tour(view, stop));
    }
    pictures.draw(
        "110-tour-small-150",
        1024,
        700,
        at(150).andThen(in(Language.JAPANESE)),
        view -> tour(view, TourStop.STRATEGIES));
    pictures.draw("111-shortcuts", 1280, 800, view -> {}, view -> press(view, "Shortcuts"));
    pictures.draw(
        "112-glossary-german-dark",
        1280,
        800,
        in(Language.GERMAN).andThen(view -> view.appearance().toggleTheme()),
        view -> press(view, "Glossar"));
    pictures.draw(
        "113-about-japanese",
        1280,
        800,
        in(Language.JAPANESE),
        view -> press(view, "Cluewrightについて"));
    pictures.draw(
        "114-view-menu", 1280, 800, view -> {}, view -> menus(view).getMenus().get(5).show());
    pictures.draw("115-wishes", 1280, 800, view -> {}, ComfortPictures::wishes);
    pictures.draw("116-wishes-german", 1280, 800, in(Language.GERMAN), ComfortPictures::wishes);
  }

  private static Consumer<StudioWindow> in(Language language) {
    return view -> view.texts().languageProperty().set(language);
  }

  private static Consumer<StudioWindow> at(int percent) {
    return view -> view.appearance().textSizeProperty().set(percent);
  }

  private static void tour(StudioWindow view, TourStop stop) {
    view.studio().tour().start();
    while (!view.studio().tour().stopProperty().get().equals(Optional.of(stop))) {
      view.studio().tour().next();
    }
  }

  private static MenuBar menus(StudioWindow view) {
    return (MenuBar) view.view().root().lookup(".menu-bar");
  }

  private static void press(StudioWindow view, String words) {
    menus(view).getMenus().stream()
        .flatMap(menu -> menu.getItems().stream())
        .filter(item -> words.equals(item.getText()))
        .findFirst()
        .orElseThrow()
        .fire();
  }

  private static void wishes(StudioWindow view) {
    ((ToggleButton) view.view().root().lookup("#fold-wishes")).setSelected(true);
  }
}
