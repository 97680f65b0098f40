package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Masks;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The panels beside the board and the gallery, as wide as a person wants them. */
@InTurn
final class SideColumnsTest {
  private static final int SECONDS = 20;
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private final Ports ports = FakePorts.real();
  private final FxRobot robot = new StudioRobot();
  private StudioWindow window;

  private void open(int width, int height) throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    FxToolkit.setupStage(stage -> window = StillWindow.show(stage, ports, width, height));
    WaitForAsyncUtils.waitForFxEvents();
  }

  @AfterEach
  void closeTheWindow() throws TimeoutException {
    FxToolkit.cleanupStages();
  }

  private Node node(String id) {
    return window.view().root().lookup(id);
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  private double width(String id) {
    layOut();
    return place(node(id)).getWidth();
  }

  private void layOut() {
    WaitForAsyncUtils.waitForFxEvents();
    robot.interact(
        () -> {
          window.view().root().applyCss();
          window.view().root().layout();
        });
  }

  @Test
  void theHeaderStaysInTheWindowThoughAColumnIsUnfoldedWhereThereIsNoRoom()
      throws TimeoutException {
    open(1100, 700);
    robot.interact(() -> window.appearance().textSize.set(150));
    robot.clickOn("#switch-gallery");
    robot.interact(node("#filters-edge")::requestFocus);
    robot.type(KeyCode.ENTER);
    assertThat(width("#filters-edge")).isPositive();
    assertThat(place(node("#theme")).getMaxX()).isLessThan(1100);
  }

  @Test
  void theHeaderTakesASecondLineBeforeAnyOfItIsLost() throws TimeoutException {
    open(1000, 700);
    int step = Tries.all() ? 5 : 25;
    for (Language language : Language.values()) {
      robot.interact(() -> window.texts().language.set(language));
      for (int width = 900; width <= 1100; width += step) {
        double now = width;
        robot.interact(
            () -> {
              window.view().root().getScene().getWindow().setWidth(now);
              window.view().root().resize(now, 700);
              window.view().root().layout();
            });
        assertThat(place(node("#theme")).getMaxX()).as("%s, %s", language, now).isLessThan(now);
      }
    }
  }

  @Test
  void aColumnIsMadeWiderAndFoldedByMouseAndKeysAndIsSoTheNextTime() throws TimeoutException {
    open(1280, 800);
    double shelf = width("#shelf");
    double board = width("#board");
    robot.drag("#shelf-edge").dropBy(-60, 0);
    assertThat(width("#shelf")).isBetween(shelf + 40, shelf + 80);
    assertThat(width("#board")).isLessThan(board);
    double panel = width(".side-panel");
    robot.interact(node("#panel-edge")::requestFocus);
    robot.type(KeyCode.LEFT, 2);
    assertThat(width(".side-panel")).isGreaterThan(panel + 20);
    robot.type(KeyCode.ENTER);
    assertThat(node(".side-panel").isVisible()).isFalse();
    assertThat(width("#panel-edge")).isLessThan(30);
    double wide = width("#shelf");

    Stage stage = (Stage) window.view().root().getScene().getWindow();
    robot.interact(() -> window.close());
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> !stage.isShowing());
    robot.interact(() -> window = StillWindow.show(stage, ports, 1280, 800));
    assertThat(width("#shelf")).isEqualTo(wide);
    assertThat(node(".side-panel").isVisible()).isFalse();
    robot.clickOn("#panel-edge");
    assertThat(node(".side-panel").isVisible()).isTrue();

    robot.push(KeyCode.F9);
    assertThat(node(".side-panel").isVisible() || node("#shelf").isVisible()).isFalse();
    robot.push(KeyCode.F9);
    assertThat(node(".side-panel").isVisible() && node("#shelf").isVisible()).isTrue();
  }

  /** The labels in sight whose words are not whole. */
  private static List<String> cut(Parent part) {
    List<String> cut = new ArrayList<>();
    for (Node node : part.getChildrenUnmodifiable()) {
      if (node.isVisible() && node instanceof Parent inner) {
        cut.addAll(cut(inner));
      }
      if (node.isVisible() && node instanceof Labeled label) {
        label.getChildrenUnmodifiable().stream()
            .filter(words -> words.getStyleClass().contains("text"))
            .filter(words -> words instanceof Text text && !text.getText().equals(label.getText()))
            .findFirst()
            .ifPresent(words -> cut.add(label.getText()));
      }
    }
    return cut;
  }

  @Test
  void inASmallWindowAllThatIsAskedForIsInSight() throws TimeoutException {
    open(1024, 700);
    robot.interact(
        () -> {
          window.studio.design.conditions.useLevel(Optional.of(Level.UNFAIR));
          window.studio.design.strategies.toggleRequired(strategy("swordfish"));
          window.studio.design.strategies.toggle(strategy("sue-de-coq"));
        });
    for (Language language : Tries.some(Stream.of(Language.values())).toList()) {
      robot.interact(() -> window.texts().language.set(language));
      layOut();
      double below = place(node(".generate-pane")).getMinY();
      for (String id : List.of("#difficulty-5", "#must-swordfish", "#advanced", "#variant")) {
        assertThat(place(node(id)).getMaxY()).as(id + language).isLessThanOrEqualTo(below);
      }
      assertThat(cut((Parent) node(".side-panel"))).as("cut in " + language).isEmpty();
      assertThat(place(node("#theme")).getMaxY()).as("one line " + language).isLessThan(45);
    }
  }

  private static Strategy strategy(String id) {
    return Catalogue.withId(id).orElseThrow();
  }

  /** A proof about a larger mask, which takes the most words, with two links beside its verdict. */
  @Test
  void inASmallWindowTheVerdictIsWholeHoweverLong() throws TimeoutException {
    open(1024, 700);
    String three = "x.xxxxxxx".repeat(3) + "xxx...xxx".repeat(3) + "xxx......".repeat(3);
    Mask mask = Masks.mask(Boards.NINE, three);
    robot.interact(
        () ->
            window.studio.history.open(
                Project.of(Document.untitled(mask, StrategySet.parse("NHL,x-wing")))));
    WaitForAsyncUtils.waitFor(
        SECONDS,
        TimeUnit.SECONDS,
        () -> node("#show-cells").isVisible() && node("#repair").isVisible());
    for (Language language : Tries.some(Stream.of(Language.values())).toList()) {
      robot.interact(() -> window.texts().language.set(language));
      layOut();
      assertThat(cut((Parent) node(".generate-pane"))).as("cut in " + language).isEmpty();
      Bounds words = place(node("#verdict .text"));
      assertThat(words.getMaxY())
          .as("the last line in " + language)
          .isLessThanOrEqualTo(place(node(".verdict")).getMaxY());
      assertThat(place(node("#verdict-word")).intersects(place(node("#repair")))).isFalse();
    }
  }

  @Test
  void inASmallWindowNothingOfTheGalleryIsCut() throws TimeoutException {
    open(1024, 700);
    robot.interact(
        () -> {
          Document document = window.studio.history.document();
          Result result = new Result(PUZZLE, document.strategies(), true);
          window.studio.history.apply(
              Phrase.verbatim("found"), document.withResults(List.of(result)));
          window.studio.desks.goToGallery();
        });
    for (Language language : Tries.some(Stream.of(Language.values())).toList()) {
      robot.interact(() -> window.texts().language.set(language));
      for (int scale : List.of(100, 150)) {
        robot.interact(() -> window.appearance().textSize.set(scale));
        layOut();
        for (String id :
            List.of(
                "#gallery-batch",
                "#gallery-sorting",
                "#gallery-preview",
                "#gallery-export",
                "#gallery-use",
                "#project-edge",
                "#switch-gallery",
                ".result-tile")) {
          Bounds place = place(node(id));
          assertThat(place.getMinX()).as(id).isGreaterThanOrEqualTo(0);
          assertThat(place.getMaxX()).as(id + language + scale).isLessThanOrEqualTo(1024);
          assertThat(place.getMaxY()).as(id + language + scale).isLessThanOrEqualTo(700);
        }
        assertThat(cut((Parent) node(".gallery"))).as("cut in " + language + scale).isEmpty();
        assertThat(place(node("#gallery-preview")).getMinX())
            .isGreaterThanOrEqualTo(place(node("#gallery-selected")).getMaxX());
      }
    }
  }

  @Test
  void resultsAreDraggedToAFolderAsOneFileOfTheirKind() throws TimeoutException, IOException {
    open(1280, 800);
    assertThat(Files.readAllLines(dragged(PUZZLE, PUZZLE)))
        .containsExactly(PUZZLE.line().replace('.', '0'), PUZZLE.line().replace('.', '0'));
    Puzzle small = PuzzleText.read("1..4.........32.");
    assertThat(PuzzleText.read(Files.readString(dragged(small)))).isEqualTo(small);
  }

  private Path dragged(Puzzle... puzzles) {
    return window.studio.project.exports.dragged(List.of(puzzles)).orElseThrow();
  }
}
