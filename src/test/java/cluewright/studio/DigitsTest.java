package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.BoardView;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Editing the digits of a puzzle in the studio, as a person does it. */
@InTurn
@OneWindow
final class DigitsTest {
  private static final int SECONDS = 30;

  /** A heart with two solutions, which differ in four cells: two rows and columns of one pair. */
  private static final String TWO =
      "..9...5..635...2717..165..43...7...898.....42.72...96...79.24.....741.......5....";

  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), new FakeDialogs()), 1024, 700);
  }

  private Document document() {
    return window.studio.history.document();
  }

  private BoardView board() {
    return window.view().board();
  }

  private Point2D point(int cell) {
    Bounds bounds = board().localToScreen(board().cellBounds(cell));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  private void click(FxRobot robot, int cell) {
    robot.moveTo(point(cell)).clickOn(MouseButton.PRIMARY);
  }

  private static void hold(FxRobot robot, KeyCode held, KeyCode... typed) {
    robot.press(held).type(typed).release(held);
  }

  private static boolean isShown(FxRobot robot, String id) {
    return robot.lookup(id).queryAll().stream()
        .anyMatch(
            node ->
                Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible));
  }

  private static String text(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void take(FxRobot robot, String draft) throws TimeoutException {
    robot.interact(() -> window.studio.project.clipboard.take(draft));
    waitUntil(() -> window.studio.design.digits.active.get());
    waitUntil(() -> !text(robot, "#digits-detail").isEmpty());
  }

  @Test
  void aDraftWithTwoSolutionsIsMended(FxRobot robot) throws TimeoutException {
    take(robot, TWO);
    assertThat(text(robot, "#digits-solutions")).isEqualTo("2 solutions");
    CellSet differing = board().pictureProperty().get().marks().differing();
    assertThat(text(robot, "#digits-detail"))
        .startsWith("They differ in " + differing.size() + " tinted cells")
        .contains("Each of the " + 2 * differing.size() + " bold green digits leaves just one.");
    assertThat(isShown(robot, "#digits-rating")).isFalse();
    String where = text(robot, "#where");
    robot.moveTo(point(differing.toArray()[0]));
    assertThat(text(robot, "#where")).contains("candidates").isNotEqualTo(where);
    robot.interact(() -> window.studio.solve.replay.candidatesShown.set(false));
    assertThat(text(robot, "#where")).doesNotContain("candidates");
    robot.interact(() -> window.studio.solve.replay.candidatesShown.set(true));

    int cell = differing.toArray()[0];
    click(robot, cell);
    int digit =
        Integer.numberOfTrailingZeros(
                window.studio.design.digits.findings.get().orElseThrow().candidates().get(cell))
            + 1;
    robot.type(KeyCode.getKeyCode(String.valueOf(digit)));
    waitUntil(() -> "One solution".equals(text(robot, "#digits-solutions")));
    assertThat(document().puzzle()).contains(PuzzleText.read(TWO).with(cell, digit));
    waitUntil(() -> isShown(robot, "#digits-rating"));
    waitUntil(() -> window.studio.solve.replay.length() > 0);
    assertThat(text(robot, ".legend .label")).isEqualTo("can be erased");
    Label sign = robot.lookup(".legend .label").queryAs(Label.class);
    waitUntil(() -> sign.getContentDisplay() == ContentDisplay.LEFT);
    assertThat(isShown(robot, ".board-status > .hint")).isTrue();

    hold(robot, KeyCode.CONTROL, KeyCode.Z);
    waitUntil(() -> "2 solutions".equals(text(robot, "#digits-solutions")));
    assertThat(document().puzzle()).isEmpty();
    robot.clickOn("#digits-" + digit);
    waitUntil(() -> document().puzzle().isPresent());
  }

  @Test
  void redundantSignsAreShownAndHidden(FxRobot robot) throws TimeoutException {
    Rule cage = new Rule(Kinds.CAGE, List.of(1, 2), 5);
    Board board = Boards.withRules(Boards.FOUR, List.of(cage));
    int[] clues = "1004000000000320".chars().map(digit -> digit - '0').toArray();
    Document some =
        Document.untitled(Mask.empty(board), StrategySet.parse("NH"))
            .withPuzzle(new Puzzle(board, clues));
    robot.interact(() -> window.studio.history.apply(Phrase.verbatim("show"), some));
    robot.interact(() -> window.studio.design.digits.active.set(true));
    waitUntil(() -> isShown(robot, "#digits-show-signs"));
    assertThat(signs()).isEmpty();
    robot.clickOn("#digits-show-signs");
    assertThat(signs()).containsExactly(cage);
    assertThat(robot.lookup("#digits-show-signs").queryAs(Hyperlink.class).getText())
        .isEqualTo("Hide marks");
    robot.clickOn("#digits-show-signs");
    assertThat(signs()).isEmpty();
    robot.clickOn("#digits-remove-signs");
    waitUntil(() -> !isShown(robot, "#digits-remove-signs"));
    assertThat(window.studio.history.document().mask().board()).isEqualTo(Boards.FOUR);
  }

  private List<Rule> signs() {
    return board().pictureProperty().get().marks().signs();
  }

  @Test
  void digitsAreTypedDraggedPushedAndErasedAndNothingIsPainted(FxRobot robot)
      throws TimeoutException {
    Puzzle puzzle = PuzzleText.read("1..4.........32.");
    robot.interact(
        () -> window.studio.history.apply(Phrase.of("play.solve"), document().withPuzzle(puzzle)));
    hold(robot, KeyCode.CONTROL, KeyCode.M);
    assertThat(isShown(robot, "#digits-pane")).isTrue();
    assertThat(isShown(robot, "#generate")).isFalse();
    assertThat(isShown(robot, "#tool-pencil")).isFalse();
    assertThat(board().isFocused()).isTrue();
    assertThat(isShown(robot, ".replay-pane")).isTrue();
    Bounds place = board().localToScene(board().getLayoutBounds());

    click(robot, 1);
    click(robot, 1);
    assertThat(document().puzzle()).contains(puzzle);

    robot.moveTo(point(3)).press(MouseButton.PRIMARY).moveTo(point(7));
    robot.type(KeyCode.ESCAPE).release(MouseButton.PRIMARY);
    assertThat(document().puzzle()).contains(puzzle);
    robot.moveTo(point(3)).press(MouseButton.PRIMARY).moveTo(point(7)).release(MouseButton.PRIMARY);
    assertThat(document().digits().line()).isEqualTo("1......4.....32.");
    assertThat(document().results()).extracting(Result::puzzle).containsExactly(puzzle);
    assertThat(text(robot, "#notice")).startsWith("The puzzle as it was is kept in Results");
    hold(robot, KeyCode.CONTROL, KeyCode.LEFT);
    assertThat(document().digits().line()).isEqualTo("1.....4......32.");
    robot.type(KeyCode.DELETE);
    assertThat(document().digits().line()).isEqualTo("1............32.");
    assertThat(document().puzzle()).isEmpty();
    assertThat(robot.lookup("#time-line").query().isDisabled()).isTrue();
    assertThat(board().localToScene(board().getLayoutBounds())).isEqualTo(place);
    robot.type(KeyCode.UP, KeyCode.DIGIT3);
    assertThat(document().digits().line()).isEqualTo("1.3..........32.");
    waitUntil(() -> !document().isDraft() || !text(robot, "#digits-detail").isEmpty());

    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.of("play.solve"),
                document().withMask(document().mask().with(CellSet.of(5)))));
    assertThat(isShown(robot, "#generate")).isTrue();
    robot.clickOn("#digits-leave-out");
    assertThat(document().mask()).isEqualTo(document().digits().mask());
    robot.clickOn("#edit-mask");
    assertThat(isShown(robot, "#digits-pane")).isFalse();
    assertThat(isShown(robot, "#tool-pencil")).isTrue();
    robot.clickOn("#edit-digits");
    assertThat(isShown(robot, "#digits-pane")).isTrue();
  }
}
