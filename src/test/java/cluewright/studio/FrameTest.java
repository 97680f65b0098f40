package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.BoardView;
import cluewright.studio.board.Legend;
import cluewright.studio.generate.Verdict;
import cluewright.studio.look.Language;
import cluewright.studio.notice.Notice;
import cluewright.studio.replay.ReplayViewModel;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What keeps its place in the window while puzzles come and go. */
@InTurn
@OneWindow
final class FrameTest {
  private static final int SECONDS = 30;

  /** Singles, pointing and pairs: more steps than fit into the list. */
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

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

  private void show(FxRobot robot) throws TimeoutException {
    robot.interact(
        () -> window.studio.history.apply(Phrase.verbatim("p"), document().withPuzzle(PUZZLE)));
    waitUntil(() -> window.studio.solve.replay.length() > 0);
  }

  private static Bounds place(FxRobot robot, String id) {
    Node node = robot.lookup(id).query();
    return node.localToScene(node.getLayoutBounds());
  }

  /** What stands below the board has insets of the pane's width, which must not keep it there. */
  @Test
  void thePaneOfTheBoardIsAsNarrowAsItHasToBeHoweverWideItWas(FxRobot robot) {
    Region pane = robot.lookup(".board-pane").queryAs(Region.class);
    robot.interact(
        () -> {
          double before = pane.minWidth(-1);
          for (int pulse = 0; pulse < 3; pulse++) {
            pane.resize(3000, 700);
            pane.requestLayout();
            pane.layout();
          }
          pane.requestLayout();
          assertThat(pane.minWidth(-1)).isEqualTo(before);
        });
  }

  @Test
  void generateAndTheBarStayWhereTheyAreWhenAPuzzleComes(FxRobot robot) throws TimeoutException {
    Bounds generate = place(robot, "#generate");
    Bounds bar = place(robot, "#time-line");
    Bounds board = place(robot, "#board");
    assertThat(robot.lookup("#play").query().isDisabled()).isTrue();
    show(robot);
    assertThat(robot.lookup("#play").query().isDisabled()).isFalse();
    assertThat(place(robot, "#generate")).isEqualTo(generate);
    assertThat(place(robot, "#board")).isEqualTo(board);
    assertThat(place(robot, "#time-line").getMinY()).isEqualTo(bar.getMinY());
  }

  @Test
  void theWordsBelowTheBoardBeginWhereItBegins(FxRobot robot) throws TimeoutException {
    show(robot);
    robot.clickOn("#switch-solve");
    BoardView board = window.view().board();
    double left = board.localToScene(board.cellBounds(0)).getMinX();
    assertThat(left).isGreaterThan(50);
    assertThat(place(robot, "#where").getMinX()).isCloseTo(left, within(3.0));
  }

  @Test
  void theStepsOpenAtTheStepOnDisplay(FxRobot robot) throws TimeoutException {
    show(robot);
    int last = window.studio.solve.replay.length();
    robot.interact(() -> window.studio.solve.replay.goTo(last));
    robot.clickOn("#tab-steps");
    WaitForAsyncUtils.waitForFxEvents();
    ListView<?> steps = robot.lookup("#steps").queryListView();
    assertThat(steps.getSelectionModel().getSelectedIndex()).isEqualTo(steps.getItems().size() - 1);
  }

  /** Large texts, in a window that is then small. */
  private void enlarged(FxRobot robot, Executable test) throws TimeoutException {
    robot.interact(() -> window.appearance().textSize.set(175));
    try {
      test.run();
    } finally {
      robot.interact(() -> window.appearance().textSize.set(100));
    }
  }

  private interface Executable {
    void run() throws TimeoutException;
  }

  @Test
  void theStepOnDisplayIsInSightAmongLargeSteps(FxRobot robot) throws TimeoutException {
    show(robot);
    robot.clickOn("#tab-steps");
    ReplayViewModel replay = window.studio.solve.replay;
    enlarged(
        robot,
        () -> {
          for (int step : new int[] {14, replay.length() / 2, replay.length()}) {
            robot.interact(() -> replay.goTo(step));
            waitUntil(() -> isInSight(robot.lookup("#steps").queryListView()));
          }
        });
  }

