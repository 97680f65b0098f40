package cluewright.studio;

import cluewright.studio.look.Language;
import cluewright.studio.replay.ReplayMode;
import cluewright.studio.replay.SaveForm;
import cluewright.studio.shelf.ShelfPane;
import java.util.function.Consumer;
import javafx.scene.control.Button;

/** Draws the replay in its main states, for people to look at. */
final class ReplayPictures {
  private ReplayPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, ReplayPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw(
        "70-steps", 1280, 800, ReplayPictures::hard, view -> StudioPictures.elimination(view, 3));
    pictures.draw(
        "71-steps-folded-dark",
        1280,
        800,
        view -> {
          view.appearance().toggleTheme();
          hard(view);
        },
        view -> {
          view.studio().replay().goTo(30);
          ((Button) view.view().root().lookup("#fold-steps")).fire();
        });
    pictures.draw("72-by-strategy", 1280, 800, strategies(view -> {}), view -> to(view, 3));
    pictures.draw(
        "73-by-strategy-german-small",
        1024,
        700,
        strategies(view -> view.view().texts().languageProperty().set(Language.GERMAN)),
        view -> to(view, 2));
    pictures.draw(
        "74-saving",
        1280,
        800,
        ReplayPictures::hard,
        view -> {
          to(view, 20);
          view.studio().saving().ask(SaveForm.GIF);
        });
    pictures.draw(
        "75-saving-german-dark-text-150",
        1024,
        700,
        view -> {
          view.appearance().toggleTheme();
          view.appearance().textSizeProperty().set(150);
          view.view().texts().languageProperty().set(Language.GERMAN);
          hard(view);
        },
        view -> {
          to(view, 20);
          view.studio().saving().ask(SaveForm.GIF);
        });
    pictures.draw(
        "76-japanese-text-150",
        1280,
        800,
        view -> {
          view.appearance().textSizeProperty().set(150);
          view.view().texts().languageProperty().set(Language.JAPANESE);
          hard(view);
        },
        view -> {
          StudioPictures.elimination(view, 2);
          view.studio().saving().ask(SaveForm.PICTURES);
        });
    pictures.draw(
        "77-preview",
        1280,
        800,
        ReplayPictures::hard,
        view -> {
          to(view, 5);
          view.studio().replay().preview(25);
        });
  }

  /** A hard puzzle, with its steps on the shelf. */
  private static void hard(StudioWindow view) {
    ((ShelfPane) view.view().root().lookup("#shelf")).chosenProperty().set("tab-steps");
    StudioPictures.hard(view);
  }

  private static Consumer<StudioWindow> strategies(Consumer<StudioWindow> first) {
    return first
        .andThen(ReplayPictures::hard)
        .andThen(view -> view.studio().replay().modeProperty().set(ReplayMode.STRATEGY));
  }

  private static void to(StudioWindow view, int state) {
    view.studio().replay().goTo(state);
  }
}
