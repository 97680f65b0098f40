package cluewright.studio;

import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.mask.Symmetry;
import cluewright.phrase.Phrase;
import cluewright.search.OneByOne;
import cluewright.search.engine.Generator;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import cluewright.studio.look.ThemeChoice;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import javax.management.JMException;

/**
 * A robot that works at the studio's window without sense and without end, and looks for what must
 * never happen: {@code mvn -q -Pendurance test-compile exec:java -Dexec.args="MINUTES SEED"}, and
 * on a screen of another size {@code -Dexec.args="MINUTES SEED WIDTH HEIGHT"}.
 *
 * <p>After each act the window must still show. Every minute the project is written and read, and
 * undo must lead back to what was opened, and redo to where it was.
 *
 * <p>It writes what it does to {@code target/walk-SEED.log}, each line before it is done; {@code
 * -Dexec.args="FILE"} walks a log again. Searches and the clock have their part in what comes next,
 * so that a seed alone begins the same walk, and the log repeats it.
 */
final class RandomWalk {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;

  /** Acts after which everything has been made that is made once: pages, fonts, the library. */
  private static final int WARM = 8000;

  private static final long MOST_GROWTH = 5L << 20;
  private static final int ACTS_BETWEEN_LOOKS = 50;

  /** How often it is looked again where something is hidden. */
  private static final int LOOKS = 7;

  /** The width, in pixels for each percent of the text size, that all of the window needs. */
  private static final int LEAST_WIDTH = 8;

  /** An idle thread of the pool ends after ten seconds, and AtlantaFX's timers when collected. */
  private static final int SECONDS_FOR_THREADS = 15;

  private static final OneByOne ONE_THREAD =
      (request, listener) -> new Generator().generate(request.withThreads(1), listener);

  private final FakeDialogs dialogs = new FakeDialogs();
  private final WalkWatch watch = new WalkWatch();
  private final List<String> faults = new ArrayList<>();
  private final StudioWindow window;
  private final Stage stage;
  private final WalkHand hand;
  private final PrintStream log;
  private final int width;
  private final int height;
  private Project left;
  private Project opened;
  private long openings;
  private int acts;

  /** Held, because a logger that nobody holds forgets its level. */
  private static final Logger JAVAFX = Logger.getLogger("javafx");

  /** Opens the window; on the UI thread. */
  RandomWalk(Stage stage, Path folder, PrintStream log) {
    this(stage, folder, log, WIDTH, HEIGHT, dialogs -> FakePorts.with(ONE_THREAD, dialogs));
  }

  /** Opens the window of a world of its own; on the UI thread. */
  RandomWalk(
      Stage stage,
      Path folder,
      PrintStream log,
      int width,
      int height,
      Function<FakeDialogs, Ports> world) {
    Ports ports = world.apply(dialogs);
    this.stage = stage;
    this.log = log;
    this.width = width;
    this.height = height;
    window = StillWindow.show(stage, ports, width, height);
    hand = new WalkHand(window, stage, dialogs, ports.clipboard(), folder);
    watch.begin(window.studio);
    watchOpenings();
    // At the very moment: a file may be read between two acts, and the next changes it already.
    window.studio.history.project.addListener(any -> watchOpenings());
  }

