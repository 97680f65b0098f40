package cluewright.studio;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolvingPath;
import cluewright.replay.Wish;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.design.Limit;
import cluewright.studio.design.Preset;
import cluewright.studio.generate.TimeLimit;
import cluewright.studio.look.Fonts;
import cluewright.studio.notice.Notice;
import cluewright.studio.replay.ReplayMode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/** Draws the studio in its main states into PNG files, for people to look at. */
public final class StudioPictures {
  private static final Puzzle HARD =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private static final String X_WING =
      ".8...4.5....7..3............1..85...6.....2......4....3.26............417........";
  private static final String FINNED =
      "6.2.5.........3.4..........43...8....1....2........7..5..27...........81...6.....";
  private static final String WINGS =
      "48.3............71.2.......7.5....6....2..8.............1.76...3.....4......5....";
  private static final String NICE_LOOP =
      "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...";
  private static final String X_CHAIN =
      ".47.8...1............6..7..6....357......5....1..6....28..4.....9.1...4.....2.69.";
  private static final String SKYSCRAPER =
      "..5...987.4..5...1..7......2...48....9.1.....6..2.....3..6..2.......9.7.......5..";

  private static final int PAUSE = 900;

  private final Path folder;
  private final List<String> wanted;

  private StudioPictures(Path folder, List<String> wanted) {
    this.wanted = wanted;
    this.folder = folder;
  }

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    run(args, StudioPictures::all);
  }

  /** Pictures of one kind. */
  interface Gallery {
    void draw(StudioPictures pictures) throws InterruptedException;
  }

  /** Starts JavaFX, has the gallery drawn as the arguments of {@link #main} say, and ends. */
  static void run(String[] args, Gallery gallery) throws Exception {
    Path folder = Path.of(args[0]);
    Files.createDirectories(folder);
    CountDownLatch ready = new CountDownLatch(1);
    Platform.setImplicitExit(false);
    Platform.startup(ready::countDown);
    ready.await();
    onUi(Fonts::load);
    gallery.draw(new StudioPictures(folder, Arrays.asList(args).subList(1, args.length)));
    Platform.exit();
    System.exit(0);
  }

  private void all() throws InterruptedException {
    draw("01-start", 1280, 800, view -> {});
    draw("02-start-dark", 1280, 800, view -> view.appearance().toggleTheme());
    draw("03-small", 1024, 700, view -> {});
    draw("04-text-125", 1280, 800, view -> view.appearance().textSizeProperty().set(125));
    draw(
        "05-small-text-125",
        1024,
        700,
        view -> {
          view.appearance().textSizeProperty().set(125);
          hard(view);
        },
        view -> elimination(view, 2));
    draw("06-painting", 1280, 800, StudioPictures::paint);
    draw("07-found", 1280, 800, view -> generate(view));
    draw("08-elimination", 1280, 800, StudioPictures::hard, view -> elimination(view, 3));
    draw(
        "09-elimination-dark",
        1280,
        800,
        view -> {
          view.appearance().toggleTheme();
          hard(view);
        },
        view -> elimination(view, 5));
    draw("10-elimination-small", 1024, 700, StudioPictures::hard, view -> elimination(view, 4));
    draw(
        "11-placement",
        1280,
        800,
        view -> {
          generate(view);
        },
        view -> view.studio().replay().goTo(12));
    draw(
        "12-parallel",
        1280,
        800,
        view -> {
          hard(view);
          view.studio().replay().modeProperty().set(ReplayMode.PARALLEL);
        },
        view -> view.studio().replay().goTo(3));
    draw(
        "13-impossible",
        1280,
        800,
        view -> {
          view.studio().paint().begin(0, Intent.TOOL);
          view.studio().paint().end();
          for (int cell :
              new int[] {2, 11, 20, 29, 38, 47, 56, 65, 74, 1, 10, 19, 28, 37, 46, 55, 64, 73}) {
            view.studio().paint().begin(cell, Intent.ERASE);
            view.studio().paint().end();
          }
        },
        view -> view.studio().verdict().toggleMarked());
    draw("20-exists", 1280, 800, view -> {});
    draw(
        "21-repair", 1280, 800, StudioPictures::emptyRows, view -> view.studio().repair().repair());
    draw(
        "22-repair-dark",
        1024,
        700,
        view -> {
          view.appearance().toggleTheme();
          view.studio().paint().symmetryProperty().set(Symmetry.HALF_TURN);
          emptyRows(view);
        },
        view -> view.studio().repair().repair());
    draw(
        "23-repair-looking",
        1024,
        700,
        view -> {
          view.studio().paint().clear();
          dab(view, 0, 4, 12, 20, 33, 40, 44, 50, 52, 61, 70, 79);
        },
        view -> view.studio().repair().repair());
    draw(
        "24-repair-text-125-dark",
        1024,
        700,
        view -> {
          view.appearance().toggleTheme();
          view.appearance().textSizeProperty().set(125);
          emptyRows(view);
        },
        view -> view.studio().repair().repair());
    strategies();
    wishes();
    arguments();
    draw("25-open", 1280, 800, StudioPictures::open);
    draw("14-undecided", 1280, 800, view -> undecided(view));
    draw(
        "15-error",
        1280,
        800,
        view ->
            view.studio()
                .notices()
                .show(
                    Notice.error(
                        Phrase.verbatim(
                            "Cannot open heart.cluewright: line 12 ends in the middle of a text;"
                                + " the project on screen is as it was."))));
    draw(
        "16-six",
        1024,
        700,
        view -> {
          Mask mask = new Mask(Boards.SIX, CellSet.of(0, 3, 5, 8, 13, 16, 19, 22, 27, 30, 32, 35));
          view.studio()
              .history()
              .apply(Phrase.verbatim("x"), view.studio().history().document().withMask(mask));
          generate(view);
        },
        view -> view.studio().replay().goTo(3));
    draw("17-empty-four", 1024, 700, view -> view.studio().paint().useBoard(Boards.FOUR));
    draw(
        "12b-parallel-first",
        1280,
        800,
        view -> {
          hard(view);
          view.studio().replay().modeProperty().set(ReplayMode.PARALLEL);
        },
        view -> view.studio().replay().goTo(1));
    draw(
        "19-running",
        1280,
        800,
        StudioPictures::undecided,
        view -> {
          view.studio().generation().limitProperty().set(TimeLimit.TEN_SECONDS);
          view.studio().generation().generate();
        });
    draw(
        "18-solved-dark",
        1280,
        800,
        view -> {
          view.appearance().toggleTheme();
          generate(view);
        },
        view -> view.studio().replay().last());
  }

  private void strategies() throws InterruptedException {
    draw("30-strategies", 1280, 800, StudioPictures::choose);
    draw("31-strategies-dark", 1280, 800, StudioPictures::dark, StudioPictures::choose);
    draw("32-strategies-small", 1024, 700, StudioPictures::choose);
    draw("33-strategies-text-125", 1024, 700, StudioPictures::large, StudioPictures::choose);
  }

  private void wishes() throws InterruptedException {
    draw("34-wishes", 1024, 700, StudioPictures::wish);
    draw("35-wishes-dark", 1024, 700, StudioPictures::dark, StudioPictures::wish);
    draw("36-wishes-text-125", 1024, 700, StudioPictures::large, StudioPictures::wish);
    draw(
        "37-wishes-refused",
        1024,
        700,
        view -> {
          wish(view);
          view.studio().wishes().useScore("800", "400");
          view.studio().wishes().add(Optional.empty(), Limit.AT_MOST, "2");
        },
        StudioPictures::toTheEnd);
    draw(
        "38-wishes-found",
        1280,
        800,
        view -> {
          wish(view);
          generate(view);
        },
        StudioPictures::toTheEnd);
  }

  private static void wish(StudioWindow view) {
    ((ToggleButton) view.view().root().lookup("#fold-wishes")).setSelected(true);
    view.studio().strategies().use(Preset.MEDIUM);
    view.studio().wishes().useLevel(Optional.of(new Wish.Levels(Level.MEDIUM, Level.MEDIUM)));
    view.studio().wishes().useScore("400", "");
    view.studio().wishes().add(Optional.of(Catalogue.LOCKED_CANDIDATES), Limit.AT_MOST, "4");
    view.studio().wishes().add(Catalogue.withId("naked-pair"), Limit.NOT_BEFORE, "12");
    toTheEnd(view);
  }

  private static void toTheEnd(StudioWindow view) {
    view.view().root().layout();
    ((ScrollPane) view.view().root().lookup(".side-panel > .scroll-pane")).setVvalue(1);
  }

  private static void choose(StudioWindow view) {
    view.studio().strategies().use(Preset.MEDIUM);
    view.studio().strategies().toggleRequired(Catalogue.withId("x-wing").orElseThrow());
    view.studio().strategies().toggle(Catalogue.withId("finned-x-wing").orElseThrow());
    view.view().root().lookupAll(".fold").stream()
        .map(ToggleButton.class::cast)
        .filter(fold -> !fold.getText().equals("Subsets"))
        .forEach(fold -> fold.setSelected(fold.getText().equals("Fish")));
  }

  /** A technique in the replay of a puzzle that needs it, in three looks. */
  private void arguments() throws InterruptedException {
    argument("40-x-wing", "x-wing", X_WING);
    argument("41-finned-x-wing", "finned-x-wing", FINNED);
    argument("42-xy-wing", "xy-wing", WINGS);
    argument("43-aic", "aic", NICE_LOOP);
    argument("44-x-chain", "x-chain", X_CHAIN);
    argument("46-skyscraper", "skyscraper", SKYSCRAPER);
    draw(
        "47-hint",
        1024,
        700,
        view -> load(view, "x-wing", X_WING),
        view -> {
          firstUse(view, "x-wing");
          view.studio().replay().back();
          view.studio().hints().more();
          view.studio().hints().more();
        });
  }

  private void argument(String name, String id, String puzzle) throws InterruptedException {
    Consumer<StudioWindow> load = view -> load(view, id, puzzle);
    Consumer<StudioWindow> show = view -> firstUse(view, id);
    draw(name, 1280, 800, load, show);
    draw(name + "-dark-small", 1024, 700, load.andThen(StudioPictures::dark), show);
    draw(name + "-text-125", 1024, 700, load.andThen(StudioPictures::large), show);
  }

  static void load(StudioWindow view, String id, String line) {
    StrategySet allowed = StrategySet.parse("NHL,naked-pair,hidden-pair," + id);
    Document document = view.studio().history().document();
    view.studio()
        .history()
        .apply(
            Phrase.verbatim("x"),
            document.withStrategies(allowed).withPuzzle(PuzzleText.read(line)));
  }

  static void firstUse(StudioWindow view, String id) {
    SolvingPath path = view.studio().replay().path().orElseThrow();
    int step = 0;
    while (!path.steps().get(step).deductions().get(0).strategy().id().equals(id)) {
      step++;
    }
    view.studio().replay().goTo(step + 1);
  }

  private static void dark(StudioWindow view) {
    view.appearance().toggleTheme();
  }

  private static void large(StudioWindow view) {
    view.appearance().textSizeProperty().set(125);
  }

  private static void dab(StudioWindow view, int... cells) {
    for (int cell : cells) {
      view.studio().paint().begin(cell, Intent.TOOL);
      view.studio().paint().end();
    }
  }

  /** The heart without its two middle rows. */
  private static void emptyRows(StudioWindow view) {
    view.studio().paint().begin(27, Intent.ERASE);
    for (int cell = 28; cell < 45; cell++) {
      view.studio().paint().extend(cell);
    }
    view.studio().paint().end();
  }

  /** A mask that is published as impossible, without a proof that the studio knows. */
  private static void open(StudioWindow view) {
    String rows =
        "xxxxxxxxxxxx...xxxxxx...xxxx.......xx...x...xx.......xxxx...xxxxxx...xxxxxxxxxxxx";
    Mask mask = new Mask(Boards.NINE, CellSet.where(81, cell -> rows.charAt(cell) == 'x'));
    view.studio()
        .history()
        .apply(Phrase.verbatim("x"), view.studio().history().document().withMask(mask));
  }

  private static void paint(StudioWindow view) {
    view.studio().paint().clear();
    view.studio().paint().symmetryProperty().set(Symmetry.HALF_TURN);
    view.studio().paint().begin(12, Intent.TOOL);
    view.studio().paint().extend(13);
    view.studio().paint().extend(22);
  }

  static void generate(StudioWindow view) {
    view.studio().generation().generate();
  }

  static void undecided(StudioWindow view) {
    sparse(view);
    view.studio().generation().generate();
    view.studio().generation().cancel();
  }

  /** A mask for which the strategies are too weak, so that a search does not end soon. */
  static void sparse(StudioWindow view) {
    Mask sparse = HARD.mask();
    view.studio()
        .history()
        .apply(
            Phrase.verbatim("x"),
            view.studio()
                .history()
                .document()
                .withMask(sparse)
                .withStrategies(StrategySet.parse("naked-single,hidden-single")));
  }

  static void hard(StudioWindow view) {
    view.studio().strategies().use(Preset.HARD);
    view.studio()
        .history()
        .apply(Phrase.verbatim("x"), view.studio().history().document().withPuzzle(HARD));
  }

  static void elimination(StudioWindow view, int which) {
    var path = view.studio().replay().path().orElseThrow();
    int seen = 0;
    for (int i = 0; i < path.length() && seen < which; i++) {
      if (!path.steps().get(i).deductions().get(0).places()) {
        seen++;
        view.studio().replay().goTo(i + 1);
      }
    }
  }

  void draw(String name, int width, int height, Consumer<StudioWindow> prepare)
      throws InterruptedException {
    draw(name, width, height, prepare, view -> {});
  }

  /** Prepares the window, waits until nothing runs, goes on, and draws. */
  void draw(
      String name,
      int width,
      int height,
      Consumer<StudioWindow> prepare,
      Consumer<StudioWindow> goOn)
      throws InterruptedException {
    if (!isWanted(name)) {
      return;
    }
    StudioWindow[] window = new StudioWindow[1];
    Stage[] stage = new Stage[1];
    onUi(
        () -> {
          stage[0] = new Stage();
          window[0] = StillWindow.show(stage[0], FakePorts.real(), width, height);
        });
    settle(window[0]);
    onUi(() -> prepare.accept(window[0]));
    settle(window[0]);
    onUi(() -> goOn.accept(window[0]));
    Thread.sleep(PAUSE);
    onUi(
        () -> {
          save(name, picture(stage[0]));
          stage[0].close();
        });
  }

  /**
   * How a window looks, whatever it shows.
   *
   * @param name what the name of a picture ends with
   */
  record Look(String name, int width, int height, Consumer<StudioWindow> dress) {}

  /**
   * Prepares one window, waits until nothing runs, and draws it in one look after another.
   *
   * @param goOn done anew in each look
   */
  void drawEach(
      String name,
      Ports ports,
      List<Look> looks,
      Consumer<StudioWindow> prepare,
      Consumer<StudioWindow> goOn)
      throws InterruptedException {
    List<Look> chosen = looks.stream().filter(look -> isWanted(name + "-" + look.name())).toList();
    if (chosen.isEmpty()) {
      return;
    }
    Stage[] stage = new Stage[1];
    StudioWindow[] window = new StudioWindow[1];
    onUi(
        () -> {
          stage[0] = new Stage();
          window[0] =
              StillWindow.show(stage[0], ports, chosen.get(0).width(), chosen.get(0).height());
        });
    onUi(() -> prepare.accept(window[0]));
    settle(window[0]);
    for (Look look : chosen) {
      onUi(() -> dress(stage[0], window[0], look));
      Thread.sleep(PAUSE / 2);
      onUi(() -> goOn.accept(window[0]));
      Thread.sleep(PAUSE / 2);
      onUi(() -> save(name + "-" + look.name(), picture(stage[0])));
    }
    onUi(stage[0]::close);
  }

  private static void dress(Stage stage, StudioWindow window, Look look) {
    stage.setWidth(look.width());
    stage.setHeight(look.height());
    look.dress().accept(window);
  }

  private boolean isWanted(String name) {
    return wanted.isEmpty() || wanted.stream().anyMatch(name::startsWith);
  }

  static void settle(StudioWindow window) throws InterruptedException {
    do {
      Thread.sleep(700);
    } while (window.studio().generation().runningProperty().get()
        || window.studio().replay().workingProperty().get());
    Thread.sleep(300);
  }

  static void onUi(Runnable run) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Platform.runLater(
        () -> {
          try {
            run.run();
          } finally {
            done.countDown();
          }
        });
    done.await();
  }

  /** The window, with all that floats above it: menus, tooltips, help. */
  static BufferedImage picture(Stage stage) {
    BufferedImage all = pixels(stage.getScene().snapshot(null));
    for (Window above : List.copyOf(Window.getWindows())) {
      if (above != stage && above.isShowing()) {
        above.getScene().setFill(Color.TRANSPARENT);
        all.getGraphics()
            .drawImage(
                pixels(above.getScene().snapshot(null)),
                (int) (above.getX() - stage.getX() + above.getScene().getX()),
                (int) (above.getY() - stage.getY() + above.getScene().getY()),
                null);
        above.hide();
      }
    }
    return all;
  }

  void save(String name, WritableImage image) {
    save(name, pixels(image));
  }

  private static BufferedImage pixels(WritableImage image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        copy.setRGB(x, y, image.getPixelReader().getArgb(x, y));
      }
    }
    return copy;
  }

  void save(String name, BufferedImage picture) {
    try {
      ImageIO.write(picture, "png", folder.resolve(name + ".png").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
