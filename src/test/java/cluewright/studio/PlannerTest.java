package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.PuzzleForms;
import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.ClueRange;
import cluewright.plan.MaskSource;
import cluewright.plan.PlanFile;
import cluewright.plan.PlannedPuzzle;
import cluewright.replay.Condition;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.files.UnsavedWorkViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.planner.PlanWork;
import cluewright.studio.planner.PlannerViewModel;
import cluewright.studio.recovery.Autosave;
import cluewright.studio.recovery.RecoverableWork;
import cluewright.studio.recovery.RecoveryFolder;
import cluewright.studio.recovery.SafeCopy;
import cluewright.studio.recovery.UnsavedWork;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.collections.ListChangeListener;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
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
  private Ports ports;
  private Stage stage;
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage first) {
    stage = first;
    ports = FakePorts.with(new Generator(), dialogs);
    window = StillWindow.show(stage, ports, 1024, 700);
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
    assertThat(robot.lookup("#planner-fill").queryButton().isDefaultButton()).isTrue();
    fill(robot);
    assertThat(robot.lookup("#planner-print").queryButton().isDefaultButton()).isTrue();
    assertThat(robot.lookup("#planner-fill").queryButton().isDefaultButton()).isFalse();
    waitUntil(robot.lookup("#planner-print").queryButton()::isFocused);
    assertThat(text(robot, "#planner-found-0")).isEqualTo("3 of 3");
    assertThat(text(robot, "#planner-said")).isEqualTo("5 of 5 puzzles found.");
    List<Puzzle> before = planner().plan.get().puzzles();

    press(robot, "#planner-swap-1");
    waitUntil(() -> !planner().running.get());
    List<Puzzle> after = planner().plan.get().puzzles();
    assertThat(after.get(1)).isNotEqualTo(before.get(1));
    assertThat(after.get(0)).isEqualTo(before.get(0));
    assertThat(after).hasSize(5);

    robot.interact(() -> robot.lookup("#planner-lock-2").queryAs(ToggleButton.class).fire());
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
  void leavingTheStudioKeepsAChangedPlanForTheNextTime(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    BookPlan left = planner().plan.get();
    robot.interact(window::close);
    waitUntil(() -> !stage.isShowing());
    assertThat(dialogs.questions()).noneMatch(question -> question.startsWith("unsaved"));
    RecoveryFolder<BookPlan> copies =
        new RecoveryFolder<>(ports.home().resolve("unsaved-plans"), new PlanWork());
    waitUntil(() -> copies.rescued().size() == 1);
    RecoverableWork rescued = copies.rescued().get(0);
    assertThat(rescued.title()).isEqualTo("Small");
    assertThat(rescued.file()).contains(folder.resolve("plan.json"));
    SafeCopy<BookPlan> copy = copies.claim(rescued).orElseThrow();
    assertThat(copy.read()).isEqualTo(left);
    copy.release();
  }

  @Test
  void aPlanOfAnEarlierSessionIsOfferedAndGoneOnWith(FxRobot robot) throws Exception {
    UnsavedWorkViewModel<BookPlan> unsaved = window.studio.windows.unsavedPlans;
    RecoveryFolder<BookPlan> copies =
        new RecoveryFolder<>(ports.home().resolve("unsaved-plans"), new PlanWork());
    BookPlan lost = PlanFile.read(SMALL, folder).withTitle("Killed");
    Autosave<BookPlan> killed = new Autosave<>(copies, Runnable::run, e -> {}, () -> {});
    killed.note(Optional.of(new UnsavedWork<>(lost, Optional.empty())));
    killed.leave();
    robot.interact(unsaved::offer);
    waitUntil(() -> window.studio.notices.notice.get().isPresent());
    Notice notice = window.studio.notices.notice.get().orElseThrow();
    assertThat(notice.sentence().toString()).startsWith("“Killed”, changed at").contains("lost");
    robot.interact(() -> notice.action().orElseThrow().run().run());
    waitUntil(() -> planner().plan.get().equals(lost));
    assertThat(planner().open.get()).isTrue();
    assertThat(robot.lookup("#planner-title").queryAs(TextField.class).getText())
        .isEqualTo("Killed");
    waitUntil(() -> unsaved.waiting.get().isEmpty());
  }

  @Test
  void aPlanThatIsReplacedIsPutAside(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    Path other = folder.resolve("other.json");
    Files.writeString(other, SMALL.replace("Small", "Other"));
    dialogs.choosing(other);
    press(robot, "#planner-load");
    waitUntil(() -> planner().plan.get().title().equals("Other"));
    assertThat(robot.lookup("#planner-outcome").lookup(".label").queryAllAs(Label.class))
        .anyMatch(label -> label.getText().startsWith("“Small” is not saved, but a backup"));
    robot.interact(() -> window.studio.windows.unsavedPlans.refresh());
    waitUntil(() -> !window.studio.windows.unsavedPlans.waiting.get().isEmpty());
  }

  @Test
  void actsAreUndoneAndDoneAgainByKeys(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    BookPlan full = planner().plan.get();
    press(robot, "#planner-remove-0");
    assertThat(robot.lookup("#planner-name-1").tryQuery()).isEmpty();
    keys(robot, KeyCode.Z);
    assertThat(planner().plan.get()).isEqualTo(full);
    assertThat(robot.lookup("#planner-name-1").queryAs(TextField.class).getText())
        .isEqualTo("Last");
    press(robot, "#planner-down-0");
    press(robot, "#planner-undo");
    ComboBox<Optional<Condition.Levels>> level = robot.lookup("#planner-level-0").queryComboBox();
    robot.interact(() -> level.setValue(level.getItems().get(1)));
    assertThat(firstRow()).isEmpty();
    keys(robot, KeyCode.Z);
    assertThat(planner().plan.get()).isEqualTo(full);
    assertThat(level.getValue()).isEmpty();
    keys(robot, KeyCode.Y);
    assertThat(firstRow()).isEmpty();
    assertThat(level.getValue()).contains(new Condition.Levels(Level.EASY, Level.EASY));
    keys(robot, KeyCode.Z);
    TextField title = robot.lookup("#planner-title").queryAs(TextField.class);
    robot.interact(() -> title.setText("Larger"));
    keys(robot, KeyCode.Z);
    assertThat(title.getText()).isEqualTo("Small");
    assertThat(robot.lookup("#planner-undo").queryButton().isDisabled()).isTrue();
    assertThat(planner().plan.get()).isEqualTo(full);
  }

  @Test
  void theReasonsThatARowAsksForAreShownAndCanBeTakenBack(FxRobot robot) throws Exception {
    open(robot, SMALL.replace("\"Last\"", "\"Last\", \"reasons\": \"2..3\""));
    ComboBox<Optional<Condition.Reasons>> asked =
        robot.lookup("#planner-reasons-1").queryComboBox();
    assertThat(asked.getButtonCell().getText()).isEqualTo("Reasons 2..3");
    robot.interact(() -> asked.setValue(Optional.empty()));
    assertThat(planner().plan.get().rows().get(1).reasons()).isEmpty();
  }

  @Test
  void aRowWithoutReasonsIsGivenSome(FxRobot robot) throws Exception {
    open(robot, SMALL);
    ComboBox<Optional<Condition.Reasons>> any = robot.lookup("#planner-reasons-0").queryComboBox();
    assertThat(any.isManaged()).isFalse();
    press(robot, "#planner-ask-reasons-0");
    assertThat(any.isShowing()).isTrue();
    assertThat(any.getItems())
        .extracting(each -> each.map(Condition.Reasons::written).orElse("any"))
        .containsExactly("any", "1", "2", "3", "4", "..2", "..3", "2..", "3..");
    robot.interact(() -> any.setValue(Optional.of(Condition.Reasons.of("..3"))));
    assertThat(planner().plan.get().rows().get(0).reasons()).contains(Condition.Reasons.of("..3"));
    assertThat(any.isManaged()).isTrue();
    assertThat(robot.lookup("#planner-ask-reasons-0").query().isManaged()).isFalse();
    press(robot, "#planner-undo");
    assertThat(any.isManaged()).isFalse();
  }

  /** Presses a key with Ctrl in the window of the plan. */
  private static void keys(FxRobot robot, KeyCode code) {
    Node part = robot.lookup("#planner-window").query();
    robot.interact(
        () ->
            Event.fireEvent(
                part.getScene(),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false)));
  }

  @Test
  void lettersAreTypedBesideTheirSourceAndMasksMayComeAgain(FxRobot robot) throws Exception {
    robot.interact(() -> planner().open());
    TextField letters = robot.lookup("#planner-letters-0").queryAs(TextField.class);
    ToggleButton again = robot.lookup("#planner-repeats-0").queryAs(ToggleButton.class);
    assertThat(letters.isVisible()).isFalse();
    assertThat(again.isVisible()).isFalse();
    takeLetters(robot);
    assertThat(letters.isVisible()).isTrue();
    robot.interact(() -> type(letters, "KATE"));
    assertThat(planner().plan.get().rows().get(0).masks())
        .isEqualTo(new MaskSource.Letters("KATE"));
    press(robot, "#planner-fill");
    assertThat(robot.lookup("#planner-outcome").lookup(".label").queryAllAs(Label.class))
        .anyMatch(label -> label.getText().contains("let masks come again"));
    robot.interact(again::fire);
    assertThat(planner().plan.get().rows().get(0).repeats()).isTrue();
    press(robot, "#planner-undo");
    assertThat(again.isSelected()).isFalse();
    press(robot, "#planner-undo");
    assertThat(letters.getText()).isEmpty();
  }

  @Test
  void aLockedPuzzleThatNoLongerFitsCanBeRemoved(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    robot.interact(() -> robot.lookup("#planner-lock-0").queryAs(ToggleButton.class).fire());
    TextField clues = robot.lookup("#planner-clues-0").queryAs(TextField.class);
    robot.interact(() -> type(clues, "7"));
    assertThat(firstRow()).hasSize(1);
    press(robot, "#planner-drop-0");
    assertThat(firstRow()).isEmpty();
    press(robot, "#planner-undo");
    assertThat(firstRow()).hasSize(1);
  }

  @Test
  void kindsFollowTheBoardThatIsPainted(FxRobot robot) {
    robot.interact(() -> planner().open());
    ComboBox<?> kinds = robot.lookup("#planner-kind-0").queryComboBox();
    int before = kinds.getItems().size();
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("board"),
                Document.untitled(Mask.empty(Boards.TWELVE), StrategySet.parse("N"))));
    robot.interact(kinds::show);
    assertThat(kinds.getItems()).hasSize(before + 1);
    robot.interact(kinds::hide);
  }

  @Test
  void tilesOfPuzzlesThatStayAreLeftAlone(FxRobot robot) throws Exception {
    open(robot, SMALL);
    fill(robot);
    FlowPane tiles = robot.lookup("#planner-puzzles").queryAs(FlowPane.class);
    List<Node> before = List.copyOf(tiles.getChildren());
    AtomicInteger changes = new AtomicInteger();
    robot.interact(
        () ->
            tiles
                .getChildren()
                .addListener((ListChangeListener<Node>) change -> changes.incrementAndGet()));
    robot.interact(() -> robot.lookup("#planner-lock-1").queryAs(ToggleButton.class).fire());
    press(robot, "#planner-swap-2");
    waitUntil(() -> !planner().running.get());
    assertThat(tiles.getChildren()).isEqualTo(before);
    assertThat(changes).hasValue(0);
    press(robot, "#planner-drop-2");
    assertThat(tiles.getChildren()).isEqualTo(before.subList(0, 2));
  }

  private static void takeLetters(FxRobot robot) {
    ComboBox<MaskSource> masks = robot.lookup("#planner-masks-0").queryComboBox();
    robot.interact(
        () ->
            masks.setValue(
                masks.getItems().stream()
                    .filter(MaskSource.Letters.class::isInstance)
                    .findFirst()
                    .orElseThrow()));
  }

  @Test
  void theTableFitsOrScrollsSideways(FxRobot robot) {
    robot.interact(() -> planner().open());
    ScrollPane rows = robot.lookup("#planner-rows").queryAs(ScrollPane.class);
    assertThat(scrollsSideways(robot, rows, 960)).isFalse();
    takeLetters(robot);
    robot.interact(robot.lookup("#planner-repeats-0").queryAs(ToggleButton.class)::fire);
    assertThat(scrollsSideways(robot, rows, 960)).as("with a row of letters").isFalse();
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
