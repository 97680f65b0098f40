package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.plan.BookPlan;
import cluewright.search.engine.Generator;
import cluewright.studio.help.TourStop;
import cluewright.studio.help.TourViewModel;
import cluewright.studio.planner.PlannerViewModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** How few clicks and keys lead from the first start to a printed puzzle, and to a whole book. */
@InTurn
@ExtendWith(StudioExtension.class)
final class FewActsTest {
  private static final int SECONDS = 60;

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;
  private int clicks;
  private int keys;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1280, 800);
    window.studio.windows.tour.welcome();
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void click(FxRobot robot, Node node) {
    robot.clickOn(node);
    clicks++;
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void key(FxRobot robot, KeyCode... together) {
    robot.push(together);
    keys++;
    WaitForAsyncUtils.waitForFxEvents();
  }

  @Test
  void theFirstPuzzleIsOnPaperAfterFiveClicks(FxRobot robot) throws Exception {
    Path file = folder.resolve("first.pdf");
    dialogs.choosing(file);
    click(robot, robot.lookup("#generate").query());
    waitUntil(() -> window.studio.history.document().puzzle().isPresent());
    click(robot, robot.from(robot.lookup(node -> node instanceof MenuBar)).lookup("File").query());
    click(robot, robot.lookup("Print…").query());
    waitUntil(
        () ->
            robot
                .lookup("#print-save-pdf")
                .tryQuery()
                .filter(node -> !node.isDisabled())
                .isPresent());
    click(robot, robot.lookup("#print-save-pdf").query());
    waitUntil(() -> Files.exists(file));
    int inTheDialogOfTheSystem = 1;
    assertThat(clicks + inTheDialogOfTheSystem).isLessThanOrEqualTo(5);
  }

  @Test
  void theTourKeepsPaceWithWhoGeneratesAtOnceAndLooksAtTheSteps(FxRobot robot) throws Exception {
    TourViewModel tour = window.studio.windows.tour;
    assertThat(tour.stop.get()).contains(TourStop.PAINT);
    robot.interact(() -> robot.lookup("#generate").queryButton().fire());
    waitUntil(() -> tour.stop.get().filter(TourStop.PAINT::equals).isEmpty());
    waitUntil(() -> tour.stop.get().filter(TourStop.WATCH::equals).isPresent());
    robot.interact(window.studio.solve.replay::forward);
    assertThat(tour.stop.get()).isEmpty();
  }

  @Test
  void aBookOfFortyInThreeLevelsIsBegunAndPrintedByTenKeys(FxRobot robot) throws Exception {
    PlannerViewModel planner = window.studio.windows.planner;
    robot.interact(() -> window.studio.windows.tour.leave());
    key(robot, KeyCode.CONTROL, KeyCode.K);
    for (KeyCode letter : new KeyCode[] {KeyCode.P, KeyCode.L, KeyCode.A, KeyCode.N}) {
      key(robot, letter);
    }
    key(robot, KeyCode.ENTER);
    waitUntil(() -> robot.lookup("#planner-fill").query().isFocused());
    BookPlan plan = planner.plan.get();
    assertThat(plan.count()).isEqualTo(40);
    assertThat(plan.rows().stream().map(row -> row.level())).doesNotHaveDuplicates().hasSize(3);
    key(robot, KeyCode.ENTER);
    waitUntil(() -> planner.plan.get().puzzles().size() >= 2);
    // A whole book takes the rest of two minutes, a test as long as two puzzles.
    robot.interact(() -> planner.stop());
    waitUntil(() -> !planner.running.get());
    key(robot, KeyCode.CONTROL, KeyCode.P);
    waitUntil(() -> !window.studio.windows.printing.pages.get().isEmpty());
    assertThat(keys).isLessThanOrEqualTo(10);
  }
}
