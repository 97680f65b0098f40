package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.search.engine.Generator;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The kind of the board, as a person chooses it. */
@InTurn
@OneWindow
final class BoardKindTest {
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), new FakeDialogs()), 1024, 700);
  }

  @Test
  void housesAreAddedAndTakenAwayAndTheButtonSaysWhichThereAre(FxRobot robot) {
    assertThat(kinds(robot).getAccessibleText()).isEqualTo("Kind: Classic");
    fire(robot, "kind-windoku");
    fire(robot, "kind-x");
    assertThat(board()).hasToString("9x9+x+windoku");
    assertThat(kinds(robot).getAccessibleText()).isEqualTo("Kind: Diagonals (X) and Windoku");
    assertThat(kinds(robot).getAccessibleHelp())
        .isEqualTo("Both diagonals contain every digit. The shaded squares contain every digit.");
    assertThat(((CheckMenuItem) item(robot, "kind-x")).isSelected()).isTrue();
    assertThat(robot.lookup("#board-2").queryAs(ToggleButton.class).isSelected()).isTrue();
    fire(robot, "kind-windoku");
    assertThat(board()).hasToString("9x9+x");
  }

  @Test
  void plainTakesAllRulesAwayAndSoDoesANewProject(FxRobot robot) {
    Board killer = Boards.named("9x9+x+cage5=r2c1r2c2").orElseThrow();
    robot.interact(() -> window.studio.design.paint.useBoard(killer));
    fire(robot, "kind-plain");
    assertThat(board()).isEqualTo(Boards.NINE);
    robot.interact(() -> window.studio.design.paint.useBoard(killer));
    robot.interact(
        () -> {
          window.studio.history.markSaved(window.studio.history.project());
          window.studio.project.files.startNew();
        });
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(board()).isEqualTo(Boards.NINE);
  }

  @Test
  void whatDoesNotFitCannotBeChosen(FxRobot robot) {
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.SIX));
    assertThat(item(robot, "kind-" + Kinds.ASTERISK.id()).isDisable()).isTrue();
    assertThat(item(robot, "kind-" + Kinds.CENTRE_DOT.id()).isDisable()).isTrue();
    assertThat(item(robot, "kind-" + Kinds.DIAGONALS.id()).isDisable()).isFalse();
    open(robot);
    assertThat(kinds(robot).getItems()).noneMatch(item -> "kind-boxes".equals(item.getId()));
  }

  @Test
  void aPressRightAfterAnotherSizeMeetsItsCells(FxRobot robot) {
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.FOUR));
    robot.interact(
        () -> {
          window.studio.design.paint.useBoard(Boards.NINE);
          BoardMouse.fire(window.view().board(), MouseEvent.MOUSE_PRESSED, 80);
          BoardMouse.fire(window.view().board(), MouseEvent.MOUSE_RELEASED, 80);
        });
    assertThat(window.studio.history.document().mask().clues()).isEqualTo(CellSet.of(80));
  }

  @Test
  void aJigsawGoesBackToBoxes(FxRobot robot) {
    Board jigsaw = Boards.named("4x4/1112132233243444+x").orElseThrow();
    robot.interact(() -> window.studio.design.paint.useBoard(jigsaw));
    assertThat(kinds(robot).getAccessibleText()).isEqualTo("Kind: Jigsaw and Diagonals (X)");
    fire(robot, "kind-boxes");
    assertThat(board()).hasToString("4x4+x");
  }

  @Test
  void noChoiceOfBoxesOrOfTheSizeThatIsThereTakesRulesAway(FxRobot robot) {
    String rules = "+consecutive=r1c1r1c2+cage5=r2c1r2c2";
    robot.interact(
        () ->
            window.studio.design.paint.useBoard(
                Boards.named("4x4/1112132233243444+x" + rules).orElseThrow()));
    robot.interact(() -> robot.lookup("#board-0").queryAs(ToggleButton.class).fire());
    assertThat(board().name()).startsWith("4x4/");
    fire(robot, "kind-boxes");
    assertThat(board().name()).isEqualTo("4x4+x" + rules);
    robot.interact(() -> robot.lookup("#board-0").queryAs(ToggleButton.class).fire());
    assertThat(board().name()).isEqualTo("4x4+x" + rules);
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.named("6x6+x").orElseThrow()));
    robot.interact(() -> window.studio.design.paint.useSize(Boards.named("6x6-3x2").orElseThrow()));
    assertThat(board().name()).isEqualTo("6x6-3x2+x");
    robot.interact(() -> robot.lookup("#board-1").queryAs(ToggleButton.class).fire());
    assertThat(board().name()).isEqualTo("6x6+x");
  }

  @Test
  void overlappingGridsBeginAnEmptyMaskAndTakeNoOtherHouses(FxRobot robot) {
    robot.interact(
        () -> {
          window.studio.design.paint.useBoard(Boards.named("15x15").orElseThrow());
          window.studio.design.paint.invert();
        });
    fire(robot, "kind-twodoku");
    assertThat(window.studio.design.paint.mask.get().size()).isZero();
    fire(robot, "kind-samurai");
    assertThat(board()).hasToString("samurai");
    assertThat(kinds(robot).getAccessibleText()).isEqualTo("Kind: Samurai");
    assertThat(kinds(robot).getAccessibleHelp()).startsWith("Five grids share boxes");
    for (Kind extra : Kinds.ofBoards()) {
      assertThat(item(robot, "kind-" + extra.id()).isDisable()).isTrue();
    }
  }

  private Board board() {
    return window.studio.design.paint.mask.get().board();
  }

  private static MenuButton kinds(FxRobot robot) {
    return robot.lookup("#kind").queryAs(MenuButton.class);
  }

  private static MenuItem item(FxRobot robot, String id) {
    open(robot);
    return kinds(robot).getItems().stream()
        .filter(item -> id.equals(item.getId()))
        .findFirst()
        .orElseThrow();
  }

  private static void fire(FxRobot robot, String id) {
    MenuItem item = item(robot, id);
    robot.interact(item::fire);
  }

  /** Opens the menu, and closes it again: it keeps what it showed. */
  private static void open(FxRobot robot) {
    robot.interact(kinds(robot)::show);
    robot.interact(kinds(robot)::hide);
  }
}