  /**
   * Walks.
   *
   * @param args minutes and a seed, or a log; then the size of the screen, if it is another
   */
  public static void main(String[] args) throws Exception {
    boolean isAgain = args.length % 2 == 1;
    int width = args.length > 2 ? Integer.parseInt(args[args.length - 2]) : WIDTH;
    int height = args.length > 2 ? Integer.parseInt(args[args.length - 1]) : HEIGHT;
    System.setProperty("headless.geometry", width + "x" + height + "-32");
    System.setProperty("glass.platform", "Monocle");
    System.setProperty("monocle.platform", "Headless");
    System.setProperty("prism.order", "sw");
    System.setProperty("java.awt.headless", "true");
    JAVAFX.setLevel(Level.SEVERE);
    Platform.setImplicitExit(false);
    Platform.startup(() -> {});
    Path folder = files(Files.createTempDirectory("walk"));
    Path logged = isAgain ? Path.of(args[0]) : Path.of("target", "walk-" + args[1] + ".log");
    List<String> lines = isAgain ? Files.readAllLines(logged) : List.of();
    PrintStream log =
        isAgain
            ? new PrintStream(PrintStream.nullOutputStream(), false, StandardCharsets.UTF_8)
            : new PrintStream(logged.toFile(), StandardCharsets.UTF_8);
    RandomWalk[] walk = new RandomWalk[1];
    StillWindow.onUi(() -> walk[0] = walk(folder, log, width, height));
    List<String> faults =
        isAgain
            ? walk[0].again(lines)
            : walk[0].walk(Integer.parseInt(args[0]), Long.parseLong(args[1]));
    faults.forEach(System.out::println);
    System.out.println(walk[0].acts + " acts, " + faults.size() + " faults");
    Platform.exit();
    System.exit(faults.isEmpty() ? 0 : 1);
  }

  private static RandomWalk walk(Path folder, PrintStream log, int width, int height) {
    return new RandomWalk(
        new Stage(), folder, log, width, height, dialogs -> FakePorts.with(ONE_THREAD, dialogs));
  }

  /** The files that the dialogs choose from; those that are missing may be written. */
  static Path files(Path folder) throws IOException {
    Files.writeString(folder.resolve("two.txt"), "1..4.........32.\n1...............\n");
    Files.writeString(
        folder.resolve("many.sdm"),
        "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...\n"
            .repeat(20));
    Files.writeString(folder.resolve("list.csv"), "puzzle,title\n1..4.........32.,Kite\n");
    Files.writeString(folder.resolve("broken.cluewright"), "{\"version\": 1, \"docu");
    Files.writeString(
        folder.resolve("open.cluewright"),
        """
        {"cluewright": 2, "puzzles": [{"board": "4x4+cage?=r1c1r1c2+cage?=r2c2r2c3r3c3+cage=r4c1r4c2",
        "mask": ["...x", "....", "x...", "...."], "strategies": ["any"]},
        {"board": "6x6+cage?=r1c1r1c2r2c1+sandwich?=r3c1r3c2r3c3r3c4r3c5r3c6+cage8=r5c5r5c6r6c6",
        "mask": ["......", "..x...", "......", "......", ".x....", "......"], "strategies": ["any"]}]}
        """);
    Files.writeString(folder.resolve("broken.png"), "no picture");
    BufferedImage half = new BufferedImage(90, 90, BufferedImage.TYPE_INT_RGB);
    half.getGraphics().fillRect(45, 0, 45, 90);
    ImageIO.write(half, "png", folder.resolve("half.png").toFile());
    return folder;
  }

  /** Walks for so many minutes, and says what was wrong. */
  List<String> walk(int minutes, long seed) throws JMException, InterruptedException {
    awaitFirstPicture();
    WalkWhims whims = new WalkWhims(seed, stage, width, height);
    long begin = System.nanoTime();
    List<Long> heaps = new ArrayList<>();
    for (int minute = 1; minute <= minutes && faults.isEmpty(); minute++) {
      long end = begin + TimeUnit.MINUTES.toNanos(minute);
      while (System.nanoTime() < end && step(whims)) {
        Thread.onSpinWait();
      }
      tidy();
      long heap = WalkWatch.heap();
      System.out.printf("minute %d: %d acts, %.1f MB%n", minute, acts, heap / 1048576.0);
      if (acts >= WARM) {
        heaps.add(heap);
      }
    }
    if (faults.isEmpty() && heaps.size() > 1) {
      double growth = growth(heaps);
      System.out.printf("the heap grew by %.1f MB after act %d%n", growth / 1048576, WARM);
      if (growth > MOST_GROWTH) {
        faults.add("the heap grew too much");
      }
    }
    return rest();
  }

