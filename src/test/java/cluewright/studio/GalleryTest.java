package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.document.History;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.controlsfx.control.GridCell;
import org.controlsfx.control.GridView;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Choosing from what was found, as a person does. */
@InTurn
@OneWindow
final class GalleryTest {
  private static final int SECONDS = 30;

  /** Of one mask: three easy ones, two hard ones. */
  private static final List<Puzzle> PUZZLES =
      Stream.of(
              ".19...58.6358.42717..165..43...7...898.....42.72...96...79.24.....741.......5....",
              ".84...63.9613.57847..468..93...5...261.....57.52...14...86.49.....291.......8....")
          .map(PuzzleText::read)
          .toList();

  private static final Puzzle HARD =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1280, 800);
  }

  @BeforeEach
  void goToTheGallery(FxRobot robot) throws TimeoutException {
    robot.interact(
        () -> {
          Document document = window.studio.history.document();
          StrategySet all = StrategySet.upTo(Level.EXTREME);
          List<Result> results =
              Stream.concat(PUZZLES.stream(), Stream.of(HARD))
                  .map(puzzle -> new Result(puzzle, all, false))
                  .toList();
          window.studio.history.open(Project.of(document.withStrategies(all).withResults(results)));
        });
    robot.clickOn("#switch-gallery");
    waitUntil(
        () ->
            robot.lookup(".level-badge").queryAllAs(Labeled.class).stream()
                    .filter(badge -> isOneOf(badge.getText()))
                    .count()
                == 3);
  }

  private static boolean isOneOf(String text) {
    return List.of("Easy", "Medium", "Hard", "Unfair", "Extreme").contains(text);
  }

  private History history() {
    return window.studio.history;
  }

  private Document document() {
    return history().document();
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static Desk at(StudioWindow window) {
    return window.studio.desks.current.get();
  }

  private static GridView<?> grid(FxRobot robot) {
    return robot.lookup("#gallery-grid").queryAs(GridView.class);
  }

  private static String text(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Labeled.class).getText();
  }

  /** The newest comes first. */
  private static Node tile(FxRobot robot, int index) {
    return robot.from(grid(robot)).lookup(".result-tile").queryAllAs(GridCell.class).stream()
        .filter(cell -> cell.getIndex() == index && !cell.isEmpty())
        .findFirst()
        .orElseThrow();
  }

  private List<Puzzle> puzzles() {
    return document().results().stream().map(Result::puzzle).toList();
  }

  private boolean isPreviewed(FxRobot robot) {
    return robot.lookup("#comparison").tryQuery().filter(Node::isVisible).isPresent();
  }

  @Test
  void toSelectAndToPreviewChangesNothingAndEnterTakesThePuzzleOver(FxRobot robot) {
    Document before = document();
    robot.clickOn(tile(robot, 2)).type(KeyCode.SPACE);
    assertThat(isPreviewed(robot)).isTrue();
    assertThat(robot.lookup("#compared-1").tryQuery()).isPresent();
    robot.type(KeyCode.LEFT);
    assertThat(robot.lookup("#compared-2").tryQuery()).isPresent();
    robot.type(KeyCode.ESCAPE);
    assertThat(isPreviewed(robot)).isFalse();
    robot.type(KeyCode.HOME).push(KeyCode.SHIFT, KeyCode.RIGHT);
    assertThat(text(robot, "#gallery-selected")).isEqualTo("2 selected");
    robot.push(KeyCode.CONTROL, KeyCode.A);
    assertThat(text(robot, "#gallery-selected")).isEqualTo("3 selected");
    robot.type(KeyCode.SPACE);
    assertThat(robot.lookup("#compared-3").tryQuery()).isPresent();
    robot.type(KeyCode.SPACE);
    assertThat(document()).isEqualTo(before);
    assertThat(history().undoName.get()).isEqualTo(Phrase.NOTHING);

    robot.clickOn(tile(robot, 0)).type(KeyCode.ENTER);
    assertThat(at(window)).isEqualTo(Desk.DESIGN);
    assertThat(document().puzzle()).contains(HARD);
    assertThat(document().mask()).isEqualTo(HARD.mask());
    assertThat(history().undoName.get()).hasToString("using result 3");
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(document()).isEqualTo(before);
  }

  @Test
  void keepingDiscardingAndAddingAreActsThatCanBeUndone(FxRobot robot) {
    robot.clickOn(tile(robot, 0)).type(KeyCode.K);
    assertThat(document().results().get(2).kept()).isTrue();
    robot.clickOn("#filter-kept");
    assertThat(grid(robot).getItems()).hasSize(1);
    assertThat(text(robot, "#gallery-count")).isEqualTo("1 of 3 results");
    robot.clickOn("#filter-reset");
    robot.clickOn(tile(robot, 1)).press(KeyCode.SHIFT).clickOn(tile(robot, 2));
    robot.release(KeyCode.SHIFT).type(KeyCode.DELETE);
    assertThat(puzzles()).containsExactly(HARD);
    assertThat(robot.lookup("#notice").queryAs(Labeled.class).getText())
        .isEqualTo("2 results discarded.");
    Node tiles = grid(robot).getParent();
    assertThat(tiles.localToScene(tiles.getLayoutBounds()))
        .matches(place -> place.contains(inScene(robot, "#notice")));
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(puzzles()).hasSize(3);
    DigitSet word = DigitSet.own(Boards.NINE, "REGISTAND");
    robot.interact(() -> history().apply(Phrase.of("digitset.act"), document().withDigitSet(word)));
    robot.clickOn(tile(robot, 1)).press(KeyCode.CONTROL).clickOn(tile(robot, 0));
    robot.release(KeyCode.CONTROL).clickOn("#gallery-add");
    assertThat(history().project().documents()).hasSize(3);
    assertThat(history().project().current()).isZero();
    assertThat(history().project().documents().get(1).puzzle()).contains(HARD);
    assertThat(history().project().documents().get(1).digitSet()).isEqualTo(word);
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(history().project().documents()).hasSize(1);
  }

  @Test
  void filtersNarrowWhatIsOnShowAndWhatIsHiddenIsNotDiscarded(FxRobot robot) {
    Level hardest = ((Rating.Rated) new Rater(Boards.NINE).rate(HARD)).level();
    robot.clickOn(tile(robot, 0)).push(KeyCode.CONTROL, KeyCode.A);
    robot.clickOn("#filter-level-" + hardest.id());
    assertThat(grid(robot).getItems()).hasSize(1);
    assertThat(text(robot, "#gallery-selected")).isEqualTo("1 selected");
    robot.clickOn("#filter-level-easy");
    assertThat(grid(robot).getItems()).hasSize(3);
    robot.clickOn("#filter-reset");
    robot.interact(robot.lookup("#filter-scores .low-thumb").query()::requestFocus);
    robot.type(KeyCode.END);
    assertThat(grid(robot).getItems()).hasSize(1);
    robot.type(KeyCode.TAB);
    assertThat(robot.lookup("#filter-scores .high-thumb").query().isFocused()).isTrue();
    robot.interact(robot.lookup("#filter-with-full-house").queryAs(ToggleButton.class)::fire);
    robot.interact(robot.lookup("#filter-clues .low-thumb").query()::requestFocus);
    robot.type(KeyCode.END);
    assertThat(grid(robot).getItems()).isEmpty();
    assertThat(robot.lookup("#gallery-nothing").query().isVisible()).isTrue();
    robot.clickOn("#filter-reset");
    assertThat(grid(robot).getItems()).hasSize(3);
  }

  @Test
  void theMenuOpensByMouseAndByKeysAndHasAllCommands(FxRobot robot) {
    for (Runnable how :
        List.<Runnable>of(
            () -> pressRightButton(robot, tile(robot, 0)),
            () -> robot.clickOn(tile(robot, 1)).push(KeyCode.SHIFT, KeyCode.F10),
            () -> robot.clickOn(tile(robot, 2)).type(KeyCode.CONTEXT_MENU))) {
      how.run();
      assertThat(menu().map(menu -> menu.getItems().stream().map(MenuItem::getText).toList()))
          .hasValueSatisfying(
              items ->
                  assertThat(items)
                      .contains("Use this puzzle", "Preview", "Add to project", "Discard"));
      robot.type(KeyCode.ESCAPE);
      assertThat(menu()).isEmpty();
      assertThat(text(robot, "#gallery-selected")).isEqualTo("1 selected");
    }
    robot.clickOn("#switch-design").clickOn("#tab-results");
    Node row = robot.lookup("#results .result-row").query();
    robot.clickOn(row);
    robot.push(KeyCode.SHIFT, KeyCode.F10);
    assertThat(menu()).isPresent();
    robot.type(KeyCode.ESCAPE);
  }

  /** The system's request for a menu; the headless one makes none. */
  private static void pressRightButton(FxRobot robot, Node tile) {
    robot.clickOn(tile, MouseButton.SECONDARY);
    Bounds place = tile.localToScreen(tile.getLayoutBounds());
    robot.interact(
        () ->
            Event.fireEvent(
                tile,
                new ContextMenuEvent(
                    ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                    0,
                    0,
                    place.getCenterX(),
                    place.getCenterY(),
                    /* keyboardTrigger= */ false,
                    null)));
  }

  private static Optional<ContextMenu> menu() {
    return List.copyOf(Window.getWindows()).stream()
        .filter(each -> each instanceof ContextMenu menu && "context-menu".equals(menu.getId()))
        .map(ContextMenu.class::cast)
        .filter(Window::isShowing)
        .findFirst();
  }

  @Test
  void theSelectionIsExportedAsOneFileAndPrinted(FxRobot robot, @TempDir Path folder)
      throws IOException, TimeoutException {
    Path file = folder.resolve("hearts.sdm");
    dialogs.choosing(file);
    robot.clickOn(tile(robot, 1)).press(KeyCode.SHIFT).clickOn(tile(robot, 2));
    robot.release(KeyCode.SHIFT).clickOn("#gallery-export").clickOn("#gallery-export-sdm");
    waitUntil(() -> Files.exists(file));
    assertThat(Files.readAllLines(file))
        .containsExactly(
            PUZZLES.get(1).line().replace('.', '0'), PUZZLES.get(0).line().replace('.', '0'));
    robot.interact(() -> window.studio.notices.dismiss());
    robot.clickOn("#gallery-print");
    assertThat(robot.lookup("#print-scope-selected").queryAs(Labeled.class).getText())
        .isEqualTo("Selected results (2)");
    robot.interact(() -> window.studio.windows.printing.close());
  }

  @Test
  void aBatchFollowsTheDesignAndRunsIntoTheGallery(FxRobot robot) throws TimeoutException {
    robot.interact(
        () -> {
          Document small =
              Document.untitled(
                  new Mask(Boards.FOUR, CellSet.of(0, 3, 5, 10, 12, 15)),
                  StrategySet.upTo(Level.EASY));
          history().open(Project.of(small));
          window.studio.design.conditions.useLevel(Optional.of(Level.EASY));
          window.studio.design.batch.count.set(4);
        });
    assertThat(robot.lookup("#gallery-empty").query().isVisible()).isTrue();
    robot.clickOn("#gallery-batch").clickOn("#batch-start");
    waitUntil(() -> document().results().size() == 4);
    assertThat(text(robot, "#gallery-count")).isEqualTo("4 results");
    assertThat(puzzles())
        .allSatisfy(
            puzzle ->
                assertThat(((Rating.Rated) new Rater(Boards.FOUR).rate(puzzle)).level())
                    .isEqualTo(Level.EASY));
    assertThat(document().puzzle()).isEmpty();
    robot.clickOn("#switch-design").clickOn("#gallery-link");
    assertThat(at(window)).isEqualTo(Desk.GALLERY);
  }

  @Test
  void theStudioIsInOnePlaceAtATime(FxRobot robot) {
    robot.clickOn(tile(robot, 0)).type(KeyCode.ENTER);
    robot.push(KeyCode.CONTROL, KeyCode.T);
    assertThat(at(window)).isEqualTo(Desk.SOLVE);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
    assertThat(at(window)).isEqualTo(Desk.GALLERY);
    assertThat(window.studio.solve.play.active.get()).isFalse();
    assertThat(window.view().board().getParent().isVisible()).isFalse();
    robot.push(KeyCode.CONTROL, KeyCode.L);
    assertThat(robot.lookup("#shape-search").tryQuery()).isEmpty();
    robot.type(KeyCode.ESCAPE);
    assertThat(at(window)).isEqualTo(Desk.DESIGN);
    assertThat(robot.lookup("#switch-design").query().getPseudoClassStates().toString())
        .contains("selected");
  }

  private static Bounds inScene(FxRobot robot, String id) {
    Node node = robot.lookup(id).query();
    return node.localToScene(node.getLayoutBounds());
  }
}
