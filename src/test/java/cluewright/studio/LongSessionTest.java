package cluewright.studio;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import atlantafx.base.controls.Popover;
import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.PuzzleText;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Masks;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.BoardView;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import cluewright.studio.look.Theme;
import cluewright.studio.look.ThemeChoice;
import com.sun.javafx.scene.input.DragboardHelper;
import com.sun.javafx.tk.TKClipboard;
import com.sun.javafx.tk.Toolkit;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A long day at one window, in which everything is tried and nothing is lost. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@InTurn
final class LongSessionTest {
  private static final int SECONDS = 40;
  private static final int ACTS = 200;

  /** Between so many the window draws itself anew. */
  private static final int ACTS_AT_ONCE = 25;

  private static final Pattern SHORTCUT = Pattern.compile("\\(((Ctrl|Alt)\\+[^)]+)\\)$");

  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private static final List<Symmetry> MIRRORED =
      List.of(Symmetry.HALF_TURN, Symmetry.HORIZONTAL, Symmetry.VERTICAL);

  private final FakeDialogs dialogs = new FakeDialogs();
  private final Ports ports = FakePorts.with((OneByOne) LongSessionTest::generated, dialogs);
  private final FxRobot robot = new StudioRobot();
  private final List<Throwable> failures = new CopyOnWriteArrayList<>();
  private Stage stage;
  private StudioWindow window;

  @TempDir Path folder;

  /** On one thread, so that the window has the other processor of a small machine. */
  private static Outcome generated(Request request, Watch watch) {
    return new Generator().generate(request.withThreads(1), watch);
  }

