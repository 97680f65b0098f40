package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.replay.Condition;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.generate.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Requiring a strategy with the mouse, up to the request that the engines get. */
@InTurn
@OneWindow
final class RequireTest {
  private static final Strategy X_WING = Catalogue.withId("x-wing").orElseThrow();

  private final List<Request> requests = new CopyOnWriteArrayList<>();
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window =
        StillWindow.show(
            stage,
            FakePorts.with((OneByOne) (request, watch) -> undecided(request), new FakeDialogs()),
            1280,
            800);
  }

  @BeforeEach
  void forgetRequests() {
    requests.clear();
  }

  private Outcome undecided(Request request) {
    requests.add(request);
    return new Outcome.Undecided(
        Outcome.Undecided.Reason.OUT_OF_TIME, "test", Duration.ofSeconds(1));
  }

  /** Until then rows may still move away under the pointer. */
  private void waitFor(Verdict.Kind kind) throws TimeoutException {
    WaitForAsyncUtils.waitFor(
        20, TimeUnit.SECONDS, () -> window.studio.design.verdict.verdict.get().kind() == kind);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private String words(FxRobot robot) {
    return robot.lookup("#strategy-words").queryAs(Label.class).getText();
  }

  @Test
  void aRequiredStrategyIsAllowedSaidAndAskedFor(FxRobot robot) throws TimeoutException {
    waitFor(Verdict.Kind.OPEN);
    StrategySet easy = window.studio.history.document().strategies();
    assertThat(easy.contains(Catalogue.LOCKED_CANDIDATES)).isFalse();
    robot.clickOn("#advanced");
    WaitForAsyncUtils.waitForFxEvents();
    robot.interact(robot.lookup("#require-locked-candidates").queryAs(ToggleButton.class)::fire);
    StrategySet required = window.studio.history.document().required();
    assertThat(required.strategies()).containsExactly(Catalogue.LOCKED_CANDIDATES);
    assertThat(window.studio.history.document().strategies())
        .isEqualTo(required.withEasier().on(Boards.NINE));
    assertThat(words(robot))
        .endsWith(
            "The puzzle must require Locked candidates."
                + " All strategies easier than Locked candidates are allowed too.");
    robot.interact(robot.lookup("#strategy-locked-pair").queryAs(CheckBox.class)::fire);
    assertThat(robot.lookup("#strategy-locked-pair").queryAs(CheckBox.class).isSelected()).isTrue();
    assertThat(robot.lookup("#strategy-locked-pair").queryAs(CheckBox.class).getAccessibleHelp())
        .contains("it stays allowed");
    ToggleButton require = robot.lookup("#require-locked-candidates").queryAs(ToggleButton.class);
    robot.type(KeyCode.ESCAPE);

    robot.clickOn("#generate");
    waitFor(Verdict.Kind.UNDECIDED);
    assertThat(requests)
        .anyMatch(request -> request.goal().required().equals(required.strategies()));

    robot.clickOn("#undo");
    assertThat(window.studio.history.document().strategies()).isEqualTo(easy);
    assertThat(window.studio.history.document().required().isEmpty()).isTrue();
    assertThat(require.isSelected()).isFalse();
  }

  @Test
  void theBatchFollowsThePanel(FxRobot robot) throws TimeoutException {
    robot.interact(() -> window.studio.design.conditions.useLevel(Optional.of(Level.HARD)));
    robot.interact(() -> window.studio.design.strategies.toggleRequired(X_WING));
    robot.interact(() -> window.studio.design.batch.start());
    WaitForAsyncUtils.waitFor(
        20,
        TimeUnit.SECONDS,
        () -> requests.stream().anyMatch(each -> each.goal().required().contains(X_WING)));
    Request asked =
        requests.stream()
            .filter(each -> each.goal().required().contains(X_WING))
            .findFirst()
            .orElseThrow();
    assertThat(asked.goal().conditions().ofPath())
        .containsExactly(new Condition.Levels(Level.HARD, Level.HARD));
    assertThat(asked.strategies()).isEqualTo(window.studio.history.document().strategies());
  }

  @Test
  void aGroupFoldsAway(FxRobot robot) {
    robot.clickOn("#advanced");
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(isShown(robot)).isTrue();
    robot.interact(robot.lookup("#fold-subsets").queryAs(ToggleButton.class)::fire);
    assertThat(isShown(robot)).isFalse();
  }

  private static boolean isShown(FxRobot robot) {
    return robot.lookup("#strategy-naked-pair").query().getParent().getParent().isVisible();
  }
}
