package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * Measures the print window with a project of 200 puzzles: until it opens, until a choice shows,
 * and how long the UI thread has the processor at once while it scrolls through all pages.
 */
final class PrintTimes {
  private static final int PUZZLES = 200;
  private static final int STEPS = 400;
  private static final double MILLION = 1e6;
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final StudioWindow window;

  private PrintTimes(StudioWindow window) {
    this.window = window;
  }

  public static void main(String[] args) throws Exception {
    CountDownLatch ready = new CountDownLatch(1);
    Platform.setImplicitExit(false);
    Platform.startup(ready::countDown);
    ready.await();
    StudioWindow[] made = new StudioWindow[1];
    StillWindow.onUi(() -> made[0] = StillWindow.show(new Stage(), FakePorts.real(), 1280, 800));
    PrintTimes times = new PrintTimes(made[0]);
    StillWindow.onUi(times::begin);
    Thread.sleep(3000);
    times.open("first opening");
    times.press("#print-scope-project", "all puzzles");
    times.press("#print-layout-2", "four a page");
    times.press("#print-colours-1", "colours");
    times.press("#print-preset-3", "book");
    times.press("#print-preset-1", "preset of four");
    times.scroll();
    StillWindow.onUi(() -> times.scene().getWindow().hide());
    times.open("second opening");
    Platform.exit();
    System.exit(0);
  }

  private void begin() {
    List<Document> documents = new ArrayList<>();
    for (int i = 1; i <= PUZZLES; i++) {
      documents.add(
          Document.untitled(PUZZLE.mask(), StrategySet.upTo(Level.EASY).on(PUZZLE.board()))
              .withPuzzle(PUZZLE)
              .withTitle("Kite " + i));
    }
    window.studio.history.apply(Phrase.verbatim("begin"), new Project(documents, 0));
  }

  private Scene scene() {
    return Window.getWindows().stream()
        .map(Window::getScene)
        .filter(scene -> "print-window".equals(scene.getRoot().getId()))
        .findFirst()
        .orElseThrow();
  }

  private void open(String name) throws Exception {
    long begin = System.nanoTime();
    AtomicLong used = new AtomicLong();
    StillWindow.onUi(
        () -> {
          long before = threads.getCurrentThreadCpuTime();
          window.studio.windows.printing.open();
          used.set(threads.getCurrentThreadCpuTime() - before);
        });
    StillWindow.onUi(() -> {});
    report(name, begin, used.get());
  }

  private void press(String id, String name) throws Exception {
    long begin = System.nanoTime();
    AtomicLong used = new AtomicLong();
    CountDownLatch shown = new CountDownLatch(1);
    StillWindow.onUi(
        () -> {
          window.studio.windows.printing.pages.addListener(change -> shown.countDown());
          long before = threads.getCurrentThreadCpuTime();
          ((ButtonBase) scene().lookup(id)).fire();
          used.set(threads.getCurrentThreadCpuTime() - before);
        });
    shown.await();
    StillWindow.onUi(() -> {});
    report(name, begin, used.get());
    Thread.sleep(1500);
  }

  private void report(String name, long begin, long used) {
    System.out.printf(
        "%-16s %6.0f ms, of which the UI thread %5.1f ms; %s%n",
        name, (System.nanoTime() - begin) / MILLION, used / MILLION, status());
  }

  private String status() {
    Node label = scene().lookup("#print-status");
    return ((Label) label).getText();
  }

  private void scroll() throws Exception {
    double[] busy = new double[STEPS];
    ScrollPane preview = (ScrollPane) scene().lookup("#print-preview");
    for (int i = 0; i < STEPS; i++) {
      int step = i;
      StillWindow.onUi(
          () -> {
            long before = threads.getCurrentThreadCpuTime();
            preview.setVvalue((double) step / STEPS);
            busy[step] = (threads.getCurrentThreadCpuTime() - before) / MILLION;
          });
      Thread.sleep(20);
    }
    Arrays.sort(busy);
    System.out.printf(
        "scrolling: median %.2f ms, 99 %% %.2f ms, worst %.2f ms%n",
        busy[STEPS / 2], busy[STEPS * 99 / 100], busy[STEPS - 1]);
  }
}
