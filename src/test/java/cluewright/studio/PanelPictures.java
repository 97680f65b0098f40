package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.design.Preset;
import cluewright.studio.help.TourStop;
import cluewright.studio.look.Language;
import cluewright.studio.notice.Notice;
import cluewright.studio.shelf.ShelfPane;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;

/**
 * Draws the states of side panel, shelf, tour, help and dialogs, each in every language, theme,
 * scale and size of window, for people to look at.
 */
final class PanelPictures {
  private static final List<Integer> SCALES = List.of(100, 150, 200);
  private static final int[][] SIZES = {{1024, 700}, {1280, 800}, {2560, 1440}};

  private PanelPictures() {}

  /**
   * Draws those whose names begin with one of the further arguments, such as {@code results-de} or
   * {@code tour-watch-ja-dark-150-1024}; without one, all of them.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, PanelPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "design", view -> {}, view -> {});
    draw(pictures, "strategies", PanelPictures::strategies, view -> {});
    draw(pictures, "wishes", view -> {}, PanelPictures::wishes);
    draw(pictures, "symmetry", view -> {}, view -> combo(view, "#symmetry").show());
    draw(pictures, "impossible", PanelPictures::column, view -> {});
    draw(pictures, "repair", PanelPictures::column, view -> view.studio().repair().repair());
    draw(pictures, "found", StudioPictures::generate, view -> {});
    draw(pictures, "fixed", PanelPictures::birthday, view -> {});
    draw(pictures, "batch", view -> {}, view -> fire(view, "#batch"));
    draw(pictures, "empty", view -> {}, view -> open(view, "tab-results"));
    draw(pictures, "results", PanelPictures::six, view -> open(view, "tab-results"));
    draw(pictures, "compare", PanelPictures::six, PanelPictures::compare);
    draw(pictures, "puzzles", PanelPictures::projects, view -> open(view, "tab-puzzles"));
    draw(pictures, "rescued", PanelPictures::rescued, view -> {});
    for (TourStop stop : TourStop.values()) {
      String name = "tour-" + stop.name().toLowerCase(Locale.ROOT);
      draw(pictures, name, view -> {}, view -> tour(view, stop));
    }
    draw(pictures, "shortcuts", view -> {}, view -> press(view, "commands.shortcuts"));
    draw(pictures, "glossary", view -> {}, view -> press(view, "commands.glossary"));
    draw(pictures, "about", view -> {}, view -> press(view, "commands.about"));
    draw(
        pictures,
        "unsaved",
        view -> {},
        view -> ask(view, dialogs -> dialogs.askUnsaved(Phrase.verbatim("Valentine heart"))));
  }

  /** Draws a state in every language, theme, scale and size that is asked for. */
  static void draw(
      StudioPictures pictures,
      String name,
      Consumer<StudioWindow> prepare,
      Consumer<StudioWindow> goOn)
      throws InterruptedException {
    for (Language language : Language.values()) {
      for (String theme : List.of("light", "dark")) {
        for (int scale : SCALES) {
          for (int[] size : SIZES) {
            pictures.draw(
                String.join(
                    "-", name, language.locale().getLanguage(), theme, scale + "", size[0] + ""),
                size[0],
                size[1],
                look(language, theme, scale).andThen(prepare),
                goOn);
          }
        }
      }
    }
  }

  private static Consumer<StudioWindow> look(Language language, String theme, int scale) {
    return view -> {
      view.texts().languageProperty().set(language);
      view.appearance().textSizeProperty().set(scale);
      if (theme.equals("dark")) {
        view.appearance().toggleTheme();
      }
    };
  }

  private static void strategies(StudioWindow view) {
    view.studio().strategies().use(Preset.MEDIUM);
    for (String group : List.of("#fold-subsets", "#fold-fish")) {
      ((ToggleButton) find(view, group)).setSelected(true);
    }
  }

  private static void wishes(StudioWindow view) {
    ((ToggleButton) find(view, "#fold-wishes")).setSelected(true);
  }

  static void column(StudioWindow view) {
    for (int column : new int[] {1, 2}) {
      view.studio().paint().begin(column, Intent.ERASE);
      for (int cell = column; cell < 81; cell += 9) {
        view.studio().paint().extend(cell);
      }
      view.studio().paint().end();
    }
  }

  static void birthday(StudioWindow view) {
    int[] clues = view.studio().history().document().mask().clues().stream().limit(5).toArray();
    for (int i = 0; i < clues.length; i++) {
      view.studio().fixedDigits().digit(clues[i], i + 1);
    }
  }

  private static void six(StudioWindow view) {
    view.studio().batch().countProperty().set(6);
    view.studio().batch().start();
  }

  private static void compare(StudioWindow view) {
    open(view, "tab-results");
    ((ListView<?>) find(view, "#results")).getSelectionModel().selectRange(0, 3);
    fire(view, "#compare");
  }

  private static void projects(StudioWindow view) {
    ProjectsPictures.several(view);
  }

  private static void rescued(StudioWindow view) {
    Phrase words =
        Phrase.of(
            "files.left-behind-of-file",
            "Valentine hearts",
            "2026-11-22 02:14",
            "/home/ada/puzzles/hearts.cluewright",
            0);
    view.studio().notices().show(Notice.hint(words).with(Phrase.of("files.go-on"), () -> {}));
  }

  static void tour(StudioWindow view, TourStop stop) {
    view.studio().tour().start();
    while (!view.studio().tour().stopProperty().get().equals(Optional.of(stop))) {
      view.studio().tour().next();
    }
  }

  private static void press(StudioWindow view, String key) {
    String words = view.texts().of(key);
    ((MenuBar) find(view, ".menu-bar"))
        .getMenus().stream()
            .flatMap(menu -> menu.getItems().stream())
            .filter(item -> words.equals(item.getText()))
            .findFirst()
            .ifPresent(MenuItem::fire);
  }

  /** A dialog waits for its answer, which comes when the picture is taken. */
  static void ask(StudioWindow view, Consumer<WindowDialogs> question) {
    Stage owner = (Stage) view.view().root().getScene().getWindow();
    Platform.runLater(() -> question.accept(new WindowDialogs(owner, view.texts())));
  }

  static ComboBox<?> combo(StudioWindow view, String id) {
    return (ComboBox<?>) find(view, id);
  }

  static void fire(StudioWindow view, String button) {
    ((Button) find(view, button)).fire();
  }

  private static void open(StudioWindow view, String tab) {
    ((ShelfPane) find(view, "#shelf")).chosenProperty().set(tab);
  }

  static Node find(StudioWindow view, String selector) {
    return view.view().root().lookup(selector);
  }
}
