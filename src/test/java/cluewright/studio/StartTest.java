package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.search.engine.Generator;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Where work begins: recent work, and new work of each kind. */
@InTurn
@OneWindow
final class StartTest {
  private static final int SECONDS = 30;

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1280, 800);
  }

  private Document document() {
    return window.studio.history.document();
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void open(FxRobot robot) {
    robot.interact(window.view()::showStart);
    assertThat(robot.lookup("#start").query().isVisible()).isTrue();
    assertThat(window.view().board().getParent().isVisible()).isFalse();
  }

  private void focusOnStart() {
    window.view().root().lookup("#start-plain").requestFocus();
  }

  @Test
  void aNewProjectOfEachUsualKindIsOfferedAndAWayToTheOthers(FxRobot robot)
      throws TimeoutException {
    open(robot);
    for (Kind kind : Kinds.drawn()) {
      assertThat(robot.lookup("#start-" + kind.id()).tryQuery().isPresent())
          .as(kind.id())
          .isEqualTo(kind.key().isPresent());
    }
    assertThat(robot.lookup("#start-more").tryQuery()).isPresent();
    robot.clickOn("#start-windoku");
    waitUntil(() -> document().mask().board().toString().equals("9x9+windoku"));
    assertThat(window.view().board().getParent().isVisible()).isTrue();
    open(robot);
    robot.clickOn("#start-" + Kinds.THERMOMETER.id());
    waitUntil(() -> window.studio.design.layout.active.get());
    assertThat(document().mask().board()).hasToString("9x9");
    assertThat(document().mask().size()).isZero();
    robot.interact(window.studio.design.layout::close);
  }

  @Test
  void recentWorkIsGoneOnWithAndEscLeadsToTheBoard(FxRobot robot) throws TimeoutException {
    dialogs.choosing(folder.resolve("kite.cluewright"));
    robot.interact(() -> window.studio.project.files.save());
    waitUntil(() -> window.studio.project.files.file.get().isPresent());
    Document saved = document();
    robot.interact(() -> window.studio.project.files.startNew());
    open(robot);
    waitUntil(() -> !robot.lookup(".start-recent .button").queryAll().isEmpty());
    List<Button> lines =
        List.copyOf(robot.lookup(".start-recent .button").queryAllAs(Button.class));
    assertThat(lines.get(0).getAccessibleText()).startsWith("kite.cluewright");
    robot.clickOn(lines.get(0));
    waitUntil(() -> document().mask().equals(saved.mask()));
    assertThat(window.studio.atStart.get()).isFalse();
    open(robot);
    robot.interact(this::focusOnStart);
    robot.type(KeyCode.ESCAPE);
    assertThat(window.studio.atStart.get()).isFalse();
  }

  @Test
  void theKeysWorkOnItAtOnce(FxRobot robot) throws TimeoutException {
    open(robot);
    assertThat(window.view().root().getScene().getFocusOwner().getId()).isEqualTo("start-plain");
    robot.type(KeyCode.RIGHT);
    assertThat(window.view().root().getScene().getFocusOwner().getId()).isNotEqualTo("start-plain");
    robot.type(KeyCode.LEFT, KeyCode.ENTER);
    waitUntil(() -> !window.studio.atStart.get());
    assertThat(document().mask().size()).isZero();
    open(robot);
    robot.interact(() -> window.view().root().lookup("#generate").requestFocus());
    robot.type(KeyCode.ESCAPE);
    assertThat(window.studio.atStart.get()).isFalse();
    assertThat(window.view().board().isFocused()).isTrue();
  }

  @Test
  void whoHasBegunIsNotAskedWhereToBegin(FxRobot robot) {
    robot.interact(window.studio::offerStart);
    assertThat(window.studio.atStart.get()).isTrue();
    robot.interact(() -> window.studio.design.layout.open(window.studio.design.rules));
    robot.interact(window.studio::offerStart);
    assertThat(window.studio.atStart.get()).as("with the board under way").isFalse();
    robot.interact(window.studio.design.layout::close);
    robot.interact(() -> window.studio.design.paint.invert());
    robot.interact(window.studio::offerStart);
    assertThat(window.studio.atStart.get()).as("after a stroke").isFalse();
  }
}
