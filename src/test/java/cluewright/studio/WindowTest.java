package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.mask.Symmetry;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.masks.PaintTool;
import cluewright.studio.notice.Notice;
import cluewright.studio.shelf.ShelfPane;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The memory of the window for its user: what was chosen last, and what must stay in sight. */
@InTurn
final class WindowTest {
  private static final int SECONDS = 20;

  private final Ports ports = FakePorts.real();
  private final FxRobot robot = new StudioRobot();
  private StudioWindow window;

  private void open(int width, int height) throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    FxToolkit.setupStage(stage -> window = StillWindow.show(stage, ports, width, height));
    WaitForAsyncUtils.waitForFxEvents();
  }

  @AfterEach
  void closeTheWindow() throws TimeoutException {
    FxToolkit.cleanupStages();
  }

  private ShelfPane shelf() {
    return (ShelfPane) window.view().root().lookup("#shelf");
  }

  @Test
  void theToolTheSymmetryAndTheOpenTabAreThoseOfTheLastTime() throws TimeoutException {
    open(1280, 800);
    Stage stage = (Stage) window.view().root().getScene().getWindow();
    robot.clickOn("#tool-line").clickOn("#tab-steps");
    robot.interact(
        () -> {
          window.studio.design.paint.symmetry.set(Symmetry.HALF_TURN);
          window.close();
        });
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> !stage.isShowing());
    robot.interact(() -> window = StillWindow.show(stage, ports, 1280, 800));
    assertThat(window.studio.design.paint.tool.get()).isEqualTo(PaintTool.LINE);
    assertThat(window.studio.design.paint.symmetry.get()).isEqualTo(Symmetry.HALF_TURN);
    assertThat(shelf().chosenProperty().get()).isEqualTo("tab-steps");
    assertThat(shelf().getSelectionModel().getSelectedItem().getId()).isEqualTo("tab-steps");
  }

  @Test
  void aNoticeCoversNothingThatIsNeeded() throws TimeoutException {
    open(1280, 800);
    coversNothing("Saved.");
    coversNothing("Cannot write heart.cluewright: the folder is read-only. ".repeat(4).strip());
  }

  @Test
  void inASmallWindowItDoesNotEither() throws TimeoutException {
    open(1024, 700);
    coversNothing("Saved.");
    coversNothing("Cannot write heart.cluewright: the folder is read-only. ".repeat(4).strip());
  }

  private void coversNothing(String words) {
    robot.interact(
        () -> {
          window.studio.notices.show(Notice.error(Phrase.verbatim(words)));
          window.view().root().layout();
        });
    WaitForAsyncUtils.waitForFxEvents();
    Bounds card = place(robot.lookup("#notice").query().getParent());
    assertThat(card.getWidth()).isGreaterThan(200);
    assertThat(card.getMaxX()).isLessThanOrEqualTo(window.view().root().getScene().getWidth());
    assertThat(card.getMinX()).isGreaterThanOrEqualTo(0);
    assertThat(card.getMaxY()).isLessThanOrEqualTo(window.view().root().getScene().getHeight());
    assertThat(card.intersects(place(robot.lookup("#switch-solve").query().getParent()))).isFalse();
    assertThat(card.intersects(place(window.view().board()))).isFalse();
    for (String needed : List.of("#title", "#tab-results", "#generate", "#time-line")) {
      assertThat(card.intersects(place(robot.lookup(needed).query()))).as(needed).isFalse();
    }
  }

  @Test
  void aNoticeOfOneOrTwoSentencesLeavesTheSentenceOfTheReplayInSight() throws TimeoutException {
    open(1280, 800);
    coversNothing(
        "The digits were kept as fixed digits: r1c1 and r1c2 both hold 5."
            + " Generate does not change them.");
    Bounds card = place(robot.lookup("#notice").query().getParent());
    assertThat(card.intersects(place(robot.lookup("#sentence .text").query()))).isFalse();
  }

  @Test
  void aNoticeFollowsTheFootOfTheWindow() throws TimeoutException {
    open(1280, 800);
    Stage stage = (Stage) window.view().root().getScene().getWindow();
    show(Notice.error(Phrase.verbatim("Cannot write.")));
    for (int height : List.of(740, 680, 760)) {
      robot.interact(() -> stage.setHeight(height));
      WaitForAsyncUtils.waitForFxEvents();
      Bounds card = place(robot.lookup("#notice").query().getParent());
      Bounds board = place(window.view().board().getParent());
      assertThat(card.getMaxY()).isBetween(board.getMaxY() - 8, board.getMaxY());
    }
  }

  @Test
  void escapeClosesANoticeFromAnywhereAndTheKeyboardStaysWhereItWas() throws TimeoutException {
    open(1280, 800);
    Node before = robot.lookup("#generate").query();
    show(Notice.error(Phrase.verbatim("Cannot write.")));
    assertThat(robot.lookup("#notice-close").query().getAccessibleText())
        .isEqualTo("Dismiss the notice: Cannot write.");
    robot.interact(before::requestFocus);
    robot.type(KeyCode.ESCAPE);
    assertThat(window.studio.notices.notice.get()).isEmpty();

    show(Notice.error(Phrase.verbatim("Cannot write.")));
    robot.interact(robot.lookup("#notice-close").query()::requestFocus);
    robot.type(KeyCode.ESCAPE);
    assertThat(window.studio.notices.notice.get()).isEmpty();
    assertThat(before.isFocused()).isTrue();
  }

  @Test
  void escapeEndsWhatGoesOnBeforeItDismissesANotice() throws TimeoutException {
    open(1280, 800);
    show(Notice.error(Phrase.verbatim("Cannot write.")));
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    escapeTakes(() -> robot.lookup("#mask-text").tryQuery().isPresent());
    robot.interact(this::solve);
    robot.push(KeyCode.ESCAPE);
    assertThat(window.studio.notices.notice.get()).isPresent();
    escapeTakes(() -> window.studio.solve.play.active.get());
    robot.push(KeyCode.ESCAPE);
    assertThat(window.studio.notices.notice.get()).isEmpty();
  }

  private void solve() {
    History history = window.studio.history;
    Puzzle puzzle = PuzzleText.read("1..4.........32.");
    history.apply(Phrase.verbatim("take a puzzle"), history.document().withPuzzle(puzzle));
    window.studio.solve.play.enter();
  }

  private void escapeTakes(BooleanSupplier open) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, open::getAsBoolean);
    robot.push(KeyCode.ESCAPE);
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> !open.getAsBoolean());
    assertThat(window.studio.notices.notice.get()).isPresent();
  }

  private void show(Notice notice) {
    robot.interact(() -> window.studio.notices.show(notice));
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }
}