  private static boolean isInSight(ListView<?> list) {
    int selected = list.getSelectionModel().getSelectedIndex();
    Bounds all = list.localToScene(list.getLayoutBounds());
    return list.lookupAll(".list-cell").stream()
        .filter(node -> node instanceof ListCell<?> cell && cell.getIndex() == selected)
        .filter(Node::isVisible)
        .anyMatch(
            node ->
                all.contains(node.localToScene(node.getLayoutBounds()).getCenterX(), middle(node)));
  }

  private static double middle(Node node) {
    return node.localToScene(node.getLayoutBounds()).getCenterY();
  }

  @Test
  void theLegendStaysBetweenTheBoardAndTheWords(FxRobot robot) throws TimeoutException {
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("s"), document().withStrategies(StrategySet.any())));
    show(robot);
    ReplayViewModel replay = window.studio.solve.replay;
    Legend legend = robot.lookup("#legend").queryAs(Legend.class);
    AtomicInteger most = new AtomicInteger();
    enlarged(
        robot,
        () -> {
          for (int step = 1; step <= replay.length(); step++) {
            int now = step;
            robot.interact(() -> replay.goTo(now));
            WaitForAsyncUtils.waitForFxEvents();
            most.set(Math.max(most.get(), legend.getChildren().size()));
            Bounds board = place(robot, "#board");
            Bounds where = place(robot, ".board-status");
            for (Node entry : legend.getChildren()) {
              Bounds stands = entry.localToScene(entry.getLayoutBounds());
              assertThat(stands.getMinY()).isGreaterThan(board.getMaxY() - 3);
              assertThat(stands.getMaxY()).isLessThan(where.getMaxY() + 3);
              assertThat(stands.getMinX()).isGreaterThan(where.getMinX() - 1);
            }
          }
        });
    assertThat(most.get()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void aNoticeDoesNotCoverHalfOfWhatIsSaidBeforeThereIsAReplay(FxRobot robot) {
    robot.interact(() -> window.studio.notices.show(Notice.hint(Phrase.verbatim("So it is."))));
    assertThat(robot.lookup(".sentence-alone").query().getOpacity()).isZero();
    robot.interact(() -> window.studio.notices.dismiss());
    assertThat(robot.lookup(".sentence-alone").query().getOpacity()).isEqualTo(1);
  }

  @Test
  void enterInTheNumberOfPuzzlesStartsTheBatch(FxRobot robot) throws TimeoutException {
    robot.clickOn("#batch");
    Spinner<?> count = robot.lookup("#batch-count").queryAs(Spinner.class);
    robot.doubleClickOn(count.getEditor()).write("2").type(KeyCode.ENTER);
    waitUntil(() -> document().results().size() == 2);
    assertThat(window.studio.design.batch.count.get()).isEqualTo(2);
  }

  @Test
  void whatIsNoNumberOfPuzzlesKeepsTheLast(FxRobot robot) {
    robot.clickOn("#batch");
    Spinner<?> count = robot.lookup("#batch-count").queryAs(Spinner.class);
    int before = window.studio.design.batch.count.get();
    for (String typed : List.of("20p", "", "-")) {
      robot.interact(
          () -> {
            count.getEditor().setText(typed);
            count.commitValue();
          });
      assertThat(window.studio.design.batch.count.get()).as(typed).isEqualTo(before);
    }
  }

  @Test
  void theLinkToTheGalleryLeavesTheVerdictAndGoesWithANewProject(FxRobot robot)
      throws TimeoutException {
    robot.interact(() -> window.studio.design.batch.count.set(2));
    robot.interact(() -> window.studio.design.batch.start());
    waitUntil(
        () -> document().results().size() == 2 && !window.studio.design.generation.running.get());
    assertThat(isSeen(robot, "#gallery-link")).isTrue();
    Verdict verdict = window.studio.design.verdict.verdict.get();
    Labeled words = robot.lookup("#verdict").queryAs(Labeled.class);
    assertThat(words.isVisible()).isTrue();
    assertThat(words.getText()).isNotEmpty().isEqualTo(verdict.text().toString());
    robot.interact(
        () -> {
          window.studio.project.files.startNew();
        });
    assertThat(isSeen(robot, "#gallery-link")).isFalse();
  }

  private static boolean isSeen(FxRobot robot, String id) {
    return robot.lookup(id).queryAll().stream().anyMatch(Node::isVisible);
  }

  @Test
  void theMenuOfViewsHasTheDesks(FxRobot robot) {
    MenuBar bar = (MenuBar) robot.lookup(node -> node instanceof MenuBar).query();
    Menu view =
        bar.getMenus().stream()
            .filter(menu -> menu.getText().equals("View"))
            .findFirst()
            .orElseThrow();
    assertThat(view.getItems().stream().map(MenuItem::getText))
        .contains("Design", "Solve", "Gallery");
  }

  @Test
  void noNoticeStandsOverTheSentenceOfTheReplay(FxRobot robot) throws TimeoutException {
    show(robot);
    robot.interact(() -> window.studio.solve.replay.goTo(window.studio.solve.replay.length() / 2));
    String words = "What was painted lies on a board with other cells. ";
    for (int sentences : new int[] {1, 3, 8}) {
      robot.interact(
          () -> window.studio.notices.show(Notice.hint(Phrase.verbatim(words.repeat(sentences)))));
      waitUntil(() -> robot.lookup("#notice").query().isVisible());
      Bounds said = place(robot, "#sentence .text");
      waitUntil(
          () -> {
            Node card = robot.lookup("#notice").query().getParent();
            return !card.localToScene(card.getLayoutBounds()).intersects(said);
          });
    }
  }

  private Bounds place() {
    BoardView board = window.view().board();
    return board.localToScene(board.getLayoutBounds());
  }

  @Test
  void theFirstStrategyThatAPuzzleMustContainMovesNothing(FxRobot robot) {
    Bounds below = place(robot, "#condition-minimal");
    Bounds generate = place(robot, "#generate");
    robot.clickOn("#must").write("X-Wing").type(KeyCode.ENTER);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(robot.lookup("#must-x-wing").query().isVisible()).isTrue();
    assertThat(place(robot, "#condition-minimal")).isEqualTo(below);
    assertThat(place(robot, "#generate")).isEqualTo(generate);
  }

  /** In German the menus leave the least room beside them. */
  @Test
  void aLongTitleMovesNothingAndIsWholeInItsTooltip(FxRobot robot, @TempDir Path folder)
      throws TimeoutException {
    robot.interact(
        () -> {
          window.texts().language.set(Language.GERMAN);
          Window stage = window.view().root().getScene().getWindow();
          stage.setWidth(1000);
          stage.setHeight(700);
        });
    Bounds before = place();
    String title = "Ein Rätsel mit einem langen Titel, der nirgends ganz hineinpasst";
    robot.interact(
        () -> window.studio.history.apply(Phrase.verbatim("title"), document().withTitle(title)));
    assertThat(place()).isEqualTo(before);
    TextField field = robot.lookup("#title").queryAs(TextField.class);
    Labeled cut = robot.lookup(".title-cut").queryAs(Labeled.class);
    assertThat(field.getAccessibleHelp()).startsWith(title);
    assertThat(cut.isVisible()).isTrue();
    robot.interact(field::requestFocus);
    assertThat(cut.isVisible()).as("while one types").isFalse();
    robot.interact(() -> field.setText("Kurz"));
    assertThat(field.getAccessibleHelp()).doesNotContain("Kurz");
    dialogs.choosing(folder.resolve("Ein langer Name.cluewright"));
    robot.interact(window.studio.project.files::saveAs);
    waitUntil(() -> robot.lookup("#file-name").query().isVisible());
    assertThat(place()).isEqualTo(before);
    robot.interact(
        () -> window.studio.history.apply(Phrase.verbatim("title"), document().withTitle(title)));
    for (int width : List.of(1000, 1280)) {
      robot.interact(() -> window.view().root().getScene().getWindow().setWidth(width));
      WaitForAsyncUtils.waitForFxEvents();
      assertThat(place(robot, "#file-name").getWidth()).as("at " + width).isGreaterThan(80);
      assertThat(place(robot, "#theme").getMaxX())
          .isLessThanOrEqualTo(window.view().root().getScene().getWidth());
    }
  }
}
