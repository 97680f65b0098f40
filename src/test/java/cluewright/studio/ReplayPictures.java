package cluewright.studio;

import cluewright.format.PuzzleText;
import cluewright.phrase.Phrase;
import cluewright.replay.Step;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.studio.look.Language;
import cluewright.studio.replay.AlternativesViewModel;
import cluewright.studio.replay.ReplayMode;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.replay.SaveForm;
import cluewright.studio.shelf.ShelfPane;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.control.Button;

/** Draws the replay in its main states, for people to look at. */
final class ReplayPictures {
  private static final String BEYOND_ALL =
      "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

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
    stuck(pictures);
    alternatives(pictures);
  }

  private static void stuck(StudioPictures pictures) throws InterruptedException {
    pictures.draw(
        "78-stuck", 1280, 800, ReplayPictures::stuck, view -> view.studio().replay().last());
    pictures.draw(
        "78-stuck-german-dark-small",
        1024,
        700,
        view -> {
          view.appearance().toggleTheme();
          view.view().texts().languageProperty().set(Language.GERMAN);
          stuck(view);
        },
        view -> view.studio().replay().last());
    pictures.draw(
        "78-stuck-japanese-small-150",
        1024,
        700,
        view -> {
          view.appearance().textSizeProperty().set(150);
          view.view().texts().languageProperty().set(Language.JAPANESE);
          stuck(view);
        },
        view -> view.studio().replay().last());
    pictures.draw("79-guess", 1440, 900, ReplayPictures::beyond, view -> to(view, 1));
    pictures.draw(
        "79-guess-single-way-dark",
        1280,
        800,
        view -> {
          view.appearance().toggleTheme();
          beyond(view);
        },
        ReplayPictures::toPlainGuess);
    pictures.draw(
        "79-before-guess-german-small",
        1024,
        700,
        view -> {
          view.view().texts().languageProperty().set(Language.GERMAN);
          beyond(view);
        },
        view -> to(view, 0));
  }

  private static void alternatives(StudioPictures pictures) throws InterruptedException {
    pictures.draw(
        "80-alternatives", 1280, 800, ReplayPictures::hard, view -> available(view, 6, 5));
    pictures.draw(
        "80-alternatives-japanese-dark-small",
        1024,
        700,
        view -> {
          view.appearance().toggleTheme();
          view.view().texts().languageProperty().set(Language.JAPANESE);
          hard(view);
        },
        view -> available(view, 12, 0));
    pictures.draw(
        "81-own-way-german",
        1280,
        800,
        view -> {
          view.view().texts().languageProperty().set(Language.GERMAN);
          hard(view);
        },
        view -> {
          to(view, 6);
          view.studio().alternatives().wantedProperty().set(true);
          whenFound(
              view,
              found -> {
                view.studio().alternatives().choose(found.get(5));
                view.studio().alternatives().wantedProperty().set(false);
              });
        });
    pictures.draw(
        "82-all-at-once",
        1280,
        800,
        view -> {
          hard(view);
          view.studio().replay().modeProperty().set(ReplayMode.PARALLEL);
        },
        view -> to(view, 3));
  }

  private static void available(StudioWindow view, int state, int pointed) {
    to(view, state);
    view.studio().alternatives().wantedProperty().set(true);
    whenFound(
        view,
        found ->
            view.studio().alternatives().pointedProperty().set(Optional.of(found.get(pointed))));
  }

  /** Waits for the steps that are available, and goes on. */
  private static void whenFound(StudioWindow view, Consumer<List<Deduction>> act) {
    AlternativesViewModel steps = view.studio().alternatives();
    waitFor(steps.found(), () -> !steps.found().isEmpty());
    act.accept(List.copyOf(steps.found()));
  }

  /** Lets the window go on until a condition holds after a change. */
  private static void waitFor(Observable changing, BooleanSupplier condition) {
    Object key = new Object();
    InvalidationListener arrived =
        change -> {
          if (condition.getAsBoolean()) {
            Platform.exitNestedEventLoop(key, null);
          }
        };
    changing.addListener(arrived);
    Platform.enterNestedEventLoop(key);
    changing.removeListener(arrived);
  }

  /** A puzzle in which singles get stuck, with its steps on the shelf. */
  private static void stuck(StudioWindow view) {
    hard(view);
    view.studio()
        .history()
        .apply(
            Phrase.verbatim("x"),
            view.studio().history().document().withStrategies(StrategySet.parse("NHL")));
  }

  /** A puzzle that no strategy solves. */
  private static void beyond(StudioWindow view) {
    hard(view);
    view.studio()
        .history()
        .apply(
            Phrase.verbatim("x"),
            view.studio()
                .history()
                .document()
                .withStrategies(StrategySet.of(Catalogue.all()))
                .withPuzzle(PuzzleText.read(BEYOND_ALL)));
    ReplayViewModel replay = view.studio().replay();
    waitFor(replay.pathProperty(), () -> replay.length() > 0);
  }

  /** The first guess that singles alone prove. */
  private static void toPlainGuess(StudioWindow view) {
    List<Step> steps = view.studio().replay().path().orElseThrow().steps();
    for (int i = 0; i < steps.size(); i++) {
      String said = steps.get(i).deductions().get(0).sentence().toString();
      if (steps.get(i).isGuess() && !said.contains("ways to go on")) {
        to(view, i + 1);
        return;
      }
    }
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
