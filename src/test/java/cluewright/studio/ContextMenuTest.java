package cluewright.studio;

import static javafx.scene.input.KeyEvent.KEY_PRESSED;
import static javafx.scene.input.MouseEvent.MOUSE_DRAGGED;
import static javafx.scene.input.MouseEvent.MOUSE_PRESSED;
import static javafx.scene.input.MouseEvent.MOUSE_RELEASED;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import cluewright.studio.shelf.ShelfPane;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The menus that open by a right click, the Menu key and Shift+F10. */
@InTurn
@OneWindow
final class ContextMenuTest {
  private static final Document MASK =
      Document.untitled(Mask.empty(Boards.FOUR).with(CellSet.of(5, 6)), StrategySet.parse("NH"));
  private static final Document PUZZLE = MASK.withPuzzle(PuzzleText.read("1..4.........32."));

  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window =
        StillWindow.show(
            stage, FakePorts.direct(new FakeDialogs(), new FakePorts.FakeClipboard()), 1024, 700);
  }

  private StudioViewModel studio() {
    return window.studio;
  }

  private Document document() {
    return studio().history.document();
  }

  private void open(FxRobot robot, Document document) {
    robot.interact(() -> studio().history.open(Project.of(document)));
  }

  private void right(FxRobot robot, EventType<MouseEvent> type, int cell) {
    robot.interact(() -> BoardMouse.fire(window.view().board(), type, cell, MouseButton.SECONDARY));
  }

  private void rightClick(FxRobot robot, int cell) {
    right(robot, MOUSE_PRESSED, cell);
    right(robot, MOUSE_RELEASED, cell);
  }

  private static Optional<ContextMenu> menu() {
    return Window.getWindows().stream()
        .filter(ContextMenu.class::isInstance)
        .map(ContextMenu.class::cast)
        .filter(menu -> "context-menu".equals(menu.getId()))
        .findFirst();
  }

  private static List<String> offers() {
    return menu().stream()
        .flatMap(menu -> menu.getItems().stream())
        .map(MenuItem::getText)
        .filter(text -> text != null)
        .toList();
  }

  private static void choose(FxRobot robot, String text) {
    ContextMenu open = menu().orElseThrow();
    robot.interact(
        () -> {
          open.getItems().stream()
              .filter(item -> text.equals(item.getText()))
              .findFirst()
              .orElseThrow()
              .fire();
          open.hide();
        });
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void focus(FxRobot robot, String tab, String node) {
    robot.interact(() -> ((ShelfPane) robot.lookup("#shelf").query()).chosenProperty().set(tab));
    WaitForAsyncUtils.waitForFxEvents();
    Node list = robot.lookup(node).query();
    robot.interact(list::requestFocus);
  }

  @Test
  void aRightClickOnTheBoardChangesNothingAndARightDragErases(FxRobot robot) {
    open(robot, MASK);
    rightClick(robot, 5);
    assertThat(offers())
        .contains("Clear the mask", "Copy mask", "Paste puzzle or mask")
        .as("what cannot be done is not offered")
        .doesNotContain("Copy puzzle", "Undo", "Solve the puzzle yourself");
    assertThat(document()).isEqualTo(MASK);
    choose(robot, "Invert the mask");
    assertThat(document().mask().size()).isEqualTo(14);

    right(robot, MOUSE_PRESSED, 0);
    assertThat(studio().design.paint.mask.get().contains(0)).isTrue();
    right(robot, MOUSE_DRAGGED, 1);
    right(robot, MOUSE_RELEASED, 2);
    assertThat(menu()).isEmpty();
    assertThat(document().mask().clues().minus(CellSet.of(0, 1, 2)))
        .isEqualTo(document().mask().clues());
    assertThat(studio().history.undoName.get()).hasToString("erasing 3 cells");

    right(robot, MOUSE_PRESSED, 3);
    robot.interact(
        () ->
            Event.fireEvent(
                window.view().board(),
                new KeyEvent(KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
    right(robot, MOUSE_RELEASED, 3);
    assertThat(menu()).as("Esc cancels a click, too").isEmpty();
  }

  @Test
  void theMenuKeyAndShiftF10OpenItWhereTheKeyboardIs(FxRobot robot) {
    open(robot, PUZZLE);
    robot.interact(window.view().board()::requestFocus);
    robot.push(KeyCode.CONTEXT_MENU);
    assertThat(offers()).contains("Copy puzzle", "Export picture…", "Solve the puzzle yourself");
    robot.interact(() -> menu().ifPresent(Window::hide));
    robot.push(KeyCode.SHIFT, KeyCode.F10);
    assertThat(offers()).contains("Fix all digits of the puzzle");
  }

  @Test
  void inDigitsItIsAboutTheCellUnderThePointerAndLeavesTheMaskAlone(FxRobot robot) {
    open(robot, PUZZLE);
    robot.interact(() -> studio().design.digits.active.set(true));
    rightClick(robot, 3);
    assertThat(offers())
        .contains("Erase r1c4", "Erase all digits", "Keep in Results", "Edit the mask")
        .doesNotContain("Clear the mask", "Invert the mask", "Move and rotate");
    choose(robot, "Erase r1c4");
    assertThat(document().digits().line()).isEqualTo("1............32.");
    robot.interact(studio().design.digits::selectAll);
    rightClick(robot, 0);
    assertThat(offers()).as("all that are selected").contains("Erase 3 cells");
    choose(robot, "Erase all digits");
    assertThat(document().mask().clues().isEmpty()).isTrue();
    rightClick(robot, 0);
    assertThat(offers()).doesNotContain("Erase all digits", "Keep in Results");
    robot.interact(() -> studio().design.digits.active.set(false));
  }

  @Test
  void aResultIsKeptFromTheListBesideTheBoard(FxRobot robot) {
    open(robot, PUZZLE.withDigits(PuzzleText.read("1...............")));
    focus(robot, "tab-results", "#results");
    robot.push(KeyCode.HOME);
    robot.push(KeyCode.SHIFT, KeyCode.F10);
    choose(robot, "Keep");
    assertThat(document().results()).allMatch(Result::kept);
    robot.push(KeyCode.SHIFT, KeyCode.F10);
    choose(robot, "Stop keeping");
    assertThat(document().results()).noneMatch(Result::kept);
  }

  @Test
  void whoSolvesKeepsWhatIsSelected(FxRobot robot) {
    open(robot, PUZZLE);
    robot.interact(studio().solve.play::enter);
    robot.interact(() -> BoardMouse.fire(window.view().board(), MOUSE_PRESSED, 1));
    robot.interact(() -> BoardMouse.fire(window.view().board(), MOUSE_RELEASED, 2));
    var before = studio().solve.play.playing.get();
    rightClick(robot, 9);
    assertThat(offers()).contains("Hint", "Copy puzzle").doesNotContain("Clear the mask");
    assertThat(studio().solve.play.playing.get()).isEqualTo(before);
    robot.interact(studio().solve.play::leave);
  }

  @Test
  void thePuzzlesOfTheProjectAreDuplicatedNamedAndDeletedFromTheirMenu(FxRobot robot) {
    open(robot, PUZZLE);
    focus(robot, "tab-puzzles", "#puzzles");
    robot.push(KeyCode.SHIFT, KeyCode.F10);
    assertThat(offers()).containsExactly("Change the title", "Duplicate the puzzle", "New puzzle");
    choose(robot, "Duplicate the puzzle");
    assertThat(studio().history.project().documents()).hasSize(2);
    robot.push(KeyCode.CONTEXT_MENU);
    assertThat(offers()).contains("Move the puzzle up").doesNotContain("Move the puzzle down");
    choose(robot, "Delete the puzzle");
    assertThat(studio().history.project().documents()).hasSize(1);
    robot.push(KeyCode.CONTEXT_MENU);
    choose(robot, "Change the title");
    assertThat(robot.lookup("#about-title").query().isFocused()).isTrue();
  }

  @Test
  void aStepIsCopiedAndItsPictureExportedFromTheListOfSteps(FxRobot robot) {
    open(robot, PUZZLE);
    robot.interact(() -> studio().solve.replay.goTo(2));
    focus(robot, "tab-steps", "#steps");
    robot.push(KeyCode.CONTEXT_MENU);
    assertThat(offers())
        .contains("Copy sentence", "Copy picture", "Export picture…", "Save the replay");
    robot.interact(() -> menu().ifPresent(Window::hide));
    robot.interact(robot.lookup("#play").query()::requestFocus);
    robot.push(KeyCode.SHIFT, KeyCode.F10);
    choose(robot, "Step forward");
    assertThat(studio().solve.replay.position.get()).isEqualTo(3);
    robot.rightClickOn("#time-line");
    assertThat(studio().solve.replay.position.get()).as("no jump").isEqualTo(3);
  }

  @Test
  void aPictureIsCopiedOrSavedFromItsMenu(FxRobot robot) {
    open(robot, PUZZLE);
    robot.interact(studio().windows.pictures::open);
    WaitForAsyncUtils.waitForFxEvents();
    robot.push(KeyCode.CONTEXT_MENU);
    assertThat(offers()).containsExactly("Copy", "Save…");
    robot.interact(() -> menu().ifPresent(Window::hide));
    robot.interact(() -> studio().windows.pictures.open.set(false));
  }
}
