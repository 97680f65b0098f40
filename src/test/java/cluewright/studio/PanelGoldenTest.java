package cluewright.studio;

import cluewright.Golden;
import cluewright.Thorough;
import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.RandomCages;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.look.ThemeChoice;
import cluewright.studio.shelf.ShelfPane;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** The panels of the studio look as they are meant to, light and dark, also empty and at fault. */
@Thorough
@OneWindow
final class PanelGoldenTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private static final String TWO_SOLUTIONS =
      "53..7....6..1......98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static final Puzzle BEYOND =
      PuzzleText.read(
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

  /** Of a killer with one solution, which singles and locked candidates do not reach. */
  private static final long KILLER = 0;

  private StudioWindow window;
  private Scene scene;

  @Start
  void start(Stage stage) {
    window =
        StillWindow.show(
            stage, FakePorts.direct(new FakeDialogs(), new FakePorts.FakeClipboard()), 1024, 700);
  }

  @BeforeEach
  void beginWithTheWindow() {
    scene = window.view().root().getScene();
  }

  @Test
  void theDesign(FxRobot robot) throws IOException {
    check(robot, "design", ".side-panel");
  }

  @Test
  void whatAPuzzleMustAndMustNotContain(FxRobot robot) throws IOException {
    robot.interact(
        () -> {
          window.studio.design.conditions.useLevel(Optional.of(Level.UNFAIR));
          window.studio.design.strategies.toggleRequired(strategy("swordfish"));
          window.studio.design.strategies.toggle(strategy("skyscraper"));
          window.studio.design.strategies.toggle(strategy("sue-de-coq"));
        });
    check(robot, "demands", ".side-panel");
    robot.interact(() -> ((ButtonBase) scene.lookup("#advanced")).fire());
    scene = sceneOf("advanced-window");
    check(robot, "advanced", "#advanced-window");
  }

  @Test
  void anyStrategies(FxRobot robot) throws IOException {
    robot.interact(() -> ((ButtonBase) scene.lookup("#advanced")).fire());
    Scene main = scene;
    scene = sceneOf("advanced-window");
    robot.interact(() -> ((CheckBox) scene.lookup("#allow-any")).fire());
    check(robot, "any", "#advanced-window");
    scene = main;
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("begin"), window.studio.history.document().withPuzzle(BEYOND)));
    check(robot, "any-beyond", ".side-panel");
  }

  private static Strategy strategy(String id) {
    return Catalogue.withId(id).orElseThrow();
  }

  private static Scene sceneOf(String root) {
    return Window.getWindows().stream()
        .map(Window::getScene)
        .filter(each -> root.equals(each.getRoot().getId()))
        .findFirst()
        .orElseThrow();
  }

  @OneWindow.Own
  @Test
  void anImpossibleMask(FxRobot robot) throws IOException {
    robot.interact(this::eraseTwoColumns);
    check(robot, "impossible", ".side-panel");
  }

  @Test
  void aKillerThatTheStrategiesDoNotSolve(FxRobot robot) throws IOException {
    Random random = new Random(KILLER);
    Board killer = RandomCages.over(Grids.solution(Boards.FOUR, random), 4, random);
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("begin"),
                Document.untitled(Mask.empty(killer), StrategySet.parse("NHL"))));
    check(robot, "out-of-reach", ".side-panel");
  }

  @Test
  void noResults(FxRobot robot) throws IOException {
    robot.interact(() -> open("tab-results"));
    check(robot, "results-empty", ".side-panel");
  }

  @Test
  void theSteps(FxRobot robot) throws IOException {
    robot.interact(() -> show(PUZZLE));
    robot.interact(() -> open("tab-steps"));
    robot.interact(() -> window.studio.solve.replay.goTo(9));
    check(robot, "steps", ".side-panel");
    check(robot, "replay", ".replay-pane");
  }

  @Test
  void theProfileOfAPuzzle(FxRobot robot) throws IOException {
    robot.interact(() -> show(PUZZLE));
    check(robot, "profile", ".generate-pane");
  }

  @Test
  void aFault(FxRobot robot) throws IOException {
    robot.interact(
        () -> window.studio.project.clipboard.take("https://www.f-puzzles.com/?load=N4IgzglgX"));
    check(robot, "fault", ".notice-bar");
  }

  @Test
  void solvingWithAHint(FxRobot robot) throws IOException {
    robot.interact(() -> show(PUZZLE));
    robot.interact(() -> window.studio.solve.play.enter());
    robot.interact(() -> window.studio.solve.play.hint());
    check(robot, "solve", "#play-pane");
  }

  @Test
  void theDigitsOfADraft(FxRobot robot) throws IOException {
    robot.interact(() -> window.studio.project.clipboard.take(TWO_SOLUTIONS));
    robot.interact(() -> window.studio.design.digits.select(4, Extent.ALONE));
    check(robot, "digits", ".side-panel");
    check(robot, "digits-board", "#board");
    robot.interact(() -> window.studio.design.digits.write(8, Writing.AS_SET));
    check(robot, "digits-none", ".side-panel");
  }

  @Test
  void thePrintOptions(FxRobot robot) throws IOException {
    robot.interact(() -> show(PUZZLE));
    robot.interact(() -> window.studio.windows.printing.open());
    scene = sceneOf("print-window");
    check(robot, "print", ".print-side");
  }

  private void check(FxRobot robot, String name, String part) throws IOException {
    for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
      robot.interact(() -> window.appearance().themeChoice.set(theme));
      BufferedImage[] image = new BufferedImage[1];
      robot.interact(() -> image[0] = cut(scene.lookup(part)));
      Golden.check("panel-%s-%s".formatted(theme.name().toLowerCase(Locale.ROOT), name), image[0]);
    }
  }

  private BufferedImage cut(Node part) {
    Bounds place = part.localToScene(part.getLayoutBounds());
    return StillWindow.pixels(scene.snapshot(null))
        .getSubimage(
            (int) place.getMinX(),
            (int) place.getMinY(),
            (int) place.getWidth(),
            (int) place.getHeight());
  }

  private void open(String tab) {
    ((ShelfPane) scene.lookup("#shelf")).chosenProperty().set(tab);
  }

  private void show(Puzzle puzzle) {
    window.studio.design.conditions.useLevel(Optional.of(Level.HARD));
    window.studio.history.apply(
        Phrase.verbatim("begin"), window.studio.history.document().withPuzzle(puzzle));
  }

  private void eraseTwoColumns() {
    for (int column = 1; column <= 2; column++) {
      window.studio.design.paint.begin(column, Intent.ERASE);
      for (int row = 1; row < 9; row++) {
        window.studio.design.paint.extend(9 * row + column);
      }
      window.studio.design.paint.end();
    }
  }
}
