package cluewright.studio;

import cluewright.format.PuzzleText;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.stage.Window;

/** Draws the window of pictures, for people to look at. */
final class ExportPictures {
  private static final String PUZZLE =
      "480300000000000071020000000705000060000200800000000000001076000300000400000050000";

  private ExportPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, ExportPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw("700-picture", 1280, 800, shown(view -> check("#picture-candidates")));
    pictures.draw(
        "701-picture-german-dark-150",
        1280,
        800,
        shown(
            view -> {
              press("#picture-form-1");
              check("#picture-coordinates");
            },
            view -> {
              view.appearance().toggleTheme();
              view.appearance().textSizeProperty().set(150);
              view.texts().languageProperty().set(Language.GERMAN);
            }));
    pictures.draw(
        "702-picture-japanese-small",
        1024,
        700,
        shown(
            view -> {
              check("#picture-solution");
              view.studio().pictures().copy();
            },
            view -> view.texts().languageProperty().set(Language.JAPANESE)));
    pictures.draw(
        "703-picture-dark-too-large",
        1280,
        800,
        shown(
            view -> {
              press("#picture-unit-1");
              found("#picture-width", Spinner.class).increment(4000);
            },
            view -> view.appearance().toggleTheme()));
  }

  private static Consumer<StudioWindow> shown(Consumer<StudioWindow> acts) {
    return shown(acts, window -> {});
  }

  /** The window over a step, as soon as the steps are known. */
  private static Consumer<StudioWindow> shown(
      Consumer<StudioWindow> acts, Consumer<StudioWindow> first) {
    return window -> {
      first.accept(window);
      window
          .studio()
          .replay()
          .pathProperty()
          .addListener(
              (property, before, path) ->
                  path.ifPresent(
                      known ->
                          Platform.runLater(
                              () -> {
                                open(window);
                                acts.accept(window);
                              })));
      begin(window);
    };
  }

  private static void begin(StudioWindow window) {
    History history = window.studio().history();
    history.apply(
        Phrase.verbatim("begin"),
        history
            .document()
            .withPuzzle(PuzzleText.read(PUZZLE))
            .withStrategies(StrategySet.of(Catalogue.all()))
            .withTitle("Kite"));
  }

  private static void open(StudioWindow window) {
    StudioPictures.elimination(window, 3);
    window.studio().pictures().open();
  }

  private static <T> T found(String id, Class<T> type) {
    return List.copyOf(Window.getWindows()).stream()
        .map(window -> window.getScene().lookup(id))
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst()
        .orElseThrow();
  }

  private static void check(String id) {
    found(id, CheckBox.class).fire();
  }

  private static void press(String id) {
    found(id, ToggleButton.class).fire();
  }
}
