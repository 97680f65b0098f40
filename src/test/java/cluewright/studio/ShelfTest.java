package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import cluewright.studio.shelf.ShelfPane;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The panels beside and below the board can be read and reached in every window. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@InTurn
final class ShelfTest {
  private static final int SECONDS = 30;
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  private static final Puzzle HARD =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private final FxRobot robot = new StudioRobot();
  private StudioWindow window;

  /** The headless screen cannot draw a window that grows: larger letters make this one small. */
  @BeforeAll
  void openTheWindow() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    FxToolkit.setupStage(
        stage ->
            window =
                StillWindow.show(
                    stage, FakePorts.with(new Generator(), new FakeDialogs()), 1280, 800));
  }

  @AfterAll
  void closeTheWindow() throws TimeoutException {
    FxToolkit.cleanupStages();
  }

  @BeforeEach
  void beginAnew() {
    robot.interact(
        () -> {
          window.studio.solve.play.leave();
          history()
              .apply(Phrase.verbatim("anew"), new Project(List.of(StudioApp.firstDocument()), 0));
          window.texts().language.set(Language.ENGLISH);
        });
    scale(100);
  }

  private History history() {
    return window.studio.history;
  }

  private void scale(int percent) {
    robot.interact(() -> window.appearance().textSize.set(percent));
    layOut();
  }

  private void layOut() {
    WaitForAsyncUtils.waitForFxEvents();
    robot.interact(
        () -> {
          window.view().root().applyCss();
          window.view().root().layout();
        });
  }

  private void show(Puzzle puzzle) {
    robot.interact(
        () -> history().apply(Phrase.verbatim("show"), history().document().withPuzzle(puzzle)));
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
  }

  private ShelfPane shelf() {
    return (ShelfPane) window.view().root().lookup("#shelf");
  }

  private String open() {
    return shelf().getSelectionModel().getSelectedItem().getId();
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** The part of its words that a control shows, which may be less than it says. */
  private static String seen(Labeled control) {
    return ((Text) control.lookup(".text")).getText();
  }

  @Test
  void theTabThatWasInFrontIsSoAgainAtThatWidth() {
    robot.clickOn("#tab-puzzles");
    scale(125);
    assertThat(open()).isEqualTo("tab-design");
    robot.clickOn("#tab-steps");
    scale(100);
    assertThat(open()).isEqualTo("tab-steps");
    scale(125);
    assertThat(open()).isEqualTo("tab-steps");
    robot.clickOn("#tab-design");
    scale(100);
    assertThat(open()).isEqualTo("tab-steps");
    robot.clickOn("#tab-results");
    scale(125);
    assertThat(open()).isEqualTo("tab-design");
    assertThat(shelf().chosenProperty().get()).isEqualTo("tab-design");
  }

  @Test
  void aTabThatIsNotThereChangesNothing() {
    robot.clickOn("#tab-steps");
    robot.interact(() -> shelf().chosenProperty().set("tab-design"));
    assertThat(shelf().chosenProperty().get()).isEqualTo("tab-steps");
    assertThat(open()).isEqualTo("tab-steps");
  }

  @Test
  void aResultShowsItsLevelAndItsScoreWhole() throws TimeoutException {
    robot.interact(
        () -> {
          Document document = history().document();
          Result result = new Result(HARD, document.strategies(), false);
          history()
              .apply(
                  Phrase.verbatim("found"), document.withPuzzle(HARD).withResults(List.of(result)));
          shelf().chosenProperty().set("tab-results");
        });
    waitUntil(
        () ->
            robot.lookup(".result-row .hint").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().startsWith("Score ")));
    layOut();
    assertThat(
            robot.lookup(".result-row .label").queryAllAs(Label.class).stream()
                .filter(label -> !label.getText().isEmpty() && label.isManaged()))
        .isNotEmpty()
        .allSatisfy(label -> assertThat(seen(label).replace("\n", " ")).isEqualTo(label.getText()));
  }

  @Test
  void theTimeLineIsWideInGermanWithLargerLetters() {
    show(PUZZLE);
    robot.interact(() -> window.texts().language.set(Language.GERMAN));
    scale(125);
    assertThat(robot.lookup("#time-line").query().getLayoutBounds().getWidth()).isGreaterThan(180);
  }

  @Test
  void aHintIsInSightThoughLettersAreLarge() throws TimeoutException {
    show(PUZZLE);
    scale(175);
    robot.interact(
        () -> {
          window.studio.solve.play.enter();
          window.studio.solve.play.hint();
        });
    waitUntil(() -> !window.studio.solve.play.message.get().equals(Phrase.NOTHING));
    layOut();
    Label message = robot.lookup("#play-message").queryAs(Label.class);
    assertThat(place(message).getMaxY()).isLessThan(window.view().root().getScene().getHeight());
    assertThat(place(message).getMinY())
        .isGreaterThanOrEqualTo(place(robot.lookup("#play-pane .scroll-pane").query()).getMaxY());
    assertThat(seen(message)).doesNotContain("...");
  }

  @Test
  void theListOfPuzzlesSaysWhenALargeOneIsRated() {
    Puzzle large =
        Grids.pattern(Boards.SIXTEEN).restrictedTo(Grids.mask(Boards.SIXTEEN, 0.5, new Random(5)));
    History history = window.studio.history;
    Document other = Document.untitled(large.mask(), history.document().chosen()).withPuzzle(large);
    robot.interact(
        () ->
            history.apply(
                Phrase.verbatim("add"), new Project(List.of(history.document(), other), 0)));
    robot.interact(() -> shelf().chosenProperty().set("tab-puzzles"));
    layOut();
    assertThat(robot.lookup("#puzzles .hint").queryAllAs(Label.class).stream().map(Label::getText))
        .contains("Rated once it is shown");
  }

  @Test
  void aMaskShowsInTheListOfPuzzles() {
    robot.interact(() -> shelf().chosenProperty().set("tab-puzzles"));
    layOut();
    Path clues = robot.lookup("#puzzles .clue-dot").queryAs(Path.class);
    assertThat(clues.getLayoutBounds().getWidth()).isGreaterThan(30);
    assertThat(clues.getFill()).isInstanceOf(Color.class).isNotEqualTo(Color.TRANSPARENT);
  }

  @Test
  void aHelpWindowGrowsWithTheScaleAndStaysInsideTheScreen() {
    double before = helpWidth();
    scale(125);
    double after = helpWidth();
    scale(200);
    double most = helpWidth();
    assertThat(after).isGreaterThan(before * 1.2);
    assertThat(most).isBetween(after, 1280.0);
  }

  /** Opens the shortcuts, which must lie within the screen, and closes them. */
  private double helpWidth() {
    robot.clickOn("#title").type(KeyCode.F1);
    WaitForAsyncUtils.waitForFxEvents();
    WaitForAsyncUtils.waitForFxEvents();
    Window help = robot.lookup("#shortcuts").query().getScene().getWindow();
    assertThat(help.getHeight()).isLessThanOrEqualTo(800);
    double width = help.getWidth();
    robot.type(KeyCode.ESCAPE);
    return width;
  }
}
