package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.design.Preset;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import cluewright.studio.look.ThemeChoice;
import cluewright.studio.play.PencilMode;
import cluewright.studio.play.PlayViewModel;
import cluewright.studio.replay.ReplayMode;
import cluewright.studio.replay.SaveForm;
import cluewright.studio.shelf.ShelfPane;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.stage.Window;

/**
 * Draws shelf, replay, solving, puzzles and help: each state in one window, which takes one look
 * after another, so that a change of language, theme, scale or size while it shows is seen as well.
 */
final class ShelfPictures {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private static final Puzzle HARD =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private static final String LONG =
      "For the front page of the winter issue; the tip must be r9c5, and the editor wants no "
          + "X-Wing before step twenty.\nSecond proof sent on Monday; ask Ada about the heart "
          + "for February, and keep the other half of it for the back page.";

  private static final List<StudioPictures.Look> LOOKS = looks();

  private ShelfPictures() {}

  /**
   * Draws those whose names begin with one of the further arguments, such as {@code results-de} or
   * {@code replay-gif-ja-dark-150-1024}; without one, all of them.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, ShelfPictures::all);
  }

  /** The largest windows first: the headless screen cannot draw one that grows. */
  private static List<StudioPictures.Look> looks() {
    List<StudioPictures.Look> looks = new ArrayList<>();
    for (int[] size : new int[][] {{2560, 1440}, {1280, 800}, {1024, 700}}) {
      for (Language language : Language.values()) {
        for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
          for (int scale : new int[] {100, 150, 200}) {
            looks.add(look(language, theme, scale, size[0], size[1]));
          }
        }
      }
    }
    return looks;
  }

  private static StudioPictures.Look look(
      Language language, ThemeChoice theme, int scale, int width, int height) {
    return new StudioPictures.Look(
        String.join(
            "-",
            language.locale().getLanguage(),
            theme.name().toLowerCase(Locale.ROOT),
            String.valueOf(scale),
            String.valueOf(width)),
        width,
        height,
        window -> {
          window.texts().languageProperty().set(language);
          window.appearance().themeChoiceProperty().set(theme);
          window.appearance().textSizeProperty().set(scale);
        });
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    results(pictures);
    steps(pictures);
    saving(pictures);
    solving(pictures);
    boards(pictures);
    puzzles(pictures);
    help(pictures);
  }

  private static void results(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "empty-results", window -> {}, open("tab-results"));
    draw(pictures, "few", batch(3), open("tab-results"));
    draw(
        pictures,
        "many",
        batch(40),
        open("tab-results").andThen(window -> list(window, "#results").requestFocus()));
    draw(
        pictures,
        "kept",
        hard(8),
        open("tab-results")
            .andThen(
                window -> {
                  keepSome(window);
                  combo(window, "#results-sorting").getSelectionModel().select(2);
                  list(window, "#results").getSelectionModel().selectRange(1, 4);
                }));
    draw(
        pictures,
        "running",
        batch(4),
        open("tab-results")
            .andThen(
                window -> {
                  if (!window.studio().generation().runningProperty().get()) {
                    window
                        .studio()
                        .history()
                        .apply(Phrase.verbatim("x"), PictureActs.hopeless(window));
                    batch(20).accept(window);
                  }
                }));
    draw(pictures, "compare2", hard(4), compare(2));
    draw(pictures, "compare4", hard(6), compare(4));
  }

  private static void steps(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "empty-steps", window -> {}, open("tab-steps"));
    draw(
        pictures,
        "steps",
        StudioPictures::hard,
        open("tab-steps").andThen(window -> StudioPictures.elimination(window, 3)));
    draw(
        pictures,
        "strategies",
        by(ReplayMode.STRATEGY),
        open("tab-steps").andThen(window -> window.studio().replay().goTo(4)));
    draw(
        pictures,
        "parallel",
        by(ReplayMode.PARALLEL),
        open("tab-steps").andThen(window -> window.studio().replay().goTo(4)));
    draw(
        pictures,
        "hover",
        StudioPictures::hard,
        open("tab-steps")
            .andThen(
                window -> {
                  window.studio().replay().goTo(6);
                  window.studio().replay().preview(9);
                }));
    for (int grade = 1; grade <= 3; grade++) {
      int presses = grade;
      draw(
          pictures,
          "hint" + grade,
          StudioPictures::hard,
          open("tab-steps")
              .andThen(
                  window -> {
                    window.studio().replay().goTo(0);
                    window.studio().replay().goTo(14);
                    for (int i = 0; i < presses; i++) {
                      window.studio().hints().more();
                    }
                  }));
    }
  }

  private static void saving(StudioPictures pictures) throws InterruptedException {
    for (SaveForm form : SaveForm.values()) {
      draw(
          pictures,
          "save-" + form.name().toLowerCase(Locale.ROOT),
          StudioPictures::hard,
          open("tab-steps")
              .andThen(
                  window -> {
                    window.studio().replay().goTo(20);
                    window.studio().saving().ask(form);
                  }));
    }
    drawWith(
        pictures,
        "save-running",
        new FakeDialogs().choosing(Path.of("target", "replay.gif")),
        StudioPictures::hard,
        open("tab-steps")
            .andThen(
                window -> {
                  window.studio().saving().edgeProperty().set(1080);
                  window.studio().saving().ask(SaveForm.GIF);
                  window.studio().saving().save();
                }));
    drawWith(
        pictures,
        "save-failed",
        new FakeDialogs().choosing(Path.of("/proc/none/replay.gif")),
        StudioPictures::hard,
        open("tab-steps")
            .andThen(
                window -> {
                  window.studio().saving().ask(SaveForm.GIF);
                  window.studio().saving().save();
                }));
  }

  private static void solving(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "play-fresh", ShelfPictures::play, window -> {});
    draw(pictures, "play-marks", ShelfPictures::play, ShelfPictures::marks);
    draw(
        pictures,
        "play-check",
        window -> {
          play(window);
          marks(window);
          write(window, 2, 5);
          write(window, 40, 5);
          write(window, 50, 6);
        },
        window -> window.studio().play().check());
    for (int grade = 1; grade <= 3; grade++) {
      int presses = grade;
      draw(
          pictures,
          "play-hint" + grade,
          window -> {
            play(window);
            for (int i = 0; i < presses; i++) {
              PictureActs.later(window.studio().play()::hint, 300 * (i + 1));
            }
          },
          window -> {});
    }
    draw(
        pictures,
        "play-timer",
        window -> {
          play(window);
          marks(window);
          ((CheckBox) find(window, "#play-timer")).setSelected(true);
        },
        window -> PictureActs.later(() -> window.studio().play().watchedProperty().unbind(), 10));
    draw(pictures, "play-solved", ShelfPictures::play, PictureActs::solve);
  }

  private static void boards(StudioPictures pictures) throws InterruptedException {
    draw(
        pictures,
        "play16",
        window -> {
          show(window, sixteen());
          window.studio().play().enter();
          window.studio().play().fillCandidates();
        },
        window -> {});
    draw(
        pictures,
        "play25",
        window -> {
          show(window, twentyFive());
          window.studio().play().enter();
        },
        window -> {});
    draw(
        pictures,
        "play4",
        window -> {
          show(window, four());
          window.studio().play().enter();
          window.studio().play().check();
        },
        window -> {});
    draw(
        pictures,
        "shelf16",
        window -> {
          show(window, sixteen());
          result(window, sixteen());
        },
        open("tab-results").andThen(window -> window.studio().replay().goTo(3)));
    draw(
        pictures,
        "shelf25",
        window -> {
          show(window, twentyFive());
          result(window, twentyFive());
          result(window, Grids.solution(Boards.TWENTY_FIVE, new Random(9)));
        },
        open("tab-results").andThen(window -> window.studio().replay().goTo(3)));
    draw(
        pictures,
        "shelf4",
        window -> {
          show(window, four());
          result(window, four());
        },
        open("tab-results").andThen(window -> window.studio().replay().goTo(3)));
    draw(
        pictures,
        "compare25",
        window -> {
          result(window, twentyFive());
          result(window, sixteen());
        },
        compare(2));
  }

  private static void puzzles(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "puzzles-one", window -> {}, open("tab-puzzles"));
    draw(pictures, "puzzles-many", ShelfPictures::project, open("tab-puzzles"));
    draw(pictures, "rescued", PictureActs::leaveWorkBehind, window -> {});
  }

  private static void help(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "help-shortcuts", window -> {}, window -> press(window, "commands.shortcuts"));
    draw(pictures, "help-glossary", window -> {}, window -> press(window, "commands.glossary"));
    draw(pictures, "help-about", window -> {}, window -> press(window, "commands.about"));
    draw(
        pictures,
        "help-nothing",
        window -> {},
        window -> {
          press(window, "commands.glossary");
          Window.getWindows().stream()
              .map(each -> each.getScene().getRoot().lookup("#glossary-search"))
              .filter(TextField.class::isInstance)
              .forEach(field -> ((TextField) field).setText("zebra"));
        });
  }

  private static void draw(
      StudioPictures pictures,
      String name,
      Consumer<StudioWindow> prepare,
      Consumer<StudioWindow> goOn)
      throws InterruptedException {
    drawWith(pictures, name, new FakeDialogs(), prepare, goOn);
  }

  private static void drawWith(
      StudioPictures pictures,
      String name,
      FakeDialogs dialogs,
      Consumer<StudioWindow> prepare,
      Consumer<StudioWindow> goOn)
      throws InterruptedException {
    Ports ports = FakePorts.with(new Generator(), dialogs);
    pictures.drawEach(name, ports, LOOKS, prepare, goOn);
  }

  private static Consumer<StudioWindow> open(String tab) {
    return window -> ((ShelfPane) find(window, "#shelf")).chosenProperty().set(tab);
  }

  private static Consumer<StudioWindow> batch(int count) {
    return window -> {
      window.studio().batch().countProperty().set(count);
      window.studio().batch().start();
    };
  }

  /** Hard puzzles as results: one puzzle with its digits renamed in several ways. */
  private static Consumer<StudioWindow> hard(int count) {
    return window -> {
      window.studio().strategies().use(Preset.EXTREME);
      for (int i = 0; i < count; i++) {
        result(window, i % 2 == 0 ? renamed(HARD, i) : renamed(PUZZLE, i));
      }
      show(window, HARD);
    };
  }

  private static Puzzle renamed(Puzzle puzzle, int by) {
    int[] digits = new int[puzzle.board().cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = puzzle.digit(cell) == 0 ? 0 : (puzzle.digit(cell) - 1 + by) % 9 + 1;
    }
    return new Puzzle(puzzle.board(), digits);
  }

  private static void keepSome(StudioWindow window) {
    History history = window.studio().history();
    List<Result> results = history.document().results();
    if (results.stream().noneMatch(Result::kept)) {
      List<Result> kept = new ArrayList<>(results);
      for (int i = 0; i < kept.size(); i += 3) {
        kept.set(i, kept.get(i).withKept(true));
      }
      history.apply(Phrase.verbatim("x"), history.document().withResults(kept));
    }
  }

  private static Consumer<StudioWindow> compare(int count) {
    return open("tab-results")
        .andThen(
            window -> {
              list(window, "#results").getSelectionModel().clearSelection();
              list(window, "#results").getSelectionModel().selectRange(0, count);
              ((Button) find(window, "#compare")).fire();
            });
  }

  private static Consumer<StudioWindow> by(ReplayMode mode) {
    return window -> {
      StudioPictures.hard(window);
      window.studio().replay().modeProperty().set(mode);
    };
  }

  private static void show(StudioWindow window, Puzzle puzzle) {
    History history = window.studio().history();
    history.apply(Phrase.verbatim("show"), history.document().withPuzzle(puzzle));
  }

  private static void result(StudioWindow window, Puzzle puzzle) {
    History history = window.studio().history();
    Document document = history.document();
    List<Result> results = new ArrayList<>(document.results());
    results.add(new Result(puzzle, document.strategies(), false));
    history.apply(Phrase.verbatim("found"), document.withResults(results));
  }

  private static Puzzle sixteen() {
    return Grids.pattern(Boards.SIXTEEN)
        .restrictedTo(Grids.mask(Boards.SIXTEEN, 0.5, new Random(5)));
  }

  private static Puzzle twentyFive() {
    return Grids.pattern(Boards.TWENTY_FIVE)
        .restrictedTo(Grids.mask(Boards.TWENTY_FIVE, 0.7, new Random(5)));
  }

  private static Puzzle four() {
    return Grids.pattern(Boards.FOUR).restrictedTo(Grids.mask(Boards.FOUR, 0.6, new Random(5)));
  }

  private static void play(StudioWindow window) {
    show(window, PUZZLE);
    window.studio().play().enter();
  }

  private static void write(StudioWindow window, int cell, int digit) {
    window.studio().play().select(cell, Extent.ALONE);
    window.studio().play().write(digit, Writing.AS_SET);
  }

  private static void marks(StudioWindow window) {
    PlayViewModel play = window.studio().play();
    play.modeProperty().set(PencilMode.DIGIT);
    write(window, 10, 7);
    play.select(3, Extent.ALONE);
    play.write(2, Writing.CORNER);
    play.write(6, Writing.CORNER);
    play.select(5, Extent.ALONE);
    play.write(2, Writing.CANDIDATE);
    play.write(8, Writing.CANDIDATE);
    play.select(60, Extent.ALONE);
    play.select(61, Extent.ALSO);
    play.modeProperty().set(PencilMode.CORNER);
  }

  private static void project(StudioWindow window) {
    History history = window.studio().history();
    Document first = history.document();
    List<Document> documents =
        List.of(
            first.withTitle("Valentine heart").withAuthor("Ada").withNotes(LONG),
            first.withTitle("Friday").withPuzzle(PUZZLE).withNotes("r9c5"),
            first.withTitle("The hundredth puzzle of the series, with a very long title indeed"),
            first.withTitle("").withPuzzle(four()),
            first.withTitle("Giant of the new year").withPuzzle(sixteen()),
            first.withTitle("Samstagsrätsel").withPuzzle(PUZZLE),
            first.withTitle("新年の問題").withPuzzle(twentyFive()),
            first.withMask(Mask.empty(Boards.NINE)).withTitle("Blank"),
            first.withTitle("Sunday").withPuzzle(PUZZLE),
            first.withTitle("Monday"),
            first.withTitle("Tuesday"),
            first.withTitle("Wednesday"));
    for (Document each : documents) {
      List<Result> results =
          each.puzzle().map(found -> new Result(found, each.strategies(), true)).stream().toList();
      Document whole = results.isEmpty() ? each : each.withResults(results);
      history.apply(Phrase.verbatim("add"), history.project().withNew(whole));
    }
    history.select(1);
  }

  private static void press(StudioWindow window, String key) {
    String words = window.texts().of(key);
    ((MenuBar) find(window, ".menu-bar"))
        .getMenus().stream()
            .flatMap(menu -> menu.getItems().stream())
            .filter(item -> words.equals(item.getText()))
            .findFirst()
            .ifPresent(MenuItem::fire);
  }

  private static ListView<?> list(StudioWindow window, String id) {
    return (ListView<?>) find(window, id);
  }

  private static ComboBox<?> combo(StudioWindow window, String id) {
    return (ComboBox<?>) find(window, id);
  }

  private static Node find(StudioWindow window, String selector) {
    return window.view().root().lookup(selector);
  }
}
