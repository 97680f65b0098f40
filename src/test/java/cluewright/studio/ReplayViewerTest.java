package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.studio.board.Marks;
import cluewright.studio.look.Language;
import cluewright.studio.notice.Notice;
import cluewright.studio.replay.ReplayMode;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.replay.SaveForm;
import cluewright.studio.replay.StepEntry;
import cluewright.studio.shelf.ShelfPane;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.collections.ObservableList;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Watching a solution, and saving it for others, as a person does. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@InTurn
final class ReplayViewerTest {
  private static final int SECONDS = 40;

  /** Singles, pointing and pairs: the hard puzzle of the pictures. */
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FxRobot robot = new StudioRobot();
  private StudioWindow window;

  @TempDir Path folder;

  @BeforeAll
  void openTheWindow() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    FxToolkit.setupStage(
        stage ->
            window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1280, 800));
  }

  @AfterAll
  void closeTheWindow() throws TimeoutException {
    FxToolkit.cleanupStages();
  }

  /** One window serves all tests; each begins with the puzzle as if it had just come. */
  @BeforeEach
  void openThePuzzle() throws TimeoutException {
    robot.moveTo("#title");
    robot.interact(
        () -> {
          window.appearance().still.set(true);
          ((ShelfPane) window.view().root().lookup("#shelf")).chosenProperty().set("tab-steps");
          window.view().texts().language.set(Language.ENGLISH);
          window.studio.notices.dismiss();
          window.studio.solve.saving.asking.set(false);
          window.studio.solve.alternatives.wanted.set(false);
          window.studio.solve.saving.form.set(SaveForm.GIF);
          replay().mode.set(ReplayMode.HUMAN);
          window.studio.history.apply(Phrase.verbatim("x"), document("NH"));
          replay().first();
          window.studio.history.apply(Phrase.verbatim("x"), document("NHL,naked-pair"));
        });
    waitUntil(() -> !replay().working.get() && replay().length() > 0);
    robot.interact(this::unfold);
    waitForLayout();
    waitForLayout();
  }

  /** Singles are folded at first. */
  private void unfold() {
    Button fold = robot.lookup("#fold-steps").query();
    int before = rows();
    fold.fire();
    if (rows() < before) {
      fold.fire();
    }
  }

  /** Until all stands where it will be clicked on. */
  private void waitForLayout() throws TimeoutException {
    CompletableFuture<Void> isLaidOut = new CompletableFuture<>();
    Runnable note = () -> isLaidOut.complete(null);
    Scene scene = window.view().root().getScene();
    Platform.runLater(
        () -> {
          scene.addPostLayoutPulseListener(note);
          Platform.requestNextPulse();
        });
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, isLaidOut);
    Platform.runLater(() -> scene.removePostLayoutPulseListener(note));
  }

  private Document document(String strategies) {
    return window
        .studio
        .history
        .document()
        .withStrategies(StrategySet.parse(strategies))
        .withPuzzle(PUZZLE);
  }

  /** The number of singles under the first heading. */
  private int firstRun() {
    List<StepEntry> entries = replay().entries;
    return (int)
        entries.stream()
            .takeWhile(
                entry -> entry.strategies().stream().allMatch(s -> s.group() == Group.SINGLES))
            .count();
  }

  private ReplayViewModel replay() {
    return window.studio.solve.replay;
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** The row of the step list that says all of this. */
  private Node row(String... words) {
    return robot
        .lookup("#steps .list-cell")
        .<ListCell<?>>match(
            cell ->
                cell.isVisible()
                    && !cell.isEmpty()
                    && cell.getAccessibleText() != null
                    && Stream.of(words).allMatch(cell.getAccessibleText()::contains))
        .query();
  }

  private int rows() {
    return robot.lookup("#steps").<ListView<?>>query().getItems().size();
  }

  private GridState shown() {
    return window.studio.picture.getValue().state().orElseThrow();
  }

  private String sentence() {
    return robot.lookup("#sentence").queryAs(TextArea.class).getText();
  }

  private Optional<Notice> notice() {
    return window.studio.notices.notice.get();
  }

  private void waitForNotice(Notice.Kind kind) throws TimeoutException {
    waitUntil(() -> notice().map(Notice::kind).equals(Optional.of(kind)));
  }

  @Test
  void whyUnfoldsAStepOfFewReasonsOnTheBoardAndEscapeGoesBack() throws TimeoutException {
    robot.interact(() -> window.studio.history.apply(Phrase.verbatim("x"), document("reasons-2")));
    waitUntil(() -> !replay().working.get() && replay().length() > 0);
    robot.interact(() -> replay().goTo(1));
    waitForLayout();
    GridState after = shown();
    double before = robot.lookup("#sentence").query().getBoundsInParent().getHeight();
    robot.clickOn("#why");
    waitUntil(() -> robot.lookup("#why-lines").query().isVisible());
    ListView<?> lines = robot.lookup("#why-lines").query();
    waitForLayout();
    assertThat(lines.getHeight()).as("room for the lines").isGreaterThan(2 * before);
    GridState supposed = shown();
    assertThat(supposed).isNotEqualTo(after);
    robot.type(KeyCode.DOWN);
    assertThat(lines.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    assertThat(window.studio.picture.getValue().marks().argument().rules()).isNotEmpty();
    robot.type(KeyCode.ESCAPE);
    assertThat(lines.isVisible()).isFalse();
    assertThat(shown()).isEqualTo(after);
  }

  @Test
  void aPressOnAStepGoesThere() {
    robot.clickOn(row("Step 4:"));
    assertThat(replay().position.get()).isEqualTo(4);
    assertThat(robot.lookup("#step-counter").queryAs(Label.class).getText())
        .startsWith("Step 4 of");
  }

  @Test
  void leftFoldsAndRightOpensAndTheArrowsWalk() {
    int all = rows();
    robot.clickOn(row("Step 3:"));
    robot.push(KeyCode.LEFT);
    assertThat(rows()).isEqualTo(all - firstRun());
    assertThat(replay().position.get()).isEqualTo(3);
    robot.push(KeyCode.RIGHT);
    assertThat(rows()).isEqualTo(all);
    robot.push(KeyCode.DOWN);
    assertThat(replay().position.get()).isEqualTo(1);
    robot.push(KeyCode.DOWN);
    assertThat(replay().position.get()).isEqualTo(2);
  }

  @Test
  void aPressOnAHeadingFoldsAlsoAfterTheReplayWentByStrategyAndBack() throws TimeoutException {
    int oneByOne = replay().length();
    robot.clickOn("#mode-1");
    waitUntil(() -> replay().length() < oneByOne);
    waitForLayout();
    robot.clickOn("#mode-0");
    waitUntil(() -> replay().length() == oneByOne);
    waitForLayout();
    int folded = rows();
    robot.clickOn(row(firstRun() + " × ", "expand"));
    assertThat(rows()).isEqualTo(folded + firstRun());
    robot.clickOn(row(firstRun() + " × ", "collapse"));
    assertThat(rows()).isEqualTo(folded);
  }

  @Test
  void aFoldedHeadingStandsForTheStepOnShow() {
    robot.clickOn("#fold-steps");
    robot.interact(() -> replay().goTo(3));
    ListView<?> list = robot.lookup("#steps").query();
    assertThat(list.getSelectionModel().getSelectedIndex()).isZero();
    assertThat(replay().position.get()).isEqualTo(3);
    robot.clickOn("#fold-steps");
    assertThat(list.getSelectionModel().getSelectedIndex()).isEqualTo(3);
  }

  @Test
  void thePointerPreviewsAStepAndLeavingBringsBackWhatWasThere() {
    GridState before = shown();
    robot.moveTo(row("Step 5:"));
    assertThat(shown()).isEqualTo(replay().path().orElseThrow().state(5));
    assertThat(window.studio.picture.getValue().marks().placed()).hasSize(1);
    assertThat(sentence()).startsWith("Hidden single");
    assertThat(replay().position.get()).isZero();
    robot.moveTo("#generate");
    assertThat(shown()).isEqualTo(before);
    assertThat(sentence()).startsWith("Only the clues.");
  }

  @Test
  void strategyByStrategyTakesAllOfTheEasiestAtOnce() throws TimeoutException {
    int oneByOne = replay().length();
    robot.interact(robot.lookup("#mode-1").queryAs(ToggleButton.class)::fire);
    waitUntil(() -> replay().length() < oneByOne);
    assertThat(replay().mode.get()).isEqualTo(ReplayMode.STRATEGY);
    robot.clickOn("#forward");
    List<Deduction> first = replay().deductions();
    assertThat(first).hasSizeGreaterThan(1);
    assertThat(first.stream().map(Deduction::strategy).distinct()).hasSize(1);
    assertThat(robot.lookup("#sentences").<ListView<?>>query().getItems()).hasSameSizeAs(first);
  }

  @Test
  void singlesAreFoldedUntilAPersonWantsToSeeThem() throws TimeoutException {
    int steps = replay().length();
    robot.interact(() -> replay().mode.set(ReplayMode.PARALLEL));
    waitUntil(() -> replay().length() < steps);
    robot.interact(() -> replay().mode.set(ReplayMode.HUMAN));
    waitUntil(() -> replay().length() == steps);
    assertThat(rows()).isLessThan(steps);
    assertThat(row(firstRun() + " × ", "expand")).isNotNull();
  }

  @Test
  void whereItIsStuckAPressAllowsWhatHelpsAndTheReplayGoesOn() throws TimeoutException {
    assertThat(robot.lookup("#obstacle").query().isVisible()).isFalse();
    int stuck = replay().length();
    robot.interact(replay()::last);
    waitUntil(() -> robot.lookup("#allow-help").query().isVisible());
    waitForLayout();
    assertThat(robot.lookup("#obstacle").query().isVisible()).isTrue();
    String offered = robot.lookup("#obstacle-words").queryAs(Text.class).getText();
    assertThat(offered).endsWith(" would help.");
    robot.clickOn("#allow-help");
    waitUntil(() -> replay().length() > stuck);
    assertThat(replay().position.get()).isEqualTo(stuck);
    assertThat(window.studio.history.document().strategies().strategies())
        .anyMatch(strategy -> offered.startsWith(strategy.name().toString()));
    assertThat(offered)
        .startsWith(replay().entries.get(stuck).strategies().get(0).name().toString());
    assertThat(robot.lookup("#obstacle").query().isVisible()).isFalse();
  }

  @Test
  void anAvailableStepIsDrawnWhenPointedAtAndTakenWhenPressedAndTheFirstWayComesBack()
      throws TimeoutException {
    int steps = replay().length();
    robot.interact(() -> replay().goTo(2));
    robot.clickOn("#steps-1");
    ObservableList<Deduction> found = window.studio.solve.alternatives.found;
    waitUntil(() -> !found.isEmpty());
    waitForLayout();
    Deduction second = found.get(1);
    robot.moveTo(alternative(second));
    assertThat(sentence()).isEqualTo(second.sentence().toString());
    assertThat(window.studio.picture.getValue().marks()).isEqualTo(Marks.of(second));
    robot.clickOn(alternative(second));
    waitUntil(() -> replay().ownWay.get());
    assertThat(replay().position.get()).isEqualTo(3);
    assertThat(replay().deductions().get(0).changes()).isEqualTo(second.changes());
    robot.clickOn("#steps-0");
    waitForLayout();
    robot.clickOn("#original-way");
    assertThat(replay().ownWay.get()).isFalse();
    assertThat(replay().length()).isEqualTo(steps);
  }

  @Test
  void anAvailableStepOfFewReasonsUnfoldsWithoutBeingTaken() throws TimeoutException {
    robot.interact(() -> window.studio.history.apply(Phrase.verbatim("x"), document("reasons-2")));
    waitUntil(() -> !replay().working.get() && replay().length() > 0);
    robot.clickOn("#steps-1");
    ObservableList<Deduction> found = window.studio.solve.alternatives.found;
    waitUntil(() -> found.stream().anyMatch(Deduction::unfolds));
    Deduction step = found.stream().filter(Deduction::unfolds).findFirst().orElseThrow();
    ListView<Deduction> all = robot.lookup("#alternatives").query();
    robot.interact(() -> all.scrollTo(step));
    waitForLayout();
    int position = replay().position.get();
    robot.clickOn(robot.from(alternative(step)).lookup(".hyperlink").<Node>query());
    waitUntil(() -> robot.lookup("#why-lines").query().isVisible());
    assertThat(replay().position.get()).isEqualTo(position);
    GridState supposed = shown();
    robot.moveTo("#why-lines");
    assertThat(shown()).isEqualTo(supposed);
    robot.type(KeyCode.ESCAPE);
    assertThat(robot.lookup("#why-lines").query().isVisible()).isFalse();
    assertThat(window.studio.solve.alternatives.pointed.get()).isEmpty();
  }

  private Bounds inScene(String id) {
    Node node = robot.lookup(id).query();
    return node.localToScene(node.getBoundsInLocal());
  }

  private Node alternative(Deduction step) {
    return robot
        .lookup("#alternatives .list-cell")
        .<ListCell<?>>match(cell -> cell.isVisible() && step.equals(cell.getItem()))
        .query();
  }

  @Test
  void theReplayIsOneLowBarAndTheSentenceStandsUnderTheBoard() throws TimeoutException {
    Region bar = robot.lookup(".replay-pane").query();
    assertThat(bar.getHeight()).isEqualTo(48);
    Bounds words = inScene("#sentence");
    Bounds board = inScene("#board");
    assertThat(words.getMinY()).isGreaterThanOrEqualTo(board.getMaxY());
    assertThat(words.getMaxX()).isLessThanOrEqualTo(board.getMaxX() + 1);
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("x"),
                window.studio.history.document().withMask(Mask.empty(Boards.NINE))));
    assertThat(bar.isVisible()).isTrue();
    assertThat(bar.getHeight()).isEqualTo(48);
    assertThat(sentence()).startsWith("The solution plays here once there is a puzzle.");
  }

  @Test
  void aSentenceIsSelectedAndCopied() {
    robot.clickOn("#forward");
    robot.clickOn("#sentence").push(KeyCode.CONTROL, KeyCode.A).push(KeyCode.CONTROL, KeyCode.C);
    String said = sentence();
    assertThat(said).contains("so ").isEqualTo(copied());
  }

  private String copied() {
    String[] text = new String[1];
    robot.interact(() -> text[0] = Clipboard.getSystemClipboard().getString());
    return text[0];
  }

  @Test
  void whatGlidesEndsAsTheStateThatItShows() {
    robot.interact(() -> window.appearance().still.set(false));
    for (int state = 1; state <= 3; state++) {
      robot.interact(() -> robot.lookup("#forward").queryAs(Button.class).fire());
    }
    assertThat(replay().position.get()).isEqualTo(3);
    WaitForAsyncUtils.sleep(1, TimeUnit.SECONDS);
    BufferedImage glided = board();
    assertThat(same(glided, drawnAtOnce())).isTrue();
  }

  /** The same state without a movement, with the board as large as it is by now. */
  private BufferedImage drawnAtOnce() {
    robot.interact(() -> window.appearance().still.set(true));
    robot.interact(() -> replay().goTo(2));
    robot.interact(() -> replay().goTo(3));
    return board();
  }

  private BufferedImage board() {
    Image[] image = new Image[1];
    robot.interact(() -> image[0] = window.view().board().snapshot(null, null));
    return copy(image[0]);
  }

  private static BufferedImage copy(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        copy.setRGB(x, y, image.getPixelReader().getArgb(x, y));
      }
    }
    return copy;
  }

  private static boolean same(BufferedImage one, BufferedImage other) {
    int[] first = one.getRGB(0, 0, one.getWidth(), one.getHeight(), null, 0, one.getWidth());
    int[] second =
        other.getRGB(0, 0, other.getWidth(), other.getHeight(), null, 0, other.getWidth());
    return Arrays.equals(first, second);
  }

  @Test
  void theReplayBecomesAGifThatPlaysForEver() throws TimeoutException, IOException {
    Path file = folder.resolve("replay.gif");
    dialogs.choosing(file);
    robot.clickOn("#save-replay").clickOn("#edge-0").clickOn("#time-0");
    robot.clickOn("#save-replay-now");
    waitUntil(() -> Files.exists(file));
    waitForNotice(Notice.Kind.DONE);
    assertThat(dialogs.questions()).contains("target puzzle.gif");
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
      reader.setInput(in);
      int frames = reader.getNumImages(true);
      assertThat(frames).isEqualTo(replay().length() + 1);
      assertThat(reader.read(0).getWidth()).isEqualTo(360);
      assertThat(delay(reader, 0)).isEqualTo("50");
      assertThat(delay(reader, frames - 1)).isEqualTo("150");
      assertThat(same(rgb(reader.read(0)), rgb(reader.read(1)))).isFalse();
    }
    assertThat(robot.lookup("#save-pane").query().isVisible()).isFalse();
  }

  private static BufferedImage rgb(BufferedImage image) {
    BufferedImage copy =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
    copy.getGraphics().drawImage(image, 0, 0, null);
    return copy;
  }

  private static String delay(ImageReader reader, int frame) throws IOException {
    IIOMetadataNode root =
        (IIOMetadataNode) reader.getImageMetadata(frame).getAsTree("javax_imageio_gif_image_1.0");
    return ((IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0))
        .getAttribute("delayTime");
  }

  @Test
  void theReplayBecomesAFolderOfPictures() throws TimeoutException, IOException {
    dialogs.choosing(folder);
    robot.clickOn("#save-replay").clickOn("#form-1").clickOn("#edge-2");
    robot.clickOn("#save-replay-now");
    waitUntil(() -> Files.exists(folder.resolve("puzzle")));
    waitForNotice(Notice.Kind.DONE);
    try (Stream<Path> files = Files.list(folder.resolve("puzzle"))) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertThat(names).hasSize(replay().length() + 1).startsWith("puzzle-00.png");
    }
    File first = folder.resolve("puzzle").resolve("puzzle-00.png").toFile();
    assertThat(ImageIO.read(first).getWidth()).isEqualTo(720);
    assertThat(ImageIO.read(first).getHeight()).as("with a caption below").isBetween(740, 900);
  }

  @Test
  void theReplayBecomesAText() throws TimeoutException, IOException {
    Path file = folder.resolve("replay.txt");
    dialogs.choosing(file);
    robot.clickOn("#save-replay").clickOn("#form-2");
    assertThat(robot.lookup("#edge-0").queryAs(Labeled.class).isVisible()).isTrue();
    robot.clickOn("#save-replay-now");
    waitUntil(() -> Files.exists(file));
    waitForNotice(Notice.Kind.DONE);
    assertThat(Files.readString(file)).startsWith("Puzzle\n").contains("Naked pair: ");
  }

  @Test
  void savingIsCancelledInTheMiddleAndNothingStays() throws TimeoutException, IOException {
    Path file = folder.resolve("replay.gif");
    dialogs.choosing(file);
    robot.interact(() -> window.studio.solve.saving.edge.set(1080));
    robot.clickOn("#save-replay").clickOn("#save-replay-now");
    waitUntil(() -> robot.lookup("#save-cancel").query().getParent().isVisible());
    robot.clickOn("#save-cancel");
    waitForNotice(Notice.Kind.HINT);
    assertThat(window.studio.solve.saving.progress.get()).isEmpty();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void aPlaceThatCannotBeWrittenIsANoticeAndTheChoicesStay() throws TimeoutException {
    dialogs.choosing(folder.resolve("nowhere").resolve("replay.gif"));
    robot.interact(() -> window.studio.solve.saving.ask(SaveForm.GIF));
    robot.clickOn("#edge-0").clickOn("#save-replay-now");
    waitForNotice(Notice.Kind.ERROR);
    assertThat(notice().orElseThrow().toString()).contains("the folder does not exist");
    assertThat(window.studio.solve.saving.asking.get()).isTrue();
  }

  @Test
  void anotherLanguageReachesPlayerStepsAndSentence() {
    robot.interact(() -> window.view().texts().language.set(Language.GERMAN));
    assertThat(robot.lookup("#mode-1").queryAs(Labeled.class).getText())
        .isEqualTo("Nach Strategie");
    assertThat(robot.lookup("#step-counter").queryAs(Label.class).getText())
        .startsWith("Schritt 0 von");
    assertThat(robot.lookup("#steps-count").queryAs(Label.class).getText()).contains("Schritte");
    assertThat(sentence()).startsWith("Nur die Vorgaben.");
    assertThat(row("Schritt 1:")).isNotNull();
  }
}
