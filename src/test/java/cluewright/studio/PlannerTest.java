package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.PuzzleForms;
import cluewright.plan.BookPlan;
import cluewright.plan.ClueRange;
import cluewright.plan.PlanFile;
import cluewright.plan.PlannedPuzzle;
import cluewright.search.engine.Generator;
import cluewright.studio.files.Dialogs;
import cluewright.studio.planner.PlannerViewModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.event.ActionEvent;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
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
  void othersAreNotThoseThatWereDroppedThoughThePlanHasASeed(FxRobot robot) throws Exception {
    open(robot, SMALL.replace("\"rows\"", "\"seed\": 5, \"rows\""));
    fill(robot);
    PuzzleForms forms = new PuzzleForms();
    List<Puzzle> seen = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      seen.addAll(firstRow());
      press(robot, "#planner-again-0");
      waitUntil(() -> !planner().running.get() && planner().plan.get().missing() == 0);
    }
    seen.addAll(firstRow());
    for (int i = 0; i < 2; i++) {
      press(robot, "#planner-swap-0");
      waitUntil(() -> !planner().running.get());
      seen.add(firstRow().get(0));
    }
    assertThat(seen.stream().map(forms::form)).doesNotHaveDuplicates().hasSize(11);
  }

  private List<Puzzle> firstRow() {
    return planner().plan.get().rows().get(0).puzzles().stream()
        .map(PlannedPuzzle::puzzle)
        .toList();
  }

  @Test
  void aPlanThatCannotBeFilledKeepsItsPuzzles(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    List<Puzzle> before = firstRow();
    TextField clues = robot.lookup("#planner-clues-1").queryAs(TextField.class);
    robot.interact(() -> type(clues, "90"));
    press(robot, "#planner-again-0");
    assertThat(planner().running.get()).isFalse();
    assertThat(firstRow()).isEqualTo(before);
  }

  /** Types a text and ends it with Enter. */
  private static void type(TextField field, String text) {
    field.setText(text);
    field.fireEvent(new ActionEvent());
  }

  @Test
  void cluesAreTakenWhenTheyAreComplete(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    TextField clues = robot.lookup("#planner-clues-0").queryAs(TextField.class);
    robot.interact(clues::requestFocus);
    robot.interact(() -> clues.setText("7"));
    assertThat(firstRow()).hasSize(3);
    robot.interact(() -> type(clues, "6..8"));
    assertThat(firstRow()).hasSize(3);
    robot.interact(() -> clues.setText("7"));
    robot.interact(() -> robot.lookup("#planner-fill").queryButton().requestFocus());
    assertThat(firstRow()).isEmpty();
    assertThat(planner().plan.get().rows().get(0).clues()).contains(ClueRange.of("7"));
  }

  @Test
  void aTitleTypedDuringASwapStays(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    TextField title = robot.lookup("#planner-title").queryAs(TextField.class);
    robot.interact(
        () -> {
          robot.lookup("#planner-swap-1").queryButton().fire();
          title.setText("Larger");
        });
    waitUntil(() -> !planner().running.get());
    assertThat(planner().plan.get().title()).isEqualTo("Larger");
  }

  @Test
  void leavingTheStudioAsksForAChangedPlan(FxRobot robot) throws Exception {
    AtomicInteger left = new AtomicInteger();
    robot.interact(() -> planner().leaving(left::incrementAndGet));
    open(robot, SMALL);
    robot.interact(() -> planner().leaving(left::incrementAndGet));
    assertThat(left).hasValue(2);

    fill(robot);
    robot.interact(window::close);
    assertThat(dialogs.questions()).last().isEqualTo("unsaved Small");
    assertThat(window.studio.windows.planner.plan.get().missing()).isZero();
    dialogs.whenUnsaved(Dialogs.Unsaved.DISCARD);
    robot.interact(() -> planner().leaving(left::incrementAndGet));
    assertThat(left).hasValue(3);
    Path kept = folder.resolve("kept.json");
    dialogs.choosing(kept).whenUnsaved(Dialogs.Unsaved.SAVE);
    robot.interact(() -> planner().leaving(left::incrementAndGet));
    waitUntil(() -> left.get() == 4);
    assertThat(PlanFile.read(kept)).isEqualTo(planner().plan.get());
  }

  @Test
  void theTableFitsOrScrollsSideways(FxRobot robot) {
    robot.interact(() -> planner().open());
    ScrollPane rows = robot.lookup("#planner-rows").queryAs(ScrollPane.class);
    assertThat(scrollsSideways(robot, rows, 960)).isFalse();
    assertThat(scrollsSideways(robot, rows, 700)).isTrue();
  }

  /** Lays the window's contents out in another width. */
  private static boolean scrollsSideways(FxRobot robot, ScrollPane rows, double width) {
    Region root = (Region) rows.getScene().getRoot();
    AtomicBoolean scrolls = new AtomicBoolean();
    robot.interact(
        () -> {
          for (int i = 0; i < 3; i++) {
            root.resize(width, 660);
            root.requestLayout();
            root.layout();
          }
          scrolls.set(
              rows.lookupAll(".scroll-bar").stream()
                  .map(ScrollBar.class::cast)
                  .anyMatch(
                      bar -> bar.isVisible() && bar.getOrientation() == Orientation.HORIZONTAL));
        });
    return scrolls.get();
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