  @BeforeAll
  void openTheWindow() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    FxToolkit.setupStage(
        shown -> {
          Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> failures.add(e));
          stage = shown;
          window = StillWindow.show(shown, ports, 1280, 800);
        });
  }

  @AfterAll
  void closeTheWindow() throws TimeoutException {
    FxToolkit.cleanupStages();
  }

  /**
   * A menu or flyout of the test before may take a moment to go, and has the keyboard until then.
   */
  @BeforeEach
  void beginAnew() throws TimeoutException {
    robot.interact(stage::requestFocus);
    waitUntil(stage::isFocused);
    robot.interact(
        () -> {
          history().open(Project.of(StudioApp.firstDocument()));
          window.studio.notices.dismiss();
          window.studio.design.paint.symmetry.set(Symmetry.NONE);
          window.texts().language.set(Language.ENGLISH);
          window.appearance().themeChoice.set(ThemeChoice.LIGHT);
          window.view().board().requestFocus();
        });
  }

  @AfterEach
  void nothingFailedUnseen() {
    assertThat(failures).isEmpty();
  }

  private History history() {
    return window.studio.history;
  }

  private Document document() {
    return history().document();
  }

  private Scene scene() {
    return stage.getScene();
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void fire(String id) {
    robot.interact(() -> ((ButtonBase) scene().lookup(id)).fire());
  }

  private String notice() {
    return ((Label) scene().lookup("#notice")).getText();
  }

  private Point2D point(int cell) {
    BoardView board = window.view().board();
    Bounds bounds = board.localToScreen(board.cellBounds(cell));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  /** A key with Ctrl held, as it reaches the window. */
  private void control(KeyCode code) {
    press(code, /* isControl= */ true);
  }

  private void press(KeyCode code, boolean isControl) {
    Node target = scene().getFocusOwner();
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(target, new KeyEvent(type, "", "", code, false, isControl, false, false));
    }
  }

  // A long history.

  @Thorough
  @Test
  void twoHundredActsOfEveryKindAreTakenBackAndDoneAgainWithKeysAlone() {
    List<Document> all = new ArrayList<>(List.of(document()));
    for (int i = 0; i < ACTS; i += ACTS_AT_ONCE) {
      robot.interact(() -> doSomethingNew(all));
    }
    robot.interact(() -> takeBackAndDoAgain(all));
  }

  private void doSomethingNew(List<Document> all) {
    for (int i = 0; i < ACTS_AT_ONCE; i++) {
      int act = all.size() - 1;
      doSomething(act);
      assertThat(document()).as("act %d", act).isNotEqualTo(all.get(act));
      all.add(document());
    }
  }

  private void takeBackAndDoAgain(List<Document> all) {
    for (int i = ACTS - 1; i >= 0; i--) {
      control(KeyCode.Z);
      assertThat(document()).as("undo to %d", i).isEqualTo(all.get(i));
    }
    assertThat(history().undoName.get()).isEqualTo(Phrase.NOTHING);
    for (int i = 1; i <= ACTS; i++) {
      control(KeyCode.Y);
      assertThat(document()).as("redo to %d", i).isEqualTo(all.get(i));
    }
    assertThat(history().redoName.get()).isEqualTo(Phrase.NOTHING);
  }

  private void doSomething(int act) {
    int round = act / 5;
    switch (act % 5) {
      case 0 -> paint(round, Symmetry.NONE);
      case 1 -> paint(round, MIRRORED.get(round % MIRRORED.size()));
      case 2 -> ((ButtonBase) scene().lookup("#difficulty-" + (round % 2 == 0 ? 3 : 1))).fire();
      case 3 -> press(80 - round, KeyCode.DIGIT1);
      default -> entitle("Kite " + round);
    }
  }

  private void paint(int cell, Symmetry symmetry) {
    window.studio.design.paint.symmetry.set(symmetry);
    press(cell, KeyCode.SPACE);
  }

  private void press(int cell, KeyCode code) {
    window.view().board().requestFocus();
    window.view().board().focusCellProperty().set(cell);
    press(code, /* isControl= */ false);
  }

  private void entitle(String title) {
    TextField field = (TextField) scene().lookup("#title");
    field.requestFocus();
    field.setText(title);
    press(KeyCode.ENTER, /* isControl= */ false);
    window.view().board().requestFocus();
  }

  // Files that are dropped.

  private void drop(Path... files) {
    robot.interact(
        () -> {
          Dragboard board = DragboardHelper.createDragboard(dragged());
          DragboardHelper.setDataAccessRestriction(board, false);
          ClipboardContent content = new ClipboardContent();
          content.putFiles(Arrays.stream(files).map(Path::toFile).toList());
          board.setContent(content);
          assertThat(sent(DragEvent.DRAG_OVER, board).getAcceptedTransferMode())
              .isEqualTo(TransferMode.COPY);
          assertThat(sent(DragEvent.DRAG_DROPPED, board).isDropCompleted()).isTrue();
        });
  }

  /** The contents of a drag from another program: a clipboard that offers copies. */
  private static TKClipboard dragged() {
    TKClipboard contents = Toolkit.getToolkit().createLocalClipboard();
    return (TKClipboard)
        Proxy.newProxyInstance(
            TKClipboard.class.getClassLoader(),
            new Class<?>[] {TKClipboard.class},
            (proxy, method, arguments) ->
                method.getName().equals("getTransferModes")
                    ? Set.of(TransferMode.COPY)
                    : method.invoke(contents, arguments));
  }

  private DragEvent sent(EventType<DragEvent> type, Dragboard board) {
    Node root = window.view().root();
    DragEvent event =
        new DragEvent(
            root, root, type, board, 400, 300, 400, 300, TransferMode.COPY, null, root, null);
    Event.fireEvent(root, event);
    return event;
  }

  @Test
  void aDroppedProjectOpensAndTheWorkBeforeItIsKept() throws TimeoutException {
    Path file = folder.resolve("dropped.cluewright");
    robot.interact(() -> entitleAtOnce("Dropped"));
    Document dropped = document();
    dialogs.choosing(file);
    robot.interact(() -> window.studio.project.files.saveAs());
    waitUntil(() -> Files.exists(file));
    robot.interact(() -> window.studio.project.files.startNew());
    waitUntil(() -> document().title().isEmpty());
    robot.interact(() -> entitleAtOnce("On the desk"));
    drop(file);
    waitUntil(() -> document().equals(dropped));
    waitUntil(() -> notice().startsWith("“On the desk” is not saved, but a backup copy is kept"));
    assertThat(window.studio.project.files.file.get()).contains(file);
  }

  private void entitleAtOnce(String title) {
    history().apply(Phrase.of("puzzles.act-title"), document().withTitle(title));
  }

  @Test
  void aDroppedPictureIsOfferedAndPutOnTheBoardWithOnePress() throws IOException, TimeoutException {
    Document before = document();
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.I);
    robot.push(KeyCode.ESCAPE);
    drop(Files.write(folder.resolve("half.png"), png()));
    waitUntil(() -> robot.lookup("#picture-use").tryQuery().filter(Node::isVisible).isPresent());
    assertThat(document()).isEqualTo(before);
    robot.interact(() -> robot.lookup("#picture-use").queryAs(ButtonBase.class).fire());
    assertThat(history().undoName.get()).hasToString("using a picture");
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(document()).isEqualTo(before);
  }

  /** Half black, half white. */
  private static byte[] png() throws IOException {
    BufferedImage image = new BufferedImage(90, 90, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 90 * 90; i++) {
      image.setRGB(i % 90, i / 90, i % 90 < 45 ? 0 : 0xFFFFFF);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, "png", out);
    return out.toByteArray();
  }

  @Test
  void brokenFilesThatAreDroppedAreNamedAndCostNothing() throws IOException, TimeoutException {
    robot.interact(() -> entitleAtOnce("Precious"));
    Document before = document();
    byte[] png = png();
    dropBroken("cut.png", Arrays.copyOf(png, png.length / 2), "Cannot use cut.png");
    dropBroken("words.png", "no picture".getBytes(UTF_8), "Cannot use words.png");
    dropBroken("picture.cluewright", png, "Cannot open");
    dropBroken("cut.cluewright", "{\"version\": 1, \"docu".getBytes(UTF_8), "Cannot open");
    dropBroken("tune.mp3", png, "tune.mp3 cannot be opened here");
    assertThat(document()).isEqualTo(before);
    assertThat(history().unsaved.get()).isTrue();
  }

  private void dropBroken(String name, byte[] contents, String words)
      throws IOException, TimeoutException {
    robot.interact(() -> window.studio.notices.dismiss());
    drop(Files.write(folder.resolve(name), contents));
    waitUntil(() -> window.studio.notices.notice.get().isPresent());
    assertThat(notice()).startsWith(words);
  }

  private void putThePuzzleOnTheDesk() throws TimeoutException {
    robot.interact(() -> history().apply(Phrase.verbatim("x"), document().withPuzzle(PUZZLE)));
    waitUntil(() -> window.studio.solve.replay.length() > 0);
  }

  // The keyboard comes back.

  @Test
  void afterEachFlyoutHelpWindowAndDialogTheKeyboardIsWhereItWas() throws TimeoutException {
    putThePuzzleOnTheDesk();
    Node title = scene().lookup("#title");
    robot.interact(title::requestFocus);
    comesBack(title, "shapes", () -> robot.push(KeyCode.CONTROL, KeyCode.L));
    comesBack(title, "shortcuts", () -> robot.push(KeyCode.F1));
    comesBack(title, "print", () -> robot.push(KeyCode.CONTROL, KeyCode.P));
    Node board = window.view().board();
    robot.interact(board::requestFocus);
    comesBack(board, "text", () -> robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X));
    comesBack(board, "picture", () -> robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.I));
    comesBack(board, "transform", () -> robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T));
    comesBack(board, "glossary", () -> menu("Glossary"));
    comesBack(board, "credits", () -> menu("About Cluewright"));
    comesBack(
        board,
        "unsaved",
        () ->
            later(() -> dialog().askUnsaved(Phrase.verbatim("Kite"), Phrase.of("files.ask-why"))));
  }

  private WindowDialogs dialog() {
    return new WindowDialogs(stage, window.texts());
  }

  private static void later(Runnable question) {
    Platform.runLater(question);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void comesBack(Node place, String name, Runnable open) throws TimeoutException {
    int before = Window.getWindows().size();
    open.run();
    waitUntil(() -> Window.getWindows().size() > before);
    robot.push(KeyCode.ESCAPE);
    waitUntil(() -> Window.getWindows().size() == before);
    assertThat(scene().getFocusOwner()).as("after %s", name).isSameAs(place);
    assertThat(stage.isFocused()).as("after %s", name).isTrue();
  }

  @Test
  void whenTheFormThatSavesAReplayClosesTheKeyboardIsWhereItWas() throws TimeoutException {
    putThePuzzleOnTheDesk();
    Node play = scene().lookup("#play");
    robot.interact(play::requestFocus);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    assertThat(scene().getFocusOwner()).isSameAs(scene().lookup("#save-replay-now"));
    robot.push(KeyCode.ESCAPE);
    assertThat(scene().getFocusOwner()).isSameAs(play);
  }

  @Test
  void escapeClosesTheFormThatSavesAndLetsTheGenerationGoOn() throws TimeoutException {
    robot.interact(
        () ->
            history()
                .apply(
                    Phrase.verbatim("x"),
                    document().withMask(Masks.LONG).withStrategies(StrategySet.parse("NH"))));
    fire("#generate");
    waitUntil(() -> window.studio.design.generation.running.get());
    robot.interact(window.studio.solve.saving::toggle);
    robot.push(KeyCode.ESCAPE);
    assertThat(window.studio.solve.saving.asking.get()).isFalse();
    assertThat(window.studio.design.generation.running.get()).isTrue();
    robot.push(KeyCode.ESCAPE);
    waitUntil(() -> !window.studio.design.generation.running.get());
  }

  @Test
  void aBatchThatBeginsLeavesTheKeyboardOnWhatEndsIt() throws TimeoutException {
    robot.interact(
        () ->
            history()
                .apply(
                    Phrase.verbatim("x"),
                    document().withMask(Masks.LONG).withStrategies(StrategySet.parse("NH"))));
    robot.interact(() -> scene().lookup("#batch").requestFocus());
    fire("#batch");
    robot.interact(
        () -> {
          robot.lookup("#batch-start").queryAs(ButtonBase.class).fire();
          assertThat(Window.getWindows())
              .as("keys would go to what fades away")
              .noneMatch(Popover.class::isInstance);
        });
    waitUntil(() -> window.studio.design.generation.running.get());
    assertThat(scene().getFocusOwner()).isSameAs(scene().lookup("#generate"));
    robot.push(KeyCode.SPACE);
    waitUntil(() -> !window.studio.design.generation.running.get());
    waitUntil(() -> notice().endsWith(" s: no puzzle was found yet."));
    assertThat(scene().getFocusOwner()).isSameAs(scene().lookup("#generate"));
  }

  @Test
  void afterDigitsWereEditedAllThatShowsCanBeReached() {
    robot.interact(() -> window.studio.design.digits.active.set(true));
    robot.interact(() -> scene().getRoot().layout());
    robot.interact(() -> window.studio.design.digits.active.set(false));
    robot.interact(() -> scene().getRoot().layout());
    assertThat(Reach.unreachable(stage)).isEmpty();
  }

  @Test
  void whatTheKeyboardIsOnIsNamedWhereverThePointerRests() {
    robot.moveTo(point(40));
    Label place = (Label) scene().lookup("#where");
    assertThat(place.getText()).startsWith("r5c5");
    robot.interact(() -> window.view().board().focusCellProperty().set(0));
    robot.push(KeyCode.RIGHT);
    assertThat(place.getText()).startsWith("r1c2");
  }

  @Test
  void everyShortcutThatATooltipNamesWorks() {
    Set<String> working =
        scene().getAccelerators().keySet().stream()
            .map(KeyCombination::getDisplayText)
            .collect(Collectors.toSet());
    List<String> named =
        scene().getRoot().lookupAll(".button").stream()
            .map(Node::getAccessibleHelp)
            .filter(Objects::nonNull)
            .map(SHORTCUT::matcher)
            .filter(Matcher::find)
            .map(found -> found.group(1))
            .toList();
    assertThat(named).hasSizeGreaterThan(15).contains("Ctrl+Z", "Ctrl+Shift+T", "Ctrl+Shift+E");
    assertThat(working).containsAll(named);
  }

  // Another look and another language, in the middle of things.

  private void menu(String name) {
    robot.interact(
        () ->
            ((MenuBar) scene().lookup(".menu-bar"))
                .getMenus().stream()
                    .flatMap(LongSessionTest::items)
                    .filter(item -> name.equals(item.getId()) || name.equals(item.getText()))
                    .findFirst()
                    .orElseThrow()
                    .fire());
  }

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? Stream.concat(Stream.of(item), menu.getItems().stream().flatMap(LongSessionTest::items))
        : Stream.of(item);
  }

  private void dressAnew() {
    for (String id : List.of("theme-dark", "language-german", "language-japanese")) {
      menu(id);
      robot.interact(() -> scene().getRoot().layout());
    }
  }

  @Test
  void aGenerationGoesOnWhileThemeAndLanguageChange() throws TimeoutException {
    robot.interact(
        () ->
            history()
                .apply(
                    Phrase.verbatim("x"),
                    document().withMask(Masks.LONG).withStrategies(StrategySet.parse("NH"))));
    Document before = document();
    fire("#generate");
    waitUntil(() -> window.studio.design.generation.running.get());
    dressAnew();
    assertThat(window.appearance().theme.get()).isEqualTo(Theme.DARK);
    assertThat(window.studio.design.generation.running.get()).isTrue();
    assertThat(((ButtonBase) scene().lookup("#generate")).getText()).isEqualTo("中止");
    fire("#generate");
    waitUntil(() -> !window.studio.design.generation.running.get());
    assertThat(document()).isEqualTo(before);
  }

  @Test
  void aReplayPlaysOnWhileThemeAndLanguageChange() throws TimeoutException {
    putThePuzzleOnTheDesk();
    int length = window.studio.solve.replay.length();
    fire("#play");
    waitUntil(() -> window.studio.solve.replay.position.get() >= 1);
    int position = window.studio.solve.replay.position.get();
    dressAnew();
    assertThat(window.studio.solve.replay.position.get()).isGreaterThanOrEqualTo(position);
    waitUntil(() -> window.studio.solve.replay.position.get() > position);
    fire("#play");
    assertThat(window.studio.solve.replay.length()).isEqualTo(length);
    assertThat(document().puzzle()).contains(PUZZLE);
  }

  // Folders that cannot be written.

  @Test
  void aFolderThatPermissionsCloseCostsNothing() throws IOException, TimeoutException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeFalse(Files.isWritable(closed), "permissions do not bind who runs this test");
    savingFails(closed.resolve("kite.cluewright"));
  }

  @Test
  void aFileInAFoldersPlaceCostsNothing() throws IOException, TimeoutException {
    Path file = Files.writeString(folder.resolve("file"), "no folder");
    savingFails(file.resolve("kite.cluewright"));
  }

  @Test
  void aFolderOfTheSystemThatTakesNoFileCostsNothing() throws TimeoutException {
    Path system = Path.of("/proc/self");
    assumeTrue(Files.isDirectory(system), "this system has no such folder");
    savingFails(system.resolve("kite.cluewright"));
  }

  private void savingFails(Path file) throws TimeoutException {
    robot.interact(() -> entitleAtOnce("Precious"));
    Document before = document();
    dialogs.choosing(file);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    waitUntil(() -> notice().startsWith("Cannot write " + file));
    assertThat(document()).isEqualTo(before);
    assertThat(history().unsaved.get()).isTrue();
    assertThat(window.studio.project.files.file.get()).isNotEqualTo(Optional.of(file));
  }

  @Test
  void aCopyOrASettingThatCannotBeWrittenIsSaidAndTheWorkGoesOn()
      throws IOException, TimeoutException {
    Path settings = ports.home().resolve("settings.json");
    menu("scale-125");
    waitUntil(() -> Files.isRegularFile(settings));
    Files.delete(settings);
    Files.createDirectories(settings.resolve("folder in the file's place"));
    menu("scale-100");
    waitUntil(() -> notice().contains("settings"));
    assertThat(window.appearance().textSize.get()).isEqualTo(100);
    robot.interact(() -> window.studio.notices.dismiss());
    robot.interact(() -> entitleAtOnce("Kept " + 0));
    Path copies = ports.home().resolve("recovery");
    waitUntil(() -> Files.isDirectory(copies));
    waitUntil(() -> !list(copies).isEmpty());
    Files.move(copies, ports.home().resolve("elsewhere"));
    Files.writeString(copies, "a file in the folder's place");
    robot.interact(() -> entitleAtOnce("Kept 1"));
    waitUntil(() -> notice().startsWith("Unsaved work cannot be backed up."));
    assertThat(document().title()).isEqualTo("Kept 1");
    Files.delete(copies);
    Files.move(ports.home().resolve("elsewhere"), copies);
    robot.interact(() -> entitleAtOnce("Kept 2"));
    waitUntil(() -> list(copies).stream().anyMatch(path -> holds(path, "Kept 2")));
    deleteFolder(settings);
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  private static boolean holds(Path copy, String words) {
    try {
      return Files.readString(copy.resolve("work.cluewright")).contains(words);
    } catch (IOException e) {
      return false;
    }
  }

  private static void deleteFolder(Path settings) throws IOException {
    for (Path inside : list(settings)) {
      Files.delete(inside);
    }
    Files.delete(settings);
  }

  // The largest board.

  @Thorough
  @Test
  void theLargestBoardIsPaintedSavedOpenedAndItsGenerationCancelledAtOnce()
      throws TimeoutException {
    fire("#board-5");
    assertThat(document().mask().board()).isSameAs(Boards.TWENTY_FIVE);
    robot.moveTo(point(0)).press(MouseButton.PRIMARY);
    robot.moveTo(point(24)).release(MouseButton.PRIMARY);
    assertThat(document().mask().size()).isEqualTo(25);
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(document().mask().size()).isZero();
    robot.push(KeyCode.CONTROL, KeyCode.Y);
    robot.push(KeyCode.CONTROL, KeyCode.I);
    Document whole = document();
    dialogs.choosing(folder.resolve("large.cluewright"));
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    waitUntil(() -> !history().unsaved.get());
    robot.push(KeyCode.CONTROL, KeyCode.N);
    waitUntil(() -> document().mask().size() == 0);
    robot.push(KeyCode.CONTROL, KeyCode.O);
    waitUntil(() -> document().equals(whole));
    thin(200);
    fire("#generate");
    waitUntil(() -> window.studio.design.generation.running.get());
    WaitForAsyncUtils.sleep(300, TimeUnit.MILLISECONDS);
    long pressed = System.nanoTime();
    robot.push(KeyCode.ESCAPE);
    waitUntil(() -> !window.studio.design.generation.running.get());
    assertThat(System.nanoTime() - pressed).isLessThan(TimeUnit.SECONDS.toNanos(1));
    assertThat(document().mask().size()).isEqualTo(200);
  }

  /** So few clues that a search does not end by itself. */
  private void thin(int clues) {
    robot.interact(
        () -> {
          window.studio.design.density.drag(clues);
          window.studio.design.density.release();
        });
  }
}
