package cluewright.studio;

import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Language;
import cluewright.studio.shelf.ShelfPane;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;

/** Draws feasibility, generating and the shelf in their main states, for people to look at. */
final class ResultsPictures {
  private ResultsPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, ResultsPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw("60-empty", 1280, 800, view -> {}, view -> open(view, "tab-results"));
    pictures.draw(
        "61-gallery",
        1280,
        800,
        view -> batch(view, 6),
        view -> {
          open(view, "tab-results");
          list(view).getSelectionModel().selectRange(1, 3);
        });
    pictures.draw(
        "62-gallery-dark-125",
        1024,
        700,
        dark(125).andThen(view -> batch(view, 6)),
        view -> open(view, "tab-results"));
    pictures.draw(
        "63-comparison",
        1280,
        800,
        view -> batch(view, 6),
        view -> {
          open(view, "tab-results");
          list(view).getSelectionModel().selectRange(0, 3);
          ((Button) view.view().root().lookup("#compare")).fire();
        });
    pictures.draw(
        "64-comparison-dark-ja",
        1280,
        800,
        dark(150)
            .andThen(view -> view.texts().languageProperty().set(Language.JAPANESE))
            .andThen(view -> batch(view, 3)),
        view -> {
          open(view, "tab-results");
          list(view).getSelectionModel().selectRange(0, 2);
          ((Button) view.view().root().lookup("#compare")).fire();
        });
    pictures.draw(
        "65-fixed", 1280, 800, view -> birthday(view, "19880612"), view -> view.view().board());
    pictures.draw("66-fixed-twice", 1024, 700, view -> birthday(view, "19880612"));
    pictures.draw(
        "67-german",
        1024,
        700,
        view -> {
          view.texts().languageProperty().set(Language.GERMAN);
          batch(view, 5);
        },
        view -> open(view, "tab-results"));
    pictures.draw(
        "68-running",
        1280,
        800,
        view -> {},
        view -> {
          view.studio().history().apply(Phrase.verbatim("x"), PictureActs.hopeless(view));
          batch(view, 20);
        });
    pictures.draw("69-batch", 1280, 800, view -> {}, view -> fire(view, "#batch"));
  }

  private static Consumer<StudioWindow> dark(int textSize) {
    return view -> {
      view.appearance().toggleTheme();
      view.appearance().textSizeProperty().set(textSize);
    };
  }

  private static void batch(StudioWindow view, int count) {
    view.studio().batch().countProperty().set(count);
    view.studio().batch().start();
  }

  private static void fire(StudioWindow view, String button) {
    ((Button) view.view().root().lookup(button)).fire();
  }

  private static void open(StudioWindow view, String tab) {
    ((ShelfPane) view.view().root().lookup("#shelf")).chosenProperty().set(tab);
  }

  private static ListView<?> list(StudioWindow view) {
    return (ListView<?>) view.view().root().lookup("#results");
  }

  private static void birthday(StudioWindow view, String digits) {
    Mask mask = view.studio().history().document().mask();
    CellSet row = CellSet.of(36, 37, 38, 39, 40, 41, 42, 43);
    view.studio()
        .history()
        .apply(Phrase.verbatim("x"), view.studio().history().document().withMask(mask.with(row)));
    for (int i = 0; i < digits.length(); i++) {
      view.studio().fixedDigits().digit(36 + i, Math.max(1, digits.charAt(i) - '0'));
    }
  }
}
