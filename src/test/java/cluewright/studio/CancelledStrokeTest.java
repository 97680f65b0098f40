package cluewright.studio;

import static javafx.scene.input.MouseEvent.MOUSE_DRAGGED;
import static javafx.scene.input.MouseEvent.MOUSE_MOVED;
import static javafx.scene.input.MouseEvent.MOUSE_PRESSED;
import static javafx.scene.input.MouseEvent.MOUSE_RELEASED;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.masks.PaintTool;
import com.sun.javafx.stage.WindowHelper;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** The events that come between the press and the release of a mouse button on the board. */
@InTurn
@OneWindow
final class CancelledStrokeTest {
  private static final Puzzle FINISHED = PuzzleText.read("1..4.........32.");
  private static final Document BEGUN =
      Document.untitled(Mask.empty(Boards.FOUR).with(CellSet.of(5, 6)), StrategySet.parse("NH"));

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window =
        StillWindow.show(
            stage, FakePorts.direct(dialogs, new FakePorts.FakeClipboard()), 1024, 700);
  }

  private StudioViewModel studio() {
    return window.studio;
  }

  private Document document() {
    return studio().history.document();
  }

  private CellSet clues() {
    return document().mask().clues();
  }

  @BeforeEach
  void beginOnASmallBoard(FxRobot robot) {
    robot.interact(() -> studio().history.open(Project.of(BEGUN)));
  }

  private void mouse(FxRobot robot, EventType<MouseEvent> type, int cell) {
    mouse(robot, type, cell, MouseButton.PRIMARY);
  }

  private void mouse(FxRobot robot, EventType<MouseEvent> type, int cell, MouseButton button) {
    robot.interact(() -> BoardMouse.fire(window.view().board(), type, cell, button));
  }

  private void assertAsBegun() {
    assertThat(document()).isEqualTo(BEGUN);
    assertThat(studio().design.paint.mask.get()).isEqualTo(BEGUN.mask());
    assertThat(studio().history.undoName.get()).isEqualTo(Phrase.NOTHING);
  }

  private void pressAndDrag(FxRobot robot, MouseButton button) {
    mouse(robot, MOUSE_PRESSED, 6, button);
    mouse(robot, MOUSE_DRAGGED, 5, button);
    assertThat(studio().design.paint.mask.get()).isNotEqualTo(BEGUN.mask());
  }

  private void dragOnAndRelease(FxRobot robot, MouseButton button) {
    mouse(robot, MOUSE_DRAGGED, 8, button);
    mouse(robot, MOUSE_DRAGGED, 9, button);
    assertAsBegun();
    mouse(robot, MOUSE_RELEASED, 9, button);
    assertAsBegun();
  }

  @Test
  void escapeCancelsAStrokeOfEitherButton(FxRobot robot) {
    for (MouseButton button : new MouseButton[] {MouseButton.PRIMARY, MouseButton.SECONDARY}) {
      pressAndDrag(robot, button);
      robot.push(KeyCode.ESCAPE);
      assertAsBegun();
      dragOnAndRelease(robot, button);
    }
    mouse(robot, MOUSE_PRESSED, 0);
    mouse(robot, MOUSE_RELEASED, 1);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 5, 6));
  }

  @Test
  void undoDuringAStrokeCancelsItAndNothingBefore(FxRobot robot) {
    mouse(robot, MOUSE_PRESSED, 0);
    mouse(robot, MOUSE_RELEASED, 0);
    mouse(robot, MOUSE_PRESSED, 1);
    mouse(robot, MOUSE_DRAGGED, 2);
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(studio().design.paint.mask.get().clues()).isEqualTo(CellSet.of(0, 5, 6));
    mouse(robot, MOUSE_RELEASED, 3);
    assertThat(clues()).isEqualTo(CellSet.of(0, 5, 6));
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertAsBegun();
  }

  @Test
  void noOtherKeyMeansAnythingDuringAStroke(FxRobot robot) {
    mouse(robot, MOUSE_PRESSED, 0);
    robot.push(KeyCode.L);
    robot.push(KeyCode.DIGIT3);
    robot.push(KeyCode.DELETE);
    robot.push(KeyCode.SPACE);
    robot.push(KeyCode.RIGHT);
    robot.push(KeyCode.F5);
    robot.push(KeyCode.SHORTCUT, KeyCode.O);
    robot.push(KeyCode.SHORTCUT, KeyCode.N);
    robot.push(KeyCode.SHORTCUT, KeyCode.I);
    robot.push(KeyCode.SHORTCUT, KeyCode.T);
    robot.push(KeyCode.SHORTCUT, KeyCode.G);
    assertThat(dialogs.questions()).isEmpty();
    assertThat(document()).isEqualTo(BEGUN);
    mouse(robot, MOUSE_RELEASED, 1);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 5, 6));
    assertThat(studio().design.paint.tool.get()).isEqualTo(PaintTool.PENCIL);
    robot.push(KeyCode.L);
    assertThat(studio().design.paint.tool.get()).isEqualTo(PaintTool.LINE);
  }

  /** The headless platform takes the focus from no window by itself. */
  @Test
  void aWindowThatIsNoLongerInFrontCancelsAStroke(FxRobot robot) {
    Window stage = window.view().root().getScene().getWindow();
    pressAndDrag(robot, MouseButton.PRIMARY);
    robot.interact(() -> WindowHelper.setFocused(stage, false));
    assertAsBegun();
    robot.interact(() -> WindowHelper.setFocused(stage, true));
    dragOnAndRelease(robot, MouseButton.PRIMARY);
  }

  @Test
  void aReleaseThatNobodySawCancelsAStroke(FxRobot robot) {
    pressAndDrag(robot, MouseButton.PRIMARY);
    mouse(robot, MOUSE_MOVED, 9);
    assertAsBegun();
    pressAndDrag(robot, MouseButton.PRIMARY);
    mouse(robot, MOUSE_PRESSED, 0);
    mouse(robot, MOUSE_RELEASED, 0);
    assertThat(clues()).isEqualTo(CellSet.of(0, 5, 6));
  }

  @Test
  void anotherButtonNeitherEndsNorDisturbsAStroke(FxRobot robot) {
    mouse(robot, MOUSE_PRESSED, 0);
    mouse(robot, MOUSE_PRESSED, 5, MouseButton.SECONDARY);
    mouse(robot, MOUSE_RELEASED, 5, MouseButton.SECONDARY);
    assertThat(document()).isEqualTo(BEGUN);
    mouse(robot, MOUSE_RELEASED, 1);
    assertThat(clues().containsAll(CellSet.of(0, 1, 5, 6))).isTrue();
    assertThat(studio().history.undoName.get()).hasToString("painting 2 cells");
  }

  @Test
  void aLineThatKeysBeganIsLetGoByEscapeAndByUndo(FxRobot robot) {
    robot.interact(() -> studio().design.paint.tool.set(PaintTool.LINE));
    mouse(robot, MOUSE_PRESSED, 0);
    mouse(robot, MOUSE_RELEASED, 0);
    robot.push(KeyCode.RIGHT);
    for (KeyCode[] keys : new KeyCode[][] {{KeyCode.ESCAPE}, {KeyCode.SHORTCUT, KeyCode.Z}}) {
      robot.push(KeyCode.SPACE);
      robot.push(KeyCode.DOWN);
      assertThat(studio().design.paint.mask.get()).isNotEqualTo(document().mask());
      robot.push(keys);
      assertThat(studio().design.paint.mask.get()).isEqualTo(document().mask());
      assertThat(clues()).isEqualTo(CellSet.of(0, 5, 6));
    }
  }

  @Test
  void escapeDuringASelectionSelectsAsBeforeAndSolvingGoesOn(FxRobot robot) {
    robot.interact(
        () -> {
          studio().history.apply(Phrase.verbatim("x"), document().withPuzzle(FINISHED));
          studio().solve.play.enter();
        });
    mouse(robot, MOUSE_PRESSED, 1);
    mouse(robot, MOUSE_RELEASED, 2);
    CellSet before = selected();
    assertThat(before).isEqualTo(CellSet.of(1, 2));
    mouse(robot, MOUSE_PRESSED, 8);
    mouse(robot, MOUSE_DRAGGED, 9);
    robot.push(KeyCode.ESCAPE);
    mouse(robot, MOUSE_DRAGGED, 10);
    mouse(robot, MOUSE_RELEASED, 11);
    assertThat(selected()).isEqualTo(before);
    assertThat(studio().solve.play.active.get()).isTrue();
  }

  private CellSet selected() {
    return studio().solve.play.playing.get().orElseThrow().selected();
  }

  @Test
  void solvingThatBeginsOrEndsDuringAMovementCancelsIt(FxRobot robot) {
    robot.interact(() -> studio().history.open(Project.of(document().withPuzzle(FINISHED))));
    mouse(robot, MOUSE_PRESSED, 1);
    mouse(robot, MOUSE_DRAGGED, 2);
    robot.interact(studio().solve.play::enter);
    mouse(robot, MOUSE_DRAGGED, 3);
    mouse(robot, MOUSE_RELEASED, 3);
    assertThat(document().puzzle()).contains(FINISHED);
    mouse(robot, MOUSE_PRESSED, 1);
    robot.interact(studio().solve.play::leave);
    mouse(robot, MOUSE_DRAGGED, 2);
    mouse(robot, MOUSE_RELEASED, 3);
    assertThat(document().puzzle()).contains(FINISHED);
    assertThat(studio().design.paint.mask.get()).isEqualTo(FINISHED.mask());
  }

  @Test
  void aClickOnAFinishedPuzzleSelectsItsCellAndTheNextOnePaints(FxRobot robot) {
    robot.interact(() -> studio().history.open(Project.of(document().withPuzzle(FINISHED))));
    mouse(robot, MOUSE_PRESSED, 9);
    mouse(robot, MOUSE_RELEASED, 9);
    assertThat(document().puzzle()).contains(FINISHED);
    assertThat(window.view().board().focusCellProperty().get()).isEqualTo(9);
    mouse(robot, MOUSE_PRESSED, 9);
    mouse(robot, MOUSE_RELEASED, 9);
    assertThat(clues()).isEqualTo(FINISHED.mask().with(CellSet.of(9)).clues());
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(document().puzzle()).contains(FINISHED);
  }
}