  /**
   * By how much the least of the second half is above the least of the first: from minute to minute
   * the heap goes up and down with what was done last, such as a picture that is still being made.
   */
  private static long growth(List<Long> heaps) {
    int half = heaps.size() / 2;
    return Collections.min(heaps.subList(half, heaps.size()))
        - Collections.min(heaps.subList(0, half));
  }

  /** Does so many acts, and says what was wrong. */
  List<String> walkActs(int most, long seed) throws InterruptedException {
    awaitFirstPicture();
    WalkWhims whims = new WalkWhims(seed, stage, width, height);
    while (acts < most && step(whims)) {
      Thread.onSpinWait();
    }
    left = window.studio.history.project();
    tidy();
    return rest();
  }

  /** Does what a log says, and says what was wrong. */
  List<String> again(List<String> lines) throws InterruptedException {
    awaitFirstPicture();
    Iterator<String> next = lines.iterator();
    while (next.hasNext() && faults.isEmpty()) {
      act(next.next());
    }
    left = window.studio.history.project();
    tidy();
    return rest();
  }

  /** What the walk made, before all was tidied up. */
  Project left() {
    return left;
  }

  /** A window is not seen before its first picture is there. */
  private void awaitFirstPicture() throws InterruptedException {
    while (stage.getOpacity() < 1 && !watch.isDead()) {
      Thread.sleep(50);
    }
  }

  /** One act; whether all is well. */
  private boolean step(WalkWhims whims) throws InterruptedException {
    String[] line = new String[1];
    StillWindow.onUi(() -> line[0] = whims.next());
    if (line[0] == null) {
      note("thinking of an act");
      faults.add("act " + acts + ": the robot found nothing to do");
      return false;
    }
    log.println(line[0]);
    log.flush();
    act(line[0]);
    return faults.isEmpty();
  }

  private void act(String line) throws InterruptedException {
    acts++;
    boolean isAlive = soon(() -> hand.act(line)) && soon(() -> {});
    Optional<Integer> rest = WalkHand.rest(line);
    if (rest.isPresent()) {
      Thread.sleep(rest.get());
    }
    if (isAlive) {
      soon(this::watchWindow);
    }
    if (acts % ACTS_BETWEEN_LOOKS == 0 && isAlive && isRoomy()) {
      look();
    }
    note(line);
  }

  /** Whether the window still shows. */
  private void watchWindow() {
    if (!stage.isShowing() || stage.isIconified() || stage.getOpacity() < 1) {
      faults.add("act " + acts + ": the window does not show");
    }
    watchOpenings();
  }

  private void watchOpenings() {
    long now = window.studio.history.openings();
    if (now != openings) {
      openings = now;
      opened = window.studio.history.project();
    }
  }

  private boolean isRoomy() {
    return stage.getWidth() >= LEAST_WIDTH * window.appearance().textSize.get()
        && hand.others().isEmpty()
        && window.studio.notices.notice.get().isEmpty();
  }

  private void note(String line) {
    watch.faults().forEach(fault -> faults.add("act " + acts + ", " + line + ": " + fault));
  }

