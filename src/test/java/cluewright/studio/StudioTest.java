package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Conditions;
import cluewright.search.Masks;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.BoardView;
import cluewright.studio.generate.GenerationOutcome;
import cluewright.studio.generate.Verdict;
import cluewright.studio.look.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The whole studio, as a person uses it, with the real engine. */
@InTurn
@OneWindow
final class StudioTest {
  private static final int SECONDS = 40;
  private static final int BEATS_OF_THE_LIVING = 20;

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1024, 700);
  }

  private Document document() {
    return window.studio.history.document();
  }

  private CellSet clues() {
    return document().mask().clues();
  }

  private Point2D point(int cell) {
    BoardView board = window.view().board();
    Bounds bounds = board.localToScreen(board.cellBounds(cell));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void generate(FxRobot robot) throws TimeoutException {
    AtomicBoolean begun = new AtomicBoolean();
    ChangeListener<Boolean> notesTheBegin =
        (running, before, now) -> begun.compareAndSet(false, now);
    robot.interact(() -> window.studio.design.generation.running.addListener(notesTheBegin));
    robot.clickOn("#generate");
    waitUntil(() -> begun.get() && !window.studio.design.generation.running.get());
    robot.interact(() -> window.studio.design.generation.running.removeListener(notesTheBegin));
  }

  @Test
  void aMaskIsPaintedAndErasedWithTheMouse(FxRobot robot) {
    robot.clickOn("#clear");
    robot.moveTo(point(0)).press(MouseButton.PRIMARY);
    robot.moveTo(point(2)).release(MouseButton.PRIMARY);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
    robot.moveTo(point(1)).press(MouseButton.SECONDARY);
    robot.moveTo(point(2)).release(MouseButton.SECONDARY);
    assertThat(clues()).isEqualTo(CellSet.of(0));
    robot.clickOn("#undo");
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
    robot.clickOn("#undo");
    assertThat(clues().isEmpty()).isTrue();
    robot.clickOn("#redo");
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
    assertThat(robot.lookup("#clues-editor").queryAs(TextField.class).getText()).isEqualTo("3");
  }

  @Test
  void aReleaseThatNoDragAnnouncedEndsTheStrokeWhereItIs(FxRobot robot) {
    robot.clickOn("#clear");
    robot.interact(
        () -> {
          BoardMouse.fire(window.view().board(), MouseEvent.MOUSE_PRESSED, 0);
          BoardMouse.fire(window.view().board(), MouseEvent.MOUSE_RELEASED, 2);
        });
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
  }

  @Test
  void theTimeLineGoesBackToItsStartWhenThePuzzleGoes(FxRobot robot) throws TimeoutException {
    generate(robot);
    waitUntil(() -> window.studio.solve.replay.length() > 0);
    robot.clickOn("#last");
    assertThat(robot.lookup("#time-line").queryAs(Slider.class).getValue()).isGreaterThan(1);
    robot.clickOn("#clear");
    assertThat(robot.lookup("#time-line").queryAs(Slider.class).getValue()).isZero();
    assertThat(robot.lookup("#step-counter").queryAs(Label.class).getText()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"NO_OTHER, Proven", "NO_OTHER_LISTED, Known"})
  void aMaskWithASolvedPuzzleOnDisplayIsNotCalledImpossible(
      Proof.Kind kind, String ground, FxRobot robot) throws TimeoutException {
    Puzzle puzzle = PuzzleText.read("1..4.........32.");
    Proof proof = new Proof(kind, Phrase.verbatim("there is no other puzzle."), CellSet.empty());
    StudioViewModel studio =
        new StudioViewModel(
            document().withConditions(Conditions.NONE).withPuzzle(puzzle),
            FakePorts.with(
                (OneByOne) (request, watch) -> new Outcome.Impossible(proof, "test", Duration.ZERO),
                dialogs));
    waitUntil(() -> studio.solve.replay.length() > 0);
    robot.interact(studio.design.generation::generate);
    waitUntil(() -> !studio.design.generation.running.get());
    Verdict verdict = studio.design.verdict.verdict.get();
    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.HINT);
    assertThat(verdict.text())
        .hasToString(
            "This mask has no further puzzles. %s: there is no other puzzle.".formatted(ground));
  }

  @Test
  void mirrorCellsArePaintedAlongAndShiftErases(FxRobot robot) {
    robot.clickOn("#clear");
    robot.interact(() -> window.studio.design.paint.symmetry.set(Symmetry.HALF_TURN));
    robot.moveTo(point(10)).press(MouseButton.PRIMARY).release(MouseButton.PRIMARY);
    assertThat(clues()).isEqualTo(CellSet.of(10, 70));
    robot.press(KeyCode.SHIFT);
    robot.clickOn(point(70));
    robot.release(KeyCode.SHIFT);
    assertThat(clues().isEmpty()).isTrue();
  }

  @Test
  void theKeyboardAlonePaints(FxRobot robot) {
    robot.clickOn("#clear");
    robot.interact(() -> window.view().board().requestFocus());
    robot.type(KeyCode.RIGHT, KeyCode.DOWN, KeyCode.SPACE);
    assertThat(clues()).isEqualTo(CellSet.of(10));
    assertThat(robot.lookup("#where").queryAs(Label.class).getText()).isEqualTo("r2c2: clue");
  }

  @Test
  void theHeartBecomesAPuzzleThatIsWatchedAndExported(FxRobot robot)
      throws TimeoutException, IOException {
    CellSet heart = clues();
    generate(robot);
    assertThat(document().puzzle().map(puzzle -> puzzle.mask().clues())).contains(heart);
    waitUntil(() -> window.studio.solve.replay.length() > 0);

    robot.clickOn("#forward").clickOn("#forward").clickOn("#back");
    assertThat(robot.lookup("#step-counter").queryAs(Label.class).getText())
        .startsWith("Step 1 of");
    robot.clickOn("#last");
    assertThat(window.studio.picture.getValue().state().orElseThrow().isFinal()).isTrue();
    robot.clickOn("#first");
    assertThat(window.studio.solve.replay.position.get()).isZero();

    Path text = folder.resolve("heart.txt");
    dialogs.choosing(text);
    robot.interact(() -> window.studio.project.exports.exportText());
    waitUntil(() -> Files.exists(text));
    Path pdf = folder.resolve("heart.pdf");
    dialogs.choosing(pdf);
    robot.interact(() -> window.studio.windows.printing.open());
    waitUntil(() -> !robot.lookup("#print-save-pdf").query().isDisabled());
    robot.interact(robot.lookup("#print-save-pdf").queryButton()::fire);
    waitUntil(
        () -> robot.lookup("#print-outcome").queryAs(Label.class).getText().contains("heart.pdf"));
    assertThat(Files.readAllBytes(pdf)).startsWith('%', 'P', 'D', 'F');
    // A click on what lies below a window that is still open would go to that window.
    robot.interact(robot.lookup("#print-save-pdf").query().getScene().getWindow()::hide);

    Puzzle first = document().puzzle().orElseThrow();
    generate(robot);
    assertThat(document().puzzle()).isPresent().isNotEqualTo(Optional.of(first));
    robot.clickOn("#undo");
    assertThat(document().puzzle()).contains(first);
  }

  @Test
  void playingStepsForwardUntilItIsPaused(FxRobot robot) throws TimeoutException {
    generate(robot);
    waitUntil(() -> window.studio.solve.replay.length() > 0);
    robot.clickOn("#play");
    waitUntil(() -> window.studio.solve.replay.position.get() >= 1);
    robot.clickOn("#play");
    int paused = window.studio.solve.replay.position.get();
    WaitForAsyncUtils.sleep(1200, TimeUnit.MILLISECONDS);
    assertThat(window.studio.solve.replay.position.get()).isEqualTo(paused);
  }

  @Test
  void aLongSearchIsCancelledAtOnceAndTheWindowStaysAlive(FxRobot robot) throws TimeoutException {
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("prepare"),
                document().withMask(Masks.LONG).withStrategies(StrategySet.parse("NH"))));
    CellSet before = clues();
    Heartbeat heartbeat = new Heartbeat();
    robot.interact(heartbeat::start);
    robot.clickOn("#generate");
    WaitForAsyncUtils.waitFor(
        SECONDS, TimeUnit.SECONDS, () -> heartbeat.beats.get() > BEATS_OF_THE_LIVING);
    assertThat(window.studio.design.generation.running.get()).isTrue();
    assertThat(robot.lookup("#generate").queryAs(Button.class).getText()).isEqualTo("Cancel");
    Spent spent = Spent.sinceNow();
    robot.clickOn("#generate");
    waitUntil(() -> !window.studio.design.generation.running.get());
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(4));
    robot.interact(heartbeat::stop);
    assertThat(clues()).isEqualTo(before);
    Outcome outcome =
        window.studio.design.generation.answer.get().map(GenerationOutcome::outcome).orElseThrow();
    assertThat(outcome).isInstanceOf(Outcome.Undecided.class);
    assertThat(robot.lookup("#verdict").queryAs(Label.class).getText()).startsWith("Stopped after");
  }

  /** Counts the frames that the UI thread makes. */
  private static final class Heartbeat extends AnimationTimer {
    private final AtomicLong beats = new AtomicLong();

    @Override
    public void handle(long now) {
      beats.incrementAndGet();
    }
  }

  private void paintThreeRows() {
    Mask rows = new Mask(Boards.NINE, CellSet.of(IntStream.range(0, 27)));
    window.studio.history.apply(Phrase.verbatim("paint"), document().withMask(rows));
  }

  @Test
  void anImpossibleMaskMarksItsCellsOnRequest(FxRobot robot) throws TimeoutException {
    robot.interact(this::paintThreeRows);
    waitUntil(() -> robot.lookup("#show-cells").query().isVisible());
    assertThat(robot.lookup("#verdict-word").queryAs(Label.class).getText())
        .isEqualTo("Impossible");
    robot.clickOn("#show-cells");
    assertThat(window.studio.picture.getValue().marks().problem().isEmpty()).isFalse();
  }

  @Test
  void anImpossibleMaskIsRepairedWithOnePressAndTheRepairUndone(FxRobot robot)
      throws TimeoutException {
    robot.interact(
        () -> {
          window.studio.design.paint.useBoard(Boards.FOUR);
          Mask mask = new Mask(Boards.FOUR, CellSet.of(0, 3, 13));
          window.studio.history.apply(Phrase.verbatim("prepare"), document().withMask(mask));
        });
    waitUntil(() -> robot.lookup("#repair").query().isVisible());
    robot.clickOn("#repair");
    waitUntil(() -> clues().size() == 4);
    CellSet added = clues().minus(CellSet.of(0, 3, 13));
    assertThat(window.studio.picture.getValue().marks().suggested()).isEqualTo(added);
    assertThat(window.studio.notices.notice.get().orElseThrow().sentence().toString())
        .startsWith("Added " + Boards.FOUR.label(added.toArray()[0]));
    waitUntil(() -> robot.lookup("#repair-next").query().isVisible());
    robot.clickOn("#repair-next");
    assertThat(clues().size()).isEqualTo(4);
    assertThat(clues().containsAll(added)).isFalse();
    waitUntil(
        () ->
            robot.lookup("#verdict").queryAs(Label.class).getText().startsWith("A puzzle exists."));
    robot.clickOn("#generate");
    waitUntil(() -> document().puzzle().isPresent());
    assertThat(window.studio.design.generation.answer.get().orElseThrow().outcome())
        .asInstanceOf(InstanceOfAssertFactories.type(Outcome.Found.class))
        .extracting(Outcome.Found::engine)
        .as("the puzzle that is said to exist is the one that is shown")
        .isEqualTo("feasibility");
    robot.clickOn("#undo").clickOn("#undo");
    assertThat(clues()).isEqualTo(CellSet.of(0, 3, 13));
  }

  @Test
  void escapeLeavesTheMaskAsItIs(FxRobot robot) throws TimeoutException {
    robot.interact(this::paintThreeRows);
    waitUntil(() -> robot.lookup("#repair").query().isVisible());
    assertThat(robot.lookup("#show-cells").query().isVisible()).isTrue();
    robot.push(KeyCode.CONTROL, KeyCode.R);
    assertThat(window.studio.design.repair.offer.get()).isPresent();
    assertThat(robot.lookup("#show-cells").query().isVisible())
        .as("other marks than those of the repair are on offer")
        .isFalse();
    robot.push(KeyCode.ESCAPE);
    assertThat(robot.lookup("#show-cells").query().isVisible()).isTrue();
    assertThat(window.studio.design.repair.offer.get()).isEmpty();
    assertThat(clues().size()).isEqualTo(27);
  }

  @Test
  void aProjectIsSavedAndOpenedAndATruncatedOneChangesNothing(FxRobot robot)
      throws TimeoutException, IOException {
    Path file = folder.resolve("kite.cluewright");
    dialogs.choosing(file);
    robot.clickOn("#invert");
    Document inverted = document();
    robot.push(KeyCode.CONTROL, KeyCode.S);
    waitUntil(() -> !window.studio.history.unsaved.get());
    robot.push(KeyCode.CONTROL, KeyCode.N);
    assertThat(clues().isEmpty()).isTrue();
    robot.push(KeyCode.CONTROL, KeyCode.O);
    waitUntil(() -> document().equals(inverted));

    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() / 2));
    robot.push(KeyCode.CONTROL, KeyCode.O);
    waitUntil(
        () -> robot.lookup("#notice").queryAs(Label.class).getText().startsWith("Cannot open"));
    assertThat(document()).isEqualTo(inverted);
    robot.clickOn("#notice-close");
    assertThat(robot.lookup("#notice").query().getParent().isVisible()).isFalse();
  }

  @Test
  void theThemeAndTheTextSizeChangeAndTheBoardStaysSquare(FxRobot robot) {
    robot.clickOn("#theme");
    assertThat(window.appearance().theme.get()).isEqualTo(Theme.DARK);
    robot.interact(() -> window.appearance().textSize.set(125));
    Bounds cell = window.view().board().cellBounds(0);
    assertThat(Math.abs(cell.getWidth() - cell.getHeight())).isLessThanOrEqualTo(1);
    robot.clickOn("#theme");
    assertThat(window.appearance().theme.get()).isEqualTo(Theme.LIGHT);
  }

  @Test
  void aShapeIsChosenFromThePictures(FxRobot robot) throws TimeoutException {
    robot.clickOn("#clear");
    robot.clickOn("#shapes");
    waitUntil(() -> robot.lookup("#shape-heart").tryQuery().isPresent());
    robot.clickOn("#shape-heart");
    assertThat(clues().size()).isEqualTo(36);
  }

  @OneWindow.Own
  @Test
  void closingWithUnsavedWorkAsksNothingSinceACopyIsKept(FxRobot robot) throws TimeoutException {
    robot.clickOn("#invert");
    Window shown = window.view().root().getScene().getWindow();
    robot.interact(window::close);
    if (shown.isShowing()) {
      // Right after a change, the second wish closes.
      robot.interact(window::close);
    }
    waitUntil(() -> !shown.isShowing());
    assertThat(dialogs.questions()).isEmpty();
    window.studio.project.unsavedWork.refresh();
    waitUntil(() -> window.studio.project.unsavedWork.waiting.get().size() == 1);
  }
}
