package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.PenLine;
import cluewright.document.Project;
import cluewright.document.Sheet;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.BoardView;
import cluewright.studio.board.Marks;
import cluewright.studio.board.Playing;
import cluewright.studio.generate.Verdict;
import cluewright.studio.play.PencilMode;
import cluewright.studio.play.PlayViewModel;
import cluewright.studio.replay.ReplayViewModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Solving a puzzle in the studio, and boards of 25x25, as a person uses them. */
@InTurn
@OneWindow
final class PlayTest {
  private static final int SECONDS = 30;
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), new FakeDialogs()), 1024, 700);
  }

  private Document document() {
    return window.studio.history.document();
  }

  private BoardView board() {
    return window.view().board();
  }

  private Playing playing() {
    return window.studio.solve.play.playing.get().orElseThrow();
  }

  private Sheet sheet() {
    return playing().sheet();
  }

  private Point2D point(int cell) {
    Bounds bounds = board().localToScreen(board().cellBounds(cell));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  private void show(FxRobot robot) {
    robot.interact(
        () -> window.studio.history.apply(Phrase.of("play.solve"), document().withPuzzle(PUZZLE)));
  }

  private void solve(FxRobot robot) {
    show(robot);
    robot.clickOn("#switch-solve");
  }

  private static void hold(FxRobot robot, KeyCode held, KeyCode... typed) {
    robot.press(held).type(typed).release(held);
  }

  private static boolean isShown(FxRobot robot, String id) {
    Node node = robot.lookup(id).query();
    return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
  }

  private String message(FxRobot robot) {
    return robot.lookup("#play-message").queryAs(Label.class).getText();
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private String label(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  /** The number of solutions and how hard it is, but nothing about how it is solved. */
  @Test
  void whoSolvesSeesTheVerdictWithoutTheStrategies(FxRobot robot) throws TimeoutException {
    solve(robot);
    waitUntil(() -> label(robot, "#play-standing").equals("One solution"));
    waitUntil(() -> isShown(robot, "#play-rating"));
    assertThat(label(robot, "#play-rating")).startsWith("Easy · ");
    assertThat(robot.lookup("#play-rating").queryAs(Label.class).getAccessibleText())
        .isEqualTo(label(robot, "#play-rating"));
    assertThat(isShown(robot, "#play-next")).isFalse();
  }

  @Test
  void whoSolvesWhatHasSeveralSolutionsIsToldAndShownThem(FxRobot robot) throws TimeoutException {
    Puzzle loose = PUZZLE.with(0, 0).with(1, 0).with(4, 0).with(9, 0);
    robot.interact(
        () -> window.studio.history.apply(Phrase.of("play.solve"), document().withPuzzle(loose)));
    robot.clickOn("#switch-solve");
    waitUntil(() -> label(robot, "#play-standing").endsWith(" solutions"));
    assertThat(isShown(robot, "#play-rating")).isFalse();
    robot.clickOn("#play-next");
    waitUntil(() -> isShown(robot, "#digits-solutions"));
    assertThat(isShown(robot, "#play-pane")).isFalse();
  }

  @Test
  void theSwitchWaitsForAPuzzleAndLeadsThereAndBackToWhereTheReplayWas(FxRobot robot)
      throws TimeoutException {
    assertThat(robot.lookup("#switch-solve").queryAs(ToggleButton.class).isDisabled()).isTrue();
    show(robot);
    ReplayViewModel replay = window.studio.solve.replay;
    waitUntil(() -> replay.length() > 0);
    robot.interact(() -> replay.goTo(3));
    robot.clickOn("#switch-solve");
    assertThat(isShown(robot, "#play-pane")).isTrue();
    assertThat(replay.position.get()).as("nothing of the solution").isZero();
    assertThat(isShown(robot, "#time-line")).isFalse();
    assertThat(board().isFocused()).isTrue();
    robot.moveTo(point(2)).clickOn(MouseButton.PRIMARY).type(KeyCode.DIGIT4);
    assertThat(sheet().digit(2)).isEqualTo(4);
    robot.type(KeyCode.ESCAPE);
    assertThat(isShown(robot, "#play-pane")).isTrue();
    assertThat(playing().selected().isEmpty()).isTrue();
    robot.type(KeyCode.ESCAPE);
    assertThat(isShown(robot, "#play-pane")).isFalse();
    assertThat(replay.position.get()).isEqualTo(3);
    assertThat(document().puzzle()).contains(PUZZLE);
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.of("play.solve"), document().withTitle("Another title")));
    hold(robot, KeyCode.CONTROL, KeyCode.T);
    assertThat(sheet().digit(2)).isEqualTo(4);
  }

  @Test
  void theMaskCannotBePaintedWhileSolving(FxRobot robot) {
    solve(robot);
    robot.moveTo(point(2)).press(MouseButton.PRIMARY);
    robot.moveTo(point(4)).release(MouseButton.PRIMARY);
    assertThat(playing().selected()).isEqualTo(CellSet.of(2, 3, 4));
    hold(robot, KeyCode.CONTROL, KeyCode.I);
    assertThat(document().mask()).isEqualTo(PUZZLE.mask());
  }

  @Test
  void everythingIsWrittenWithKeysAlone(FxRobot robot) {
    solve(robot);
    robot.interact(() -> board().focusCellProperty().set(1));
    robot.type(KeyCode.RIGHT, KeyCode.NUMPAD5);
    assertThat(board().getAccessibleText()).endsWith("r1c3: 5, in conflict with other cells");
    assertThat(robot.lookup("#where").queryAs(Label.class).getText())
        .isEqualTo("r1c3: 5, in conflict with other cells");
    robot.type(KeyCode.DELETE);
    hold(robot, KeyCode.SHIFT, KeyCode.RIGHT, KeyCode.DIGIT2);
    hold(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
    assertThat(sheet().corners(2)).isEqualTo(sheet().corners(3)).isEqualTo(0b10);
    assertThat(sheet().candidates(3)).isEqualTo(0b1000);
    robot.type(KeyCode.X, KeyCode.DIGIT1, KeyCode.Z);
    assertThat(sheet().corners(3)).isEqualTo(0b11);
    assertThat(board().getAccessibleText()).endsWith("r1c4: candidates 4, corner marks 1 2");
    hold(robot, KeyCode.CONTROL, KeyCode.Z, KeyCode.Z, KeyCode.Y);
    assertThat(sheet().corners(3)).isEqualTo(0b10);
    assertThat(sheet().candidates(3)).isEqualTo(0b1000);
    hold(robot, KeyCode.CONTROL, KeyCode.A);
    assertThat(playing().selected().size()).isEqualTo(81);
  }

  @Test
  void theModesAndTheSelectionHaveTheKeysOfSudokuPad(FxRobot robot) {
    solve(robot);
    robot.moveTo(point(2)).clickOn(MouseButton.PRIMARY);
    robot.type(KeyCode.C, KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.X, KeyCode.DIGIT4);
    robot.type(KeyCode.V, KeyCode.DIGIT7, KeyCode.Z);
    assertThat(sheet().candidates(2)).isEqualTo(0b11);
    assertThat(sheet().corners(2)).isEqualTo(0b1000);
    assertThat(sheet().colors(2)).isEqualTo(0b1000000);
    PlayViewModel play = window.studio.solve.play;
    List<PencilMode> seen = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      seen.add(play.mode.get());
      robot.type(KeyCode.SPACE);
    }
    assertThat(seen)
        .containsExactly(
            PencilMode.DIGIT, PencilMode.CORNER, PencilMode.CANDIDATE, PencilMode.COLOR);
    hold(robot, KeyCode.CONTROL, KeyCode.SPACE);
    assertThat(play.mode.get()).isEqualTo(PencilMode.COLOR);
    hold(robot, KeyCode.CONTROL, KeyCode.I);
    assertThat(playing().selected().size()).isEqualTo(80);
    robot.press(KeyCode.CONTROL);
    hold(robot, KeyCode.SHIFT, KeyCode.A);
    robot.release(KeyCode.CONTROL);
    assertThat(playing().selected().isEmpty()).isTrue();
  }

  @Test
  void centreMarksStandSideBySideUnlessTheyAreWantedInTheirPlaces(FxRobot robot) {
    solve(robot);
    robot.moveTo(point(2)).clickOn(MouseButton.PRIMARY).type(KeyCode.C, KeyCode.DIGIT1);
    assertThat(playing().places()).isEqualTo(Playing.Places.MIDDLE);
    robot.clickOn("#play-fixed-places");
    assertThat(playing().places()).isEqualTo(Playing.Places.FIXED);
    robot.clickOn("#play-fixed-places");
  }

  @Test
  void eachGradeOfAHintIsDrawnWhateverIsSelected(FxRobot robot) throws TimeoutException {
    solve(robot);
    robot.moveTo(point(0)).clickOn(MouseButton.PRIMARY);
    robot.clickOn("#play-hint");
    waitUntil(() -> message(robot).startsWith("Hint 1 of 3."));
    hold(robot, KeyCode.CONTROL, KeyCode.H);
    waitUntil(() -> message(robot).startsWith("Hint 2 of 3."));
    Marks region = board().pictureProperty().get().marks();
    assertThat(region.argument().houses().isEmpty()).isFalse();
    hold(robot, KeyCode.CONTROL, KeyCode.H);
    waitUntil(() -> message(robot).startsWith("Hint 3 of 3."));
    Marks step = board().pictureProperty().get().marks();
    assertThat(step.placed().size() + step.eliminated().size()).isPositive();
  }

  @Test
  void aHintIsToldInThreeGradesAndDone(FxRobot robot) throws TimeoutException {
    solve(robot);
    robot.clickOn("#play-hint");
    waitUntil(() -> message(robot).startsWith("Hint 1 of 3."));
    hold(robot, KeyCode.CONTROL, KeyCode.H);
    waitUntil(() -> message(robot).startsWith("Hint 2 of 3."));
    robot.clickOn("#play-hint");
    waitUntil(() -> message(robot).startsWith("Hint 3 of 3."));
    robot.clickOn("#play-follow");
    assertThat(sheet().placements().mask().size()).isEqualTo(PUZZLE.mask().size() + 1);
  }

  @Test
  void aHintUnfoldsLineByLineOnTheBoard(FxRobot robot) throws TimeoutException {
    Puzzle few = PuzzleText.read("1..4.........32.");
    robot.interact(
        () ->
            window.studio.history.open(
                Project.of(
                    Document.untitled(few.mask(), StrategySet.parse("reasons-2"))
                        .withPuzzle(few))));
    robot.clickOn("#switch-solve");
    for (int grade = 1; grade <= 3; grade++) {
      robot.clickOn("#play-hint");
      String told = "Hint %d of 3.".formatted(grade);
      waitUntil(() -> message(robot).startsWith(told));
    }
    BoardPicture own = board().pictureProperty().get();
    robot.clickOn("#play-why");
    waitUntil(() -> isShown(robot, "#play-why-lines"));
    assertThat(board().pictureProperty().get()).isNotEqualTo(own);
    robot.clickOn("#play-why-lines .list-cell");
    robot.type(KeyCode.DOWN);
    ListView<?> lines = robot.lookup("#play-why-lines").query();
    assertThat(lines.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    robot.type(KeyCode.ESCAPE);
    assertThat(isShown(robot, "#play-why-lines")).isFalse();
    assertThat(board().pictureProperty().get()).isEqualTo(own);
    assertThat(board().isFocused()).isTrue();
  }

  @Test
  void enterAppliesTheStepThatAHintTellsAndNothingBefore(FxRobot robot) throws TimeoutException {
    solve(robot);
    for (int grade = 1; grade <= 3; grade++) {
      robot.type(KeyCode.ENTER);
      assertThat(sheet().placements().mask()).isEqualTo(PUZZLE.mask());
      hold(robot, KeyCode.CONTROL, KeyCode.H);
      String told = "Hint %d of 3.".formatted(grade);
      waitUntil(() -> message(robot).startsWith(told));
    }
    robot.type(KeyCode.ENTER);
    assertThat(sheet().placements().mask().size()).isEqualTo(PUZZLE.mask().size() + 1);
  }

  /** A thermometer along row 1 and a white dot, with three clues, and no hand on the mouse. */
  @Test
  void aVariantIsSolvedWithKeysAloneAndHintsThatNameItsRules(FxRobot robot) throws Exception {
    Board board =
        Boards.named("4x4+consecutive=r3c3r3c4+thermometer=r1c1r1c2r1c3r1c4").orElseThrow();
    Puzzle puzzle = Puzzle.empty(board).with(4, 3).with(6, 1).with(8, 2);
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.of("play.solve"),
                Document.untitled(puzzle.mask(), StrategySet.parse("NHC")).withPuzzle(puzzle)));
    hold(robot, KeyCode.CONTROL, KeyCode.T);
    waitUntil(() -> window.studio.solve.play.active.get());
    robot.interact(() -> board().focusCellProperty().set(0));
    robot.type(KeyCode.LEFT, KeyCode.DIGIT4, KeyCode.RIGHT, KeyCode.DIGIT2);
    assertThat(playing().conflicts()).as("it grows").isEqualTo(CellSet.of(0, 1));
    robot.type(KeyCode.DELETE, KeyCode.LEFT, KeyCode.DELETE);
    assertThat(playing().conflicts().isEmpty()).isTrue();

    Set<String> named = new HashSet<>();
    while (!sheet().placements().isComplete()) {
      Sheet before = sheet();
      String told = "";
      for (int grade = 1; grade <= 3; grade++) {
        hold(robot, KeyCode.CONTROL, KeyCode.H);
        String begin = "Hint %d of 3.".formatted(grade);
        waitUntil(() -> message(robot).startsWith(begin));
        told = message(robot);
        Stream.of("Thermometers", "White dots", "the thermometer from", "the white dot between")
            .filter(told::contains)
            .forEach(named::add);
      }
      robot.type(KeyCode.ENTER);
      assertThat(sheet()).as(told).isNotEqualTo(before);
    }
    assertThat(named).hasSize(4);
    assertThat(sheet().placements().line()).isEqualTo("1234341221434321");
    waitUntil(() -> message(robot).startsWith("Solved in"));
  }

  @Test
  void aMistakeIsFoundByACheck(FxRobot robot) throws TimeoutException {
    solve(robot);
    robot.moveTo(point(2)).clickOn(MouseButton.PRIMARY).clickOn("#play-1").clickOn("#play-check");
    waitUntil(() -> message(robot).equals("1 cell is wrong: r1c3."));
    assertThat(board().getAccessibleText()).endsWith("r1c3: 1, incorrect");
  }

  @Test
  void cellsAreColouredAndLinesDrawnWithKeysAndMouse(FxRobot robot) {
    solve(robot);
    robot.moveTo(point(2)).clickOn(MouseButton.PRIMARY);
    robot.clickOn("#play-mode-color").type(KeyCode.DIGIT3);
    robot.clickOn("#play-color-7").type(KeyCode.Z);
    robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.DIGIT9);
    robot.release(KeyCode.SHIFT, KeyCode.CONTROL);
    assertThat(sheet().colors(2)).isEqualTo(0b101000100);
    assertThat(board().getAccessibleText()).endsWith("r1c3: empty; coloured yellow, violet, grey");
    robot.type(KeyCode.Q);
    robot.moveTo(point(0)).press(MouseButton.PRIMARY);
    robot.moveTo(point(2)).moveTo(point(20)).release(MouseButton.PRIMARY);
    Set<PenLine> drawn =
        Set.of(
            new PenLine(1, 1, 3, 1),
            new PenLine(3, 1, 5, 1),
            new PenLine(5, 1, 5, 3),
            new PenLine(5, 3, 5, 5));
    assertThat(sheet().lines()).isEqualTo(drawn);
    assertThat(playing().selected()).isEqualTo(CellSet.of(2));
    Point2D corner = point(40).midpoint(point(50));
    robot.moveTo(corner).press(MouseButton.PRIMARY);
    robot.moveTo(point(41).midpoint(point(51)));
    assertThat(sheet().lines()).contains(new PenLine(10, 10, 12, 10));
    robot.type(KeyCode.ESCAPE).release(MouseButton.PRIMARY);
    assertThat(sheet().lines()).isEqualTo(drawn);
    robot.moveTo(point(20)).press(MouseButton.SECONDARY);
    robot.moveTo(point(11)).release(MouseButton.SECONDARY);
    assertThat(sheet().lines()).hasSize(3);
    hold(robot, KeyCode.CONTROL, KeyCode.Z);
    assertThat(sheet().lines()).isEqualTo(drawn);
    robot.moveTo(point(30)).clickOn(MouseButton.PRIMARY);
    assertThat(playing().selected()).isEqualTo(CellSet.of(30));
    robot.press(KeyCode.SHIFT).type(KeyCode.RIGHT, KeyCode.PAGE_DOWN).release(KeyCode.SHIFT);
    assertThat(playing().selected()).isEqualTo(CellSet.of(41));
    assertThat(sheet().lines())
        .hasSize(6)
        .contains(new PenLine(7, 7, 9, 7), new PenLine(9, 7, 11, 9));
    hold(robot, KeyCode.SHIFT, KeyCode.HOME);
    assertThat(sheet().lines()).hasSize(5);
    robot.type(KeyCode.DELETE);
    assertThat(sheet().lines()).isEqualTo(drawn);
    hold(robot, KeyCode.CONTROL, KeyCode.RIGHT);
    assertThat(playing().selected()).isEqualTo(CellSet.of(31, 32));
    robot.interact(() -> board().focusCellProperty().set(9));
    robot.press(KeyCode.SHIFT).type(KeyCode.HOME, KeyCode.LEFT).release(KeyCode.SHIFT);
    assertThat(sheet().lines()).isEqualTo(drawn);
  }

  @Test
  void aPlayIsKeptWithThePuzzleAndSignedLater(FxRobot robot) {
    solve(robot);
    robot.moveTo(point(2)).clickOn(MouseButton.PRIMARY).type(KeyCode.DIGIT1);
    robot.clickOn("#play-restart");
    assertThat(document().plays()).hasSize(1);
    robot.clickOn(".test-play-name").write("Anna").type(KeyCode.ENTER);
    assertThat(document().plays().get(0).tester()).isEqualTo("Anna");
    assertThat(board().isFocused()).isTrue();
    robot.clickOn("#play-tester").write("Ben").type(KeyCode.ENTER);
    assertThat(board().isFocused()).isTrue();
    assertThat(window.studio.solve.play.plays.tester.get()).isEqualTo("Ben");
    assertThat(robot.lookup("#test-plays-summary").queryAs(Label.class).getText())
        .isEqualTo("No play solved the puzzle yet.");
    robot.clickOn(".test-play .button");
    assertThat(document().plays()).isEmpty();
  }

  @Test
  void aBoardOf25x25IsPaintedJudgedAndItsGenerationCancelledAtOnce(FxRobot robot)
      throws TimeoutException {
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.TWENTY_FIVE));
    robot.moveTo(point(0)).press(MouseButton.PRIMARY);
    robot.moveTo(point(24)).release(MouseButton.PRIMARY);
    assertThat(document().mask().size()).isEqualTo(25);
    hold(robot, KeyCode.CONTROL, KeyCode.Z);
    assertThat(document().mask().size()).isZero();
    hold(robot, KeyCode.CONTROL, KeyCode.Y, KeyCode.I);
    assertThat(document().mask().size()).isEqualTo(600);
    robot.interact(this::paintTwoFifths);
    assertThat(document().mask().size()).isEqualTo(250);
    waitUntil(() -> kind() == Verdict.Kind.OPEN);
    robot.clickOn("#generate");
    assertThat(window.studio.design.generation.running.get()).isTrue();
    long start = System.nanoTime();
    robot.type(KeyCode.ESCAPE);
    waitUntil(() -> !window.studio.design.generation.running.get());
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(3));
  }

  /** Slanting stripes, so that no two lines hold no clue. */
  private void paintTwoFifths() {
    CellSet cells = CellSet.where(625, cell -> (cell + cell / 25) % 5 < 2);
    window.studio.history.apply(
        Phrase.of("play.solve"), document().withMask(new Mask(Boards.TWENTY_FIVE, cells)));
  }

  private Verdict.Kind kind() {
    return window.studio.design.verdict.verdict.get().kind();
  }
}
