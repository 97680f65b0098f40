package cluewright.studio;

import cluewright.document.Document;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.help.SystemBrowser;
import cluewright.studio.look.FirstSize;
import cluewright.studio.look.Fonts;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Language;
import cluewright.studio.look.Program;
import cluewright.studio.look.Screens;
import cluewright.studio.look.SystemTheme;
import cluewright.studio.look.Texts;
import cluewright.studio.notice.Notice;
import cluewright.studio.printing.SystemPrinters;
import cluewright.studio.recovery.FailureLog;
import cluewright.studio.recovery.FailureLogs;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import cluewright.studio.work.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** The studio application: one window, opened with a heart that is ready to generate. */
public final class StudioApp extends Application {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  /** The space that a desktop may need around the window's contents, in pixels. */
  private static final double FRAME = 12;

  private static final double TITLE_BAR = 40;

  private static final double LEAST_WIDTH = 1000;
  private static final double LEAST_HEIGHT = 660;

  /** How long work may continue after the window is closed: a file is written, a search stops. */
  private static final long LAST_SECONDS = 2;

  private final ExecutorService workers = Workers.pool();
  private final FailureLogs failures = logs();
  private final FailureLog log = failures.ofThisProgram(version());

  @Override
  public void start(Stage stage) {
    Timing.note("toolkit ready");
    workers.execute(this::begin);
    log.listen();
    Fonts.load();
    Timing.note("fonts loaded");
    Texts texts = new Texts(Language.ofSystem());
    Ports ports =
        new Ports(
            new Generator(),
            new WindowDialogs(stage, texts),
            new SystemClipboard(),
            new Background(workers, Platform::runLater),
            UserFolder.ofSystem(),
            new SystemPrinters(),
            new SystemBrowser(System.getProperty("os.name"), Program::starts));
    Optional<Path> file = getParameters().getUnnamed().stream().findFirst().map(Path::of);
    Document first = file.isPresent() ? emptyDocument() : firstDocument();
    StudioViewModel studio = new StudioViewModel(first, ports);
    Timing.note("view models made");
    FirstFile reading = new FirstFile(studio, file);
    StudioWindow window = new StudioWindow(stage, studio, texts);
    Timing.note("views made");
    Thread.UncaughtExceptionHandler tell =
        (thread, failure) -> {
          log.note(failure);
          Platform.runLater(() -> tell(studio, failure));
        };
    Thread.currentThread().setUncaughtExceptionHandler(tell);
    Thread.setDefaultUncaughtExceptionHandler(tell);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> killed(studio)));
    Rectangle2D room = Screen.getPrimary().getVisualBounds();
    window.prepare(
        Math.min(WIDTH, room.getWidth() - FRAME), Math.min(HEIGHT, room.getHeight() - TITLE_BAR));
    window.restorePlace(Screens.all());
    FirstSize.hold(stage, LEAST_WIDTH, LEAST_HEIGHT);
    reading.thenOrSoon(() -> show(stage, window, ports.background(), file.isEmpty()));
  }

  /**
   * @param isFree true unless a file is to be shown
   */
  private void show(Stage stage, StudioWindow window, Background background, boolean isFree) {
    StudioViewModel studio = window.studio;
    if (isFree) {
      studio.design.paint.followSymmetry(studio.history.document().mask());
    }
    window.show();
    Timing.noteFirstFrame();
    followSystem(stage, window.appearance(), background);
    studio.project.unsavedWork.offerThen(
        () -> studio.windows.unsavedPlans.offerThen(studio.windows.failures::offer));
    afterFirstFrame(
        stage.getScene(),
        () -> {
          stage.getIcons().setAll(Icons.ofProgram());
          SpareMemory.giveBack(workers);
          // Read ahead, so that the shapes are there when they are first asked for.
          studio.design.shapes.refresh();
          studio.windows.tour.welcome();
          // Those who come for the first time see a mask that is ready, and how to go on.
          if (studio.windows.tour.stop.get().isEmpty()) {
            if (isFree) {
              studio.offerStart();
            }
            window.view().focusWork();
          }
        });
  }

  /** The logs of what goes wrong, in the user's folder. */
  static FailureLogs logs() {
    return new FailureLogs(UserFolder.ofSystem().resolve(WindowsViewModel.LOGS));
  }

  /** The version of the jar; classes outside a jar have none. */
  static String version() {
    return String.valueOf(StudioApp.class.getPackage().getImplementationVersion());
  }

  private void begin() {
    try {
      failures.begin();
    } catch (IOException e) {
      log(System.Logger.Level.DEBUG, e);
    }
  }

  /** Keeps what a moment ago was not kept yet, since the system ends the program. */
  private void killed(StudioViewModel studio) {
    studio.project.files.keepNow();
    studio.windows.planner.keepNow();
    try {
      failures.end();
    } catch (IOException e) {
      log(System.Logger.Level.DEBUG, e);
    }
  }

  /** Waits for files being written; the window is closed and nothing is unsaved. */
  @Override
  public void stop() throws InterruptedException {
    workers.shutdown();
    workers.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS);
  }

  /** Runs what can wait until the window is visible. */
  private static void afterFirstFrame(Scene scene, Runnable act) {
    scene.addPostLayoutPulseListener(
        new Runnable() {
          @Override
          public void run() {
            scene.removePostLayoutPulseListener(this);
            Platform.runLater(act);
          }
        });
  }

  /** Asks the desktop for its theme, now and whenever the window is activated. */
  private static void followSystem(Stage stage, Appearance appearance, Background background) {
    SystemTheme theme = new SystemTheme(System.getProperty("os.name"), Program::output);
    Latest question = new Latest(background);
    Runnable ask =
        () -> question.run(theme::read, answer -> answer.ifPresent(appearance.systemTheme::set));
    stage
        .focusedProperty()
        .addListener(
            (property, before, isFocused) -> {
              if (isFocused) {
                ask.run();
              }
            });
    ask.run();
  }

  /** A heart with the difficulty Easy. */
  static Document firstDocument() {
    Mask heart = ShapeLibrary.named("heart").orElseThrow().mask();
    return Document.untitled(heart, StrategySet.upTo(Level.EASY))
        .withConditions(Conditions.NONE.with(new Condition.Levels(Level.EASY, Level.EASY)));
  }

  /** An empty board, to be replaced by the puzzle or mask of a file. */
  static Document emptyDocument() {
    Document first = firstDocument();
    return first.another(Mask.empty(first.mask().board()));
  }

  private static void tell(StudioViewModel studio, Throwable failure) {
    log(System.Logger.Level.ERROR, failure);
    studio.notices.show(Notice.error(Phrase.of("files.unexpected", failure.toString())));
  }

  private static void log(System.Logger.Level level, Throwable failure) {
    System.getLogger(StudioApp.class.getName()).log(level, "unexpected failure", failure);
  }
}
