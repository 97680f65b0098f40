package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.search.engine.Generator;
import cluewright.studio.board.BoardView;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Painting the regions of a jigsaw in the studio, as a person does it. */
@InTurn
@OneWindow
final class RegionsPaintingTest {
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), new FakeDialogs()), 1024, 700);
  }

  private BoardView view() {
    return window.view().board();
  }

  private Board board() {
    return window.studio.history.document().mask().board();
  }

  private int region(int cell) {
    return view().pictureProperty().get().regions().orElseThrow().of().get(cell);
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

  private static void fire(FxRobot robot, String id) {
    Button button = robot.lookup(id).queryButton();
    robot.interact(button::fire);
  }

  private static boolean isSelected(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(ToggleButton.class).isSelected();
  }

  private static boolean isShown(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
  }

  private void begin(FxRobot robot) {
    MenuButton kinds = robot.lookup("#kind").queryAs(MenuButton.class);
    robot.interact(kinds::show);
    MenuItem paint =
        kinds.getItems().stream()
            .filter(item -> "Jigsaw: paint regions".equals(item.getText()))
            .findFirst()
            .orElseThrow();
    robot.interact(kinds::hide);
    robot.interact(paint::fire);
  }

  @Test
  void aRegionIsDraggedOverItsNeighboursAndUsedWhenAllAreWhole(FxRobot robot) {
    int clues = window.studio.history.document().mask().size();
    begin(robot);
    assertThat(isSelected(robot, "#edit-board")).isTrue();
    assertThat(robot.lookup("#generate").queryButton())
        .matches(button -> !isShown(button), "is hidden");
    drag(robot, MouseButton.PRIMARY, 20, 21);
    assertThat(region(21)).isEqualTo(1);
    assertThat(robot.lookup("#regions-sentence").queryAs(Label.class).getText())
        .isEqualTo("2 regions are not right yet");
    assertThat(robot.lookup("#regions-use").queryButton().isDisabled()).isTrue();
    drag(robot, MouseButton.PRIMARY, 3, 2);
    fire(robot, "#regions-use");
    assertThat(board()).hasToString("9x9 jigsaw");
    assertThat(window.studio.history.document().mask().size()).isEqualTo(clues);
    assertThat(view().pictureProperty().get().regions()).isEmpty();
    assertThat(isSelected(robot, "#edit-mask")).isTrue();
    robot.interact(window.studio.undo::undo);
    assertThat(board()).hasToString("9x9");
  }

  @Test
  void keysDoAllThatThePointerDoes(FxRobot robot) {
    robot.press(KeyCode.CONTROL).type(KeyCode.J).release(KeyCode.CONTROL);
    robot.interact(view()::requestFocus);
    robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.SPACE, KeyCode.RIGHT, KeyCode.SPACE);
    assertThat(region(3)).isEqualTo(1);
    robot.type(KeyCode.DIGIT2);
    assertThat(region(3)).isEqualTo(2);
    robot.type(KeyCode.DELETE);
    assertThat(region(3)).isZero();
    robot.press(KeyCode.CONTROL).type(KeyCode.Z, KeyCode.Z, KeyCode.Z).release(KeyCode.CONTROL);
    assertThat(region(3)).isEqualTo(2);
    robot.type(KeyCode.LEFT, KeyCode.SPACE, KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN);
    assertThat(region(29)).isEqualTo(1);
    robot.type(KeyCode.ESCAPE);
    assertThat(region(29)).isEqualTo(4);
    assertThat(window.studio.design.layout.active.get()).isTrue();
  }

  @Test
  void theMaskIsAsItWasWhereverOneGoesMeanwhile(FxRobot robot) {
    begin(robot);
    drag(robot, MouseButton.SECONDARY, 0, 1);
    assertThat(region(0)).isZero();
    robot.interact(() -> robot.lookup("#edit-mask").queryAs(ToggleButton.class).fire());
    assertThat(view().pictureProperty().get().regions()).isEmpty();
    assertThat(window.studio.history.unsaved.get()).isTrue();
    robot.interact(() -> robot.lookup("#edit-board").queryAs(ToggleButton.class).fire());
    assertThat(region(0)).isZero();
    fire(robot, "#regions-cancel");
    assertThat(isSelected(robot, "#edit-mask")).isTrue();
    assertThat(window.studio.history.unsaved.get()).isFalse();
  }
}
