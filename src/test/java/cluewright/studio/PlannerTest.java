package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanFile;
import cluewright.search.engine.Generator;
import cluewright.studio.planner.PlannerViewModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The window where a book is planned, filled, changed, kept and printed. */
@InTurn
@ExtendWith(StudioExtension.class)
final class PlannerTest {
  private static final int SECONDS = 60;
  private static final String SMALL =
      """
      {"title": "Small", "rows": [
        {"board": "4x4", "clues": "6..8", "count": 3, "symmetry": "half-turn"},
        {"name": "Last", "board": "4x4", "clues": "5..7", "count": 2}]}
      """;

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1024, 700);
  }

  private PlannerViewModel planner() {
    return window.studio.windows.planner;
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static void press(FxRobot robot, String id) {
    robot.interact(() -> robot.lookup(id).queryAs(Button.class).fire());
  }

  private static String text(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Labeled.class).getText();
  }

  private void open(FxRobot robot, String plan) throws Exception {
    Path file = folder.resolve("plan.json");
    Files.writeString(file, plan);
    robot.interact(() -> planner().open());
    dialogs.choosing(file);
    press(robot, "#planner-load");
    waitUntil(() -> !planner().plan.get().equals(BookPlan.USUAL));
  }

  private void fill(FxRobot robot) throws TimeoutException {
    press(robot, "#planner-fill");
    waitUntil(() -> !planner().running.get() && planner().plan.get().missing() == 0);
  }

  @Test
  void aPlanIsFilledChangedKeptAndPrinted(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    assertThat(text(robot, "#planner-found-0")).isEqualTo("3 of 3");
    assertThat(text(robot, "#planner-said")).isEqualTo("5 of 5 puzzles found.");
    List<Puzzle> before = planner().plan.get().puzzles();

    press(robot, "#planner-swap-1");
    waitUntil(() -> !planner().running.get());
    List<Puzzle> after = planner().plan.get().puzzles();
    assertThat(after.get(1)).isNotEqualTo(before.get(1));
    assertThat(after.get(0)).isEqualTo(before.get(0));
    assertThat(after).hasSize(5);

    robot.interact(
        () ->
            robot
                .lookup("#planner-lock-2")
                .queryAs(javafx.scene.control.ToggleButton.class)
                .fire());
    press(robot, "#planner-again-0");
    waitUntil(() -> !planner().running.get() && planner().plan.get().missing() == 0);
    assertThat(planner().plan.get().puzzles()).contains(after.get(2));

    press(robot, "#planner-down-0");
    assertThat(planner().plan.get().rows().get(0).name()).isEqualTo("Last");
    Path kept = folder.resolve("kept.json");
    dialogs.choosing(kept);
    press(robot, "#planner-save");
    waitUntil(() -> Files.exists(kept));
    assertThat(PlanFile.read(kept)).isEqualTo(planner().plan.get());

    press(robot, "#planner-print");
    waitUntil(() -> !window.studio.windows.printing.pages.get().isEmpty());
    assertThat(window.studio.windows.printing.pages.get()).hasSizeGreaterThan(3);
  }

  @Test
  void aBookOfFortyIsThereAtFirst(FxRobot robot) {
    robot.interact(() -> planner().open());
    assertThat(text(robot, "#planner-said")).isEqualTo("0 of 40 puzzles found.");
    press(robot, "#planner-add");
    assertThat(text(robot, "#planner-said")).isEqualTo("0 of 53 puzzles found.");
    press(robot, "#planner-remove-3");
    assertThat(text(robot, "#planner-said")).isEqualTo("0 of 40 puzzles found.");
    press(robot, "#planner-print");
    assertThat(robot.lookup("#planner-outcome").lookup(".label").queryAllAs(Label.class))
        .anyMatch(label -> label.getText().contains("no puzzles to print yet"));
  }

  @Test
  void aStoppedRunKeepsWhatItFound(FxRobot robot) throws Exception {
    open(
        robot,
        SMALL
            .replace("\"count\": 2", "\"count\": 900, \"clues\": 4")
            .replace("\"clues\": \"5..7\", ", ""));
    press(robot, "#planner-fill");
    waitUntil(() -> planner().plan.get().rows().get(0).missing() == 0);
    press(robot, "#planner-fill");
    waitUntil(() -> !planner().running.get());
    assertThat(planner().plan.get().puzzles()).hasSizeGreaterThanOrEqualTo(3);
    assertThat(planner().plan.get().rows().get(0).board()).contains(Boards.FOUR);
  }

  @Test
  void aFaultInAPlanIsSaidWithItsPlace(FxRobot robot) throws Exception {
    Path file = folder.resolve("plan.json");
    Files.writeString(file, "{\"rows\": [{\"count\": 1, \"level\": \"eazy\"}]}");
    robot.interact(() -> planner().open());
    dialogs.choosing(file);
    press(robot, "#planner-load");
    waitUntil(
        () ->
            robot.lookup("#planner-outcome").lookup(".label").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().contains("row 1: \"level\": \"eazy\"")));
    assertThat(planner().plan.get()).isEqualTo(BookPlan.USUAL);
  }
}
