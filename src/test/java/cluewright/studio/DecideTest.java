package cluewright.studio;

import static javafx.scene.input.MouseEvent.MOUSE_PRESSED;
import static javafx.scene.input.MouseEvent.MOUSE_RELEASED;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.Effort;
import cluewright.search.EngineChoice;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import cluewright.search.Progress;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Deciding an open mask in the background, in the window. */
@InTurn
@ExtendWith(StudioExtension.class)
final class DecideTest {

  /** Finds nothing; a decision, which has a long time, refutes the mask when it may. */
  private static final class Patient implements OneByOne {
    private final CountDownLatch mayEnd = new CountDownLatch(1);

    @Override
    public Outcome generate(Request request, Watch watch) {
      if (request.time().compareTo(Duration.ofMinutes(1)) < 0) {
        return new Outcome.Undecided(Reason.OUT_OF_TIME, "test", Duration.ofSeconds(1));
      }
      watch.report(new Progress(List.of(), 0, OptionalDouble.of(0.5), Duration.ofMinutes(12)));
      while (mayEnd.getCount() > 0 && !watch.isStopped()) {
        LockSupport.parkNanos(1_000_000);
      }
      return new Outcome.Impossible(
          new Proof(Proof.Kind.OPEN_CELLS, Phrase.verbatim("all was tried."), CellSet.empty()),
          "test",
          Duration.ofMinutes(24));
    }

    @Override
    public Optional<Effort> effort(Request request, Watch watch) {
      return Optional.of(new Effort(EngineChoice.DUAL, Duration.ofMinutes(500)));
    }
  }

  private final Patient engine = new Patient();
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(engine, new FakeDialogs()), 1280, 800);
  }

  @AfterEach
  void close() throws InterruptedException {
    StillWindow.onUi(window::close);
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static String text(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  private Mask mask() {
    return window.studio.history.document().mask();
  }

  @Test
  void anOpenMaskIsDecidedWhilePaintingGoesOnAndANoticeTellsTheEnd(FxRobot robot)
      throws TimeoutException {
    Node decide = robot.lookup("#decide").query();
    Node decision = robot.lookup("#decision").query();
    waitUntil(decide::isVisible);
    assertThat(text(robot, "#verdict")).contains("Deciding takes about ");
    assertThat(decide.getAccessibleHelp()).contains("in the background, which takes about ");
    assertThat(decision.isVisible()).isFalse();
    Mask asked = mask();

    robot.interact(decide::requestFocus);
    robot.type(KeyCode.SPACE);
    waitUntil(decision::isVisible);
    waitUntil(() -> text(robot, "#decision-words").equals("50 %, about 12 minutes left"));
    assertThat(robot.lookup("#decision-progress").queryAs(ProgressBar.class).getProgress())
        .isEqualTo(0.5);
    assertThat(decide.isVisible()).isFalse();
    assertThat(text(robot, "#verdict")).endsWith("It is being decided in the background.");
    assertThat(robot.lookup("#decision-cancel").query().isFocused()).isTrue();

    int cell = asked.open().toArray()[0];
    robot.interact(() -> BoardMouse.fire(window.view().board(), MOUSE_PRESSED, cell));
    robot.interact(() -> BoardMouse.fire(window.view().board(), MOUSE_RELEASED, cell));
    assertThat(mask()).isNotEqualTo(asked);
    engine.mayEnd.countDown();
    waitUntil(() -> !decision.isVisible());
    assertThat(text(robot, "#notice"))
        .isEqualTo(
            "The mask of "
                + asked.size()
                + " clues was decided. These strategies are not enough: all was tried.");
    robot.clickOn("#notice-action");
    assertThat(mask()).isEqualTo(asked);
    waitUntil(() -> text(robot, "#verdict-word").equals("Out of reach"));
  }

  @Test
  void theCrossEndsTheDecision(FxRobot robot) throws TimeoutException {
    waitUntil(robot.lookup("#decide").query()::isVisible);
    robot.clickOn("#decide");
    waitUntil(robot.lookup("#decision").query()::isVisible);
    robot.clickOn("#decision-cancel");
    assertThat(robot.lookup("#decision").query().isVisible()).isFalse();
    assertThat(robot.lookup("#decide").query().isVisible()).isTrue();
    assertThat(robot.lookup("#generate").query().isFocused()).isTrue();
  }
}
