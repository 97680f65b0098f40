package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.Catalogue;
import cluewright.studio.board.BoardView;
import cluewright.studio.notice.Notice;
import cluewright.studio.results.ResultsViewModel;
import cluewright.studio.shelf.ShelfPane;
import cluewright.studio.shelf.SideColumn;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The fate of the puzzles that are found, as a person deals with them. */
@InTurn
@ExtendWith(StudioExtension.class)
final class ResultsTest {
  private static final int SECONDS = 30;

  private StudioWindow window;
  private int mostAtOnce = Integer.MAX_VALUE;

  @Start
  void start(Stage stage) {
    window =
        StillWindow.show(
            stage, FakePorts.with((OneByOne) this::find, new FakeDialogs()), 1280, 800);
  }

  /** The real engines; from a certain number of known puzzles on, they find nothing more. */
  private Outcome find(Request request, Watch watch) {
    while (request.known().size() >= mostAtOnce && !watch.isStopped()) {
      WaitForAsyncUtils.sleep(5, TimeUnit.MILLISECONDS);
    }
    return new Generator().generate(request, watch);
  }

  private Document document() {
    return window.studio.history.document();
  }

  private List<Puzzle> puzzles() {
    return document().results().stream().map(Result::puzzle).toList();
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void waitUntilDone() throws TimeoutException {
    waitUntil(() -> !window.studio.design.generation.running.get());
  }

  private void onFour(FxRobot robot) {
    robot.interact(
        () -> {
          window.studio.design.paint.useBoard(Boards.FOUR);
          window.studio.history.apply(
              Phrase.verbatim("prepare"),
              document().withMask(new Mask(Boards.FOUR, CellSet.of(0, 3, 5, 10, 12, 15))));
        });
  }

  private void batch(FxRobot robot, int count) {
    robot.interact(
        () -> {
          window.studio.design.batch.count.set(count);
          window.studio.design.batch.start();
        });
  }

  private ListView<?> list(FxRobot robot) {
    return robot.lookup("#results").queryListView();
  }

  private void openGallery(FxRobot robot) {
    robot.clickOn("#tab-results");
    assertThat(robot.lookup("#shelf").queryAs(ShelfPane.class).chosenProperty().get())
        .isEqualTo("tab-results");
  }

  /** A row of the gallery, from the top. */
  private Node row(FxRobot robot, int index) {
    return robot.from(list(robot)).lookup(".list-cell").queryAll().stream()
        .filter(node -> node instanceof ListCell<?>)
        .filter(node -> ((ListCell<?>) node).getIndex() == index)
        .findFirst()
        .orElseThrow();
  }

  private Point2D point(int cell) {
    BoardView board = window.view().board();
    Bounds bounds = board.localToScreen(board.cellBounds(cell));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  @Test
  void aClickOnAResultShowsItAndEnterTakesIt(FxRobot robot) throws TimeoutException {
    onFour(robot);
    batch(robot, 3);
    waitUntilDone();
    openGallery(robot);
    assertThat(document().puzzle()).isEmpty();
    robot.clickOn(row(robot, 1));
    ResultsViewModel results = window.studio.gallery.results;
    assertThat(results.compared.get()).hasSize(1);
    assertThat(robot.lookup(".results-keys").queryAs(Label.class).isVisible()).isTrue();
    robot.type(KeyCode.ESCAPE);
    assertThat(results.compared.get()).isEmpty();
    robot.clickOn(row(robot, 0)).type(KeyCode.DOWN, KeyCode.DOWN);
    assertThat(results.compared.get()).hasSize(1);
    assertThat(document().puzzle()).isEmpty();
    robot.type(KeyCode.ENTER);
    assertThat(document().puzzle()).contains(puzzles().get(0));
    assertThat(results.compared.get()).isEmpty();
  }

  /** As on a large screen, where the column is that wide by itself. */
  @Test
  void resultsOfAWideColumnStandBesideEachOtherAndAreUsedInTheSameWay(FxRobot robot)
      throws TimeoutException {
    onFour(robot);
    batch(robot, 3);
    waitUntilDone();
    openGallery(robot);
    SideColumn column = (SideColumn) robot.lookup("#shelf-edge").query().getParent();
    robot.interact(() -> column.chosenProperty().set(40));
    waitUntil(() -> robot.lookup(".result-tile").queryAll().size() >= 3);
    assertThat(list(robot).isVisible()).isFalse();
    List<Node> tiles =
        robot.lookup(".result-tile").queryAll().stream()
            .sorted(
                Comparator.comparing((Node tile) -> tile.localToScene(0, 0).getY())
                    .thenComparing(tile -> tile.localToScene(0, 0).getX()))
            .toList();
    Bounds first = tiles.get(0).localToScene(tiles.get(0).getLayoutBounds());
    Bounds second = tiles.get(1).localToScene(tiles.get(1).getLayoutBounds());
    assertThat(first.getMinY()).isEqualTo(second.getMinY());
    assertThat(first.getMinX()).isNotEqualTo(second.getMinX());

    ResultsViewModel results = window.studio.gallery.results;
    robot.interact(robot.lookup("#results-tiles").query()::requestFocus);
    robot.type(KeyCode.HOME, KeyCode.RIGHT);
    assertThat(robot.lookup("#compare").query().isDisabled()).isTrue();
    robot.press(KeyCode.SHIFT).type(KeyCode.RIGHT).release(KeyCode.SHIFT);
    assertThat(robot.lookup("#compare").query().isDisabled()).isFalse();
    robot.clickOn(tiles.get(0));
    assertThat(results.compared.get()).hasSize(1);
    assertThat(document().puzzle()).isEmpty();
    robot.type(KeyCode.ENTER);
    assertThat(document().puzzle()).as("the newest comes first").contains(puzzles().get(2));
    robot.interact(() -> column.chosenProperty().set(0));
    waitUntil(() -> list(robot).isVisible());
  }

  @Test
  void theLinkToTheGalleryGoesWithTheBatch(FxRobot robot) throws TimeoutException {
    onFour(robot);
    batch(robot, 2);
    waitUntilDone();
    Node link = robot.lookup("#gallery-link").query();
    assertThat(link.isVisible()).isTrue();
    robot.clickOn("#clear");
    assertThat(link.isVisible()).isFalse();
  }

  @Test
  void aResultOutlivesPaintingUndoingAndOtherStrategies(FxRobot robot) throws TimeoutException {
    robot.clickOn("#generate");
    waitUntilDone();
    List<Puzzle> found = puzzles();
    assertThat(found).hasSize(1).containsExactly(document().puzzle().orElseThrow());
    robot.clickOn("#clear");
    robot.interact(() -> window.studio.design.strategies.toggle(Catalogue.LOCKED_CANDIDATES));
    robot.clickOn(point(3));
    for (int i = 0; i < 4; i++) {
      robot.clickOn("#undo");
    }
    assertThat(document().puzzle()).isEmpty();
    robot.clickOn(point(40));
    assertThat(puzzles()).isEqualTo(found);
    openGallery(robot);
    assertThat(list(robot).getItems()).hasSize(1);
  }

  @Test
  void aPressOnlySelectsAndEnterTakesAResultAsANamedAct(FxRobot robot) throws TimeoutException {
    onFour(robot);
    batch(robot, 3);
    waitUntilDone();
    List<Puzzle> found = puzzles();
    assertThat(found).hasSize(3);
    openGallery(robot);
    Document before = document();
    robot.clickOn(row(robot, 2));
    assertThat(robot.lookup("#comparison").query().isVisible()).isTrue();
    robot.type(KeyCode.SPACE, KeyCode.SPACE);
    assertThat(robot.lookup("#comparison").query().isVisible()).isTrue();
    robot.type(KeyCode.SPACE);
    assertThat(robot.lookup("#comparison").query().isVisible()).isFalse();
    assertThat(document()).isEqualTo(before);
    robot.type(KeyCode.ENTER);
    assertThat(document().puzzle()).contains(found.get(0));
    assertThat(window.studio.history.undoName.get()).hasToString("using result 1");
    robot.clickOn(row(robot, 2));
    robot.type(KeyCode.DELETE);
    assertThat(puzzles()).containsExactly(found.get(1), found.get(2));
    assertThat(document().puzzle()).contains(found.get(0));
    robot.clickOn("#undo");
    assertThat(puzzles()).isEqualTo(found);
    robot.clickOn("#undo");
    assertThat(document().puzzle()).isEmpty();
    assertThat(puzzles()).isEqualTo(found);
  }

  @Test
  void theStarKeepsAResultWhenAllOthersAreDiscarded(FxRobot robot) throws TimeoutException {
    onFour(robot);
    batch(robot, 4);
    waitUntilDone();
    List<Puzzle> found = puzzles();
    openGallery(robot);
    robot.clickOn(robot.from(row(robot, 1)).lookup(".keep").queryAs(Button.class));
    robot.clickOn("#discard-others");
    assertThat(puzzles()).containsExactly(found.get(2));
    robot.clickOn("#undo");
    assertThat(puzzles()).isEqualTo(found);
  }

  @Test
  void aBatchIsAskedForBesideTheButtonAndStreamsIn(FxRobot robot) throws TimeoutException {
    onFour(robot);
    robot.clickOn("#batch");
    robot.interact(
        () -> {
          Spinner<?> count = robot.lookup("#batch-count").queryAs(Spinner.class);
          count.getEditor().setText("5");
          count.commitValue();
        });
    robot.clickOn("#batch-start");
    waitUntil(() -> puzzles().size() == 5);
    waitUntilDone();
    assertThat(puzzles()).doesNotHaveDuplicates();
    waitUntil(
        () ->
            robot.lookup("#verdict").queryAs(Label.class).getText().startsWith("A puzzle exists."));
    assertThat(robot.lookup("#notice").queryAs(Label.class).getText())
        .startsWith("Found 5 puzzles in");
  }

  @Test
  void aBatchThatIsCancelledKeepsWhatItFound(FxRobot robot) throws TimeoutException {
    onFour(robot);
    mostAtOnce = 2;
    batch(robot, 20);
    waitUntil(() -> puzzles().size() == 2);
    assertThat(robot.lookup("#verdict").queryAs(Label.class).getText())
        .startsWith("2 of 20 puzzles found");
    assertThat(robot.lookup("#generate").queryAs(Button.class).getText()).isEqualTo("Cancel");
    Spent spent = Spent.sinceNow();
    robot.type(KeyCode.ESCAPE);
    waitUntilDone();
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(4));
    assertThat(puzzles()).hasSize(2);
    assertThat(robot.lookup("#notice").queryAs(Label.class).getText())
        .startsWith("Cancelled after ")
        .contains("with 2 of 20 puzzles");
  }

  @Test
  void twoResultsStandSideBySideUntilEscape(FxRobot robot) throws TimeoutException {
    onFour(robot);
    batch(robot, 3);
    waitUntilDone();
    openGallery(robot);
    robot.clickOn(row(robot, 0));
    robot.press(KeyCode.CONTROL).clickOn(row(robot, 2)).release(KeyCode.CONTROL);
    robot.clickOn("#compare");
    assertThat(robot.lookup("#comparison").query().isVisible()).isTrue();
    assertThat(robot.lookup("#compared-1").query().isVisible()).isTrue();
    assertThat(robot.lookup("#compared-3").query().isVisible()).isTrue();
    Notice notice = Notice.error(Phrase.verbatim("Cannot write."));
    robot.interact(() -> window.studio.notices.show(notice));
    robot.type(KeyCode.ESCAPE);
    assertThat(robot.lookup("#comparison").query().isVisible()).isFalse();
    assertThat(window.studio.notices.notice.get()).contains(notice);
    assertThat(window.view().board().isVisible()).isTrue();
  }

  @Test
  void moreLikeAResultAreOfItsMaskLevelAndScore(FxRobot robot) throws TimeoutException {
    robot.clickOn("#generate");
    waitUntilDone();
    openGallery(robot);
    robot.clickOn(row(robot, 0));
    waitUntil(() -> !robot.lookup("#more-like-this").queryButton().isDisabled());
    waitUntil(() -> window.studio.shop.ratings.onDisplay.getValue().isPresent());
    WaitForAsyncUtils.sleep(300, TimeUnit.MILLISECONDS);
    robot.clickOn("#more-like-this");
    assertThat(list(robot).isFocused()).isTrue();
    waitUntilDone();
    assertThat(robot.lookup("#discard").query().isFocused()).isFalse();
    assertThat(puzzles()).hasSizeGreaterThan(1);
    assertThat(puzzles()).allMatch(puzzle -> puzzle.mask().equals(document().mask()));
    Rater rater = new Rater(document().mask().board());
    List<Rating.Rated> ratings =
        puzzles().stream().map(puzzle -> (Rating.Rated) rater.rate(puzzle)).toList();
    Rating.Rated first = ratings.get(0);
    assertThat(ratings).allMatch(rating -> rating.level() == first.level());
    assertThat(ratings)
        .allMatch(rating -> Math.abs(rating.score() - first.score()) <= first.score() / 4 + 1);
  }

  @Test
  void aTypedDigitIsFixedSaidToClashAndReleased(FxRobot robot) throws TimeoutException {
    onFour(robot);
    robot.interact(
        () -> {
          window.view().board().requestFocus();
          window.view().board().focusCellProperty().set(0);
        });
    robot.type(KeyCode.DIGIT4);
    assertThat(document().fixed().digit(0)).isEqualTo(4);
    assertThat(robot.lookup("#fixed-count").queryAs(Label.class).getText())
        .isEqualTo("1 digit fixed");
    robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.DIGIT4);
    assertThat(robot.lookup("#verdict").queryAs(Label.class).getText())
        .startsWith("4 is fixed twice in row 1.");
    assertThat(robot.lookup("#verdict-word").queryAs(Label.class).getText())
        .isEqualTo("No solution");
    robot.type(KeyCode.DELETE);
    assertThat(document().mask().contains(3)).isTrue();
    assertThat(document().fixed().mask().clues()).isEqualTo(CellSet.of(0));
    robot.clickOn("#generate");
    waitUntilDone();
    assertThat(document().puzzle().orElseThrow().digit(0)).isEqualTo(4);
    robot.clickOn("#release-all");
    assertThat(document().fixed().mask().clues().isEmpty()).isTrue();
  }
}