  /** Runs this on the UI thread, unless that is dead. */
  private boolean soon(Runnable run) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Platform.runLater(
        () -> {
          try {
            run.run();
          } finally {
            done.countDown();
          }
        });
    while (!done.await(1, TimeUnit.SECONDS)) {
      if (watch.isDead()) {
        return false;
      }
    }
    return true;
  }

  /** Looks whether all that shows can be used. */
  private void look() throws InterruptedException {
    List<String> hidden = new ArrayList<>();
    soon(() -> hidden.addAll(Reach.unreachable(stage)));
    // What has just come may still be on its way, for long where neighbours leave little time.
    for (int i = 0; i < LOOKS && !hidden.isEmpty(); i++) {
      Thread.sleep(700);
      List<String> still = new ArrayList<>();
      soon(() -> still.addAll(Reach.unreachable(stage)));
      hidden.retainAll(still);
    }
    hidden.forEach(each -> faults.add("act " + acts + ": cannot be reached: " + each));
  }

  /** Ends all work and goes back to the beginning, so that states can be compared. */
  private void tidy() throws InterruptedException {
    soon(() -> hand.others().forEach(each -> each.hide()));
    soon(
        () -> {
          StudioViewModel studio = window.studio;
          studio.design.generation.cancel();
          studio.design.repair.dismiss();
          studio.solve.saving.cancel();
          studio.solve.saving.dismiss();
          studio.windows.output.cancel();
          studio.gallery.results.endComparison();
          studio.windows.tour.leave();
        });
    Thread.sleep(2000);
    soon(this::leaveEditors);
    undoAndRedo();
    soon(
        () -> {
          StudioViewModel studio = window.studio;
          studio.design.paint.symmetry.set(Symmetry.NONE);
          studio.history.open(Project.of(StudioApp.firstDocument()));
          window.texts().language.set(Language.ENGLISH);
          window.appearance().themeChoice.set(ThemeChoice.LIGHT);
          window.appearance().textSize.set(100);
          studio.notices.dismiss();
          studio.notices.dismiss();
          stage.setWidth(width);
          stage.setHeight(height);
        });
    Thread.sleep(2000);
    note("tidying up");
  }

  private void leaveEditors() {
    window.studio.desks.goToDesign();
    window.studio.design.layout.close();
    window.studio.design.digits.active.set(false);
  }

  /** Undo leads to what was opened, redo back, and a file holds what there is. */
  private void undoAndRedo() throws InterruptedException {
    History history = window.studio.history;
    Project[] last = {opened};
    long[] before = {0};
    soon(
        () -> {
          watchWindow();
          before[0] = openings;
          last[0] = history.project();
          check("a file of it is read as something else", wellFormed(last[0]));
        });
    int undone = 0;
    while (repeat(history.undoName, history::undo)) {
      undone++;
    }
    Project begin = history.project();
    Project meant = opened;
    // What was undone before stays undone.
    for (int i = 0; i < undone; i++) {
      repeat(history.redoName, history::redo);
    }
    if (openings != before[0]) {
      undoAndRedo(); // A file that was read in the meantime.
      return;
    }
    check("undo does not lead to what was opened", designs(begin), designs(meant));
    check("redo does not lead to where it was", designs(history.project()), designs(last[0]));
  }

  /** Does it once, unless there is nothing left of the kind; then false. */
  private boolean repeat(ReadOnlyObjectProperty<Phrase> left, Runnable act)
      throws InterruptedException {
    boolean[] isLeft = {false};
    soon(
        () -> {
          isLeft[0] = !left.get().equals(Phrase.NOTHING);
          act.run();
        });
    return isLeft[0];
  }

  /** What the designer did, without what the program found of it. */
  private static List<List<Object>> designs(Project project) {
    return project.documents().stream()
        .<List<Object>>map(
            each ->
                List.of(
                    each.title(),
                    each.mask(),
                    each.fixed(),
                    each.chosen().strategies().size(),
                    each.conditions()))
        .toList();
  }

  private void check(String fault, List<List<Object>> now, List<List<Object>> expected) {
    if (!now.equals(expected)) {
      faults.add("act " + acts + ": " + fault + ": " + now + " instead of " + expected);
    }
  }

  private void check(String fault, boolean holds) {
    if (!holds) {
      faults.add("act " + acts + ": " + fault);
    }
  }

  private static boolean wellFormed(Project project) {
    try {
      Path file = Files.createTempFile("walk-", ".cluewright");
      try {
        ProjectFile.write(file, project, puzzle -> Optional.empty());
        return ProjectFile.read(file).documents().equals(project.documents());
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Closes the work, waits for its threads, and says all that was wrong. */
  private List<String> rest() throws InterruptedException {
    Set<String> threads = watch.newThreads();
    for (int i = 0; i < SECONDS_FOR_THREADS && !threads.isEmpty(); i++) {
      Thread.sleep(1000);
      System.gc();
      threads = watch.newThreads();
    }
    if (!threads.isEmpty()) {
      faults.add("threads are left: " + threads);
    }
    soon(window.studio::close);
    soon(stage::hide);
    note("closing");
    watch.end();
    return faults;
  }
}
