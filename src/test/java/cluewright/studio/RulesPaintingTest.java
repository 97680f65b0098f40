package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.engine.Generator;
import cluewright.studio.board.BoardView;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Drawing relations and cages in the studio, as a person does it. */
@InTurn
@OneWindow
final class RulesPaintingTest {
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), new FakeDialogs()), 1024, 700);
  }

  private BoardView view() {
    return window.view().board();
  }

  private Board shown() {
    return view().pictureProperty().get().board();
  }

  private Board desk() {
    return window.studio.history.document().mask().board();
  }

  private void drag(FxRobot robot, MouseButton button, int... cells) {
    robot.interact(
        () -> {
          BoardMouse.fire(view(), MouseEvent.MOUSE_PRESSED, cells[0], button);
          for (int cell : cells) {
            BoardMouse.fire(view(), MouseEvent.MOUSE_DRAGGED, cell, button);
          }
          BoardMouse.fire(view(), MouseEvent.MOUSE_RELEASED, cells[cells.length - 1], button);
        });
  }

  private static void choose(FxRobot robot, String id) {
    robot.interact(() -> robot.lookup(id).queryAs(ToggleButton.class).fire());
  }

  private static void fire(FxRobot robot, String id) {
    Button button = robot.lookup(id).queryButton();
    robot.interact(button::fire);
  }

  private void begin(FxRobot robot) {
    robot
        .press(KeyCode.CONTROL, KeyCode.SHIFT)
        .type(KeyCode.K)
        .release(KeyCode.SHIFT, KeyCode.CONTROL);
    robot.interact(view()::requestFocus);
  }

  @OneWindow.Own
  @Test
  void signsThermometersAndCagesAreDraggedAndUsed(FxRobot robot) {
    choose(robot, "#edit-board");
    choose(robot, "#layout-editor-1");
    drag(robot, MouseButton.PRIMARY, 0, 1);
    choose(robot, "#rule-thermometer");
    drag(robot, MouseButton.PRIMARY, 9, 19, 29);
    choose(robot, "#rule-cage");
    drag(robot, MouseButton.PRIMARY, 40, 41, 50);
    robot.interact(view()::requestFocus);
    robot.type(KeyCode.DIGIT2, KeyCode.DIGIT0);
    fire(robot, "#rules-use");
    assertThat(desk().name())
        .isEqualTo("9x9+consecutive=r1c1r1c2+thermometer=r2c1r3c2r4c3+cage20=r5c5r5c6r6c6");
    assertThat(robot.lookup("#edit-mask").queryAs(ToggleButton.class).isSelected()).isTrue();
    robot.interact(window.studio.undo::undo);
    assertThat(desk().name()).isEqualTo("9x9");
    choose(robot, "#edit-board");
    assertThat(robot.lookup("#rules-pane").tryQuery()).isPresent();
  }

  @OneWindow.Own
  @Test
  void keysDoAllThatThePointerDoes(FxRobot robot) {
    begin(robot);
    robot.type(KeyCode.T, KeyCode.SPACE, KeyCode.RIGHT, KeyCode.DOWN, KeyCode.SPACE);
    assertThat(shown().name()).isEqualTo("9x9+thermometer=r1c1r1c2r2c2");
    robot.type(KeyCode.C, KeyCode.DOWN, KeyCode.SPACE, KeyCode.DOWN, KeyCode.SPACE);
    robot.type(KeyCode.DIGIT1, KeyCode.DIGIT0);
    assertThat(shown().name()).endsWith("+cage10=r3c2r4c2");
    robot.type(KeyCode.BACK_SPACE, KeyCode.BACK_SPACE, KeyCode.NUMPAD9);
    assertThat(shown().name()).endsWith("+cage9=r3c2r4c2");
    robot.type(KeyCode.ESCAPE, KeyCode.DELETE);
    assertThat(shown().name()).endsWith("+cage9=r3c2");
    robot.press(KeyCode.CONTROL).type(KeyCode.Z, KeyCode.Z, KeyCode.Z).release(KeyCode.CONTROL);
    assertThat(shown().name()).isEqualTo("9x9+thermometer=r1c1r1c2r2c2");
    assertThat(window.studio.design.layout.active.get()).isTrue();
  }

  @OneWindow.Own
  @Test
  void keysLeadAThermometerOverCornersAndFiguresOfThePadAreOtherwiseSums(FxRobot robot) {
    begin(robot);
    robot.type(KeyCode.T, KeyCode.PAGE_DOWN, KeyCode.SPACE, KeyCode.PAGE_DOWN, KeyCode.NUMPAD3);
    robot.type(KeyCode.PAGE_UP, KeyCode.KP_RIGHT, KeyCode.NUMPAD8, KeyCode.SPACE);
    assertThat(shown().name()).isEqualTo("9x9+thermometer=r1c1r2c2r3c3r2c4r2c5r1c5");
    robot.type(
        KeyCode.C, KeyCode.SPACE, KeyCode.RIGHT, KeyCode.HOME, KeyCode.SPACE, KeyCode.NUMPAD9);
    assertThat(shown().name()).endsWith("+cage9=r1c5r1c6");
  }

  @Test
  void theSumIsTypedInItsFieldTooAndARemarkSaysWhatCannotBe(FxRobot robot) {
    begin(robot);
    choose(robot, "#rule-cage");
    drag(robot, MouseButton.PRIMARY, 0, 1);
    TextField field = robot.lookup("#rules-sum").queryAs(TextField.class);
    robot.interact(field::requestFocus);
    robot.type(KeyCode.DIGIT1, KeyCode.DIGIT8);
    assertThat(robot.lookup("#rules-sentence").queryAs(Label.class).getText())
        .isEqualTo("2 cells add up to 3 to 17, not 18");
    assertThat(shown().name()).isEqualTo("9x9+cage=r1c1r1c2");
    robot.type(KeyCode.BACK_SPACE, KeyCode.DIGIT7);
    assertThat(shown().name()).isEqualTo("9x9+cage17=r1c1r1c2");
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static String words(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  /** Four cells of 4x4 say which digits stand where: two rows are left to be exchanged, or none. */
  @OneWindow.Own
  @Test
  void aBoardThatIsDrawnAndOneInUseHaveTheVerdictOfTheMask(FxRobot robot) throws TimeoutException {
    robot.interact(
        () -> {
          window.studio.design.paint.useBoard(Boards.FOUR);
          window.studio.design.paint.clear();
        });
    begin(robot);
    choose(robot, "#rule-cage");
    for (int cell : new int[] {0, 1, 2, 4}) {
      drag(robot, MouseButton.PRIMARY, cell);
      robot.interact(view()::requestFocus);
      robot.type(KeyCode.valueOf("DIGIT" + (cell == 4 ? 3 : cell + 1)));
    }
    int solutions = new SolutionCounter(shown()).count(Puzzle.empty(shown()), 1000);
    assertThat(solutions).isGreaterThan(1);
    waitUntil(() -> words(robot, "#rules-sentence").equals(solutions + " solutions"));
    fire(robot, "#rules-use");
    waitUntil(() -> words(robot, "#verdict-word").equals(solutions + " solutions"));
    choose(robot, "#edit-board");
    assertThat(words(robot, "#rules-standing")).isEqualTo(solutions + " solutions");
    assertThat(robot.lookup("#rules-standing").query().isVisible()).isTrue();
    assertThat(robot.lookup("#rules-next").queryAs(Hyperlink.class).getText())
        .isEqualTo("Show where they differ");
    choose(robot, "#rule-cage");
    drag(robot, MouseButton.PRIMARY, 15);
    assertThat(robot.lookup("#rules-standing").query().getParent().getParent().isVisible())
        .isFalse();
  }

  private void find(FxRobot robot, String name) {
    TextField field = robot.lookup("#rules-find").queryAs(TextField.class);
    robot.interact(field::requestFocus);
    robot.interact(() -> field.setText(name));
    robot.type(KeyCode.ENTER);
    robot.interact(view()::requestFocus);
  }

  @OneWindow.Own
  @Test
  void kindsThatAreFoundByTheirNamesAreDrawnTyped(FxRobot robot) {
    begin(robot);
    find(robot, "pill arrows");
    assertThat(robot.lookup("#rule-arrow").queryAs(ToggleButton.class).isSelected()).isTrue();
    drag(robot, MouseButton.PRIMARY, 0, 1, 2, 12);
    robot.type(KeyCode.DIGIT2);
    find(robot, "odd");
    drag(robot, MouseButton.PRIMARY, 40);
    drag(robot, MouseButton.PRIMARY, 42, 43);
    drag(robot, MouseButton.PRIMARY, 43);
    find(robot, "sandwich");
    drag(robot, MouseButton.PRIMARY, 27, 28);
    robot.type(KeyCode.DIGIT1, KeyCode.DIGIT5);
    find(robot, "quadruple");
    drag(robot, MouseButton.PRIMARY, 20, 21, 30);
    robot.type(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT9);
    assertThat(shown().name())
        .isEqualTo(
            "9x9+arrow2=r1c1r1c2r1c3r2c4+odd=r5c5r5c7+quadruple129=r3c3r3c4r4c3r4c4"
                + "+sandwich15=r4c1r4c2r4c3r4c4r4c5r4c6r4c7r4c8r4c9");
    drag(robot, MouseButton.SECONDARY, 31, 32);
    assertThat(shown().name()).contains("+quadruple");
    drag(robot, MouseButton.SECONDARY, 30, 39);
    assertThat(shown().name()).doesNotContain("+quadruple").contains("+odd", "+sandwich");
    choose(robot, "#rule-eraser");
    drag(robot, MouseButton.PRIMARY, 27);
    assertThat(shown().name()).isEqualTo("9x9+arrow2=r1c1r1c2r1c3r2c4+odd=r5c5r5c7");
  }

  @OneWindow.Own
  @Test
  void numbersOnBordersAndGivenDigitsAreTypedBeforeOrAfter(FxRobot robot) {
    begin(robot);
    find(robot, "difference");
    drag(robot, MouseButton.PRIMARY, 0, 1);
    robot.type(KeyCode.DIGIT4);
    drag(robot, MouseButton.PRIMARY, 9, 10);
    find(robot, "candidates");
    robot.type(KeyCode.DIGIT1, KeyCode.DIGIT3, KeyCode.DIGIT8);
    drag(robot, MouseButton.PRIMARY, 40);
    find(robot, "little killer");
    drag(robot, MouseButton.PRIMARY, 7, 17);
    robot.type(KeyCode.DIGIT9);
    assertThat(shown().name())
        .isEqualTo(
            "9x9+difference4=r1c1r1c2+difference4=r2c1r2c2+candidates133=r5c5"
                + "+littlekiller9=r1c8r2c9");
  }

  @Test
  void whatIsDrawnWaitsWhileTheMaskIsPainted(FxRobot robot) {
    begin(robot);
    drag(robot, MouseButton.PRIMARY, 0, 1);
    drag(robot, MouseButton.PRIMARY, 1, 2);
    drag(robot, MouseButton.SECONDARY, 0, 1);
    choose(robot, "#edit-mask");
    assertThat(shown().name()).isEqualTo("9x9");
    assertThat(window.studio.history.unsaved.get()).isTrue();
    choose(robot, "#edit-board");
    assertThat(shown().name()).isEqualTo("9x9+consecutive=r1c2r1c3");
    fire(robot, "#rules-leave");
    assertThat(desk().name()).isEqualTo("9x9");
    assertThat(window.studio.design.layout.active.get()).isFalse();
  }
}
