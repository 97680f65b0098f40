package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.Replay;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Conditions set with mouse and keyboard, up to the puzzle, with the real engine. */
@InTurn
@OneWindow
final class LimitsTest {
  private static final int SECONDS = 60;

  private final List<Request> requests = new CopyOnWriteArrayList<>();
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window =
        StillWindow.show(
            stage, FakePorts.with((OneByOne) this::generate, new FakeDialogs()), 1280, 800);
  }

  @BeforeEach
  void beginWithoutConditions(FxRobot robot) {
    requests.clear();
    robot.interact(() -> window.studio.design.conditions.useLevel(Optional.empty()));
  }

  private Outcome generate(Request request, Watch watch) {
    requests.add(request);
    return new Generator().generate(request, watch);
  }

  private Document document() {
    return window.studio.history.document();
  }

  private void openAdvanced(FxRobot robot) {
    robot.clickOn("#advanced");
    WaitForAsyncUtils.waitForFxEvents();
  }

  @SuppressWarnings("unchecked")
  private <T> void choose(FxRobot robot, String id, T value) {
    ComboBox<T> box = robot.lookup("#" + id).queryAs(ComboBox.class);
    robot.interact(() -> box.setValue(value));
  }

  private void type(FxRobot robot, String id, String words) {
    TextField field = robot.lookup("#" + id).queryAs(TextField.class);
    robot.interact(
        () -> {
          field.requestFocus();
          field.setText(words);
        });
    robot.type(KeyCode.ENTER);
  }

  private List<String> refusals(FxRobot robot) {
    return robot.lookup(".refusal").queryAllAs(Label.class).stream()
        .filter(Label::isVisible)
        .map(Labeled::getText)
        .toList();
  }

  private Puzzle generated(FxRobot robot) throws TimeoutException {
    robot.clickOn("#generate");
    WaitForAsyncUtils.waitFor(
        SECONDS, TimeUnit.SECONDS, () -> !window.studio.design.generation.running.get());
    WaitForAsyncUtils.waitForFxEvents();
    return document().puzzle().orElseThrow();
  }

  @Test
  void theDifficultyIsTheLevelOfThePuzzle(FxRobot robot) throws TimeoutException {
    robot.clickOn("#difficulty-2");
    Puzzle puzzle = generated(robot);
    assertThat(new Rater(puzzle.board()).rate(puzzle))
        .isInstanceOfSatisfying(
            Rating.Rated.class, rated -> assertThat(rated.level()).isEqualTo(Level.MEDIUM));
    assertThat(requests)
        .anyMatch(request -> request.goal().conditions().equals(document().conditions()));
    robot.clickOn("#undo").clickOn("#undo");
    assertThat(document().conditions().isNone()).isTrue();
    assertThat(robot.lookup("#difficulty-0").queryAs(ToggleButton.class).isSelected()).isTrue();
  }

  @Test
  void whatMustBeContainedIsInThePuzzleWhichHasTheDifficulty(FxRobot robot)
      throws TimeoutException {
    Strategy wing = Catalogue.withId("x-wing").orElseThrow();
    robot.clickOn("#difficulty-1").clickOn("#must").write("x-w");
    robot.type(KeyCode.ENTER);
    WaitForAsyncUtils.waitForFxEvents();
    Puzzle puzzle = generated(robot);
    assertThat(new Rater(puzzle.board()).rate(puzzle))
        .isInstanceOfSatisfying(
            Rating.Rated.class, rated -> assertThat(rated.level()).isEqualTo(Level.HARD));
    Replay without = new Replay(puzzle.board(), document().strategies().without(wing));
    assertThat(without.human(puzzle).isSolved()).isFalse();
    WaitForAsyncUtils.waitFor(
        SECONDS, TimeUnit.SECONDS, () -> robot.lookup("#show-cells").query().isVisible());
    String said = robot.lookup("#verdict").queryAs(Label.class).getText();
    assertThat(said).startsWith("It requires X-Wing (step");
    assertThat(robot.lookup(".step-mark").queryAllAs(Node.class))
        .anyMatch(
            mark -> mark.getPseudoClassStates().contains(PseudoClass.getPseudoClass("required")));
    robot.clickOn("#show-cells");
    assertThat(window.studio.solve.replay.deductions())
        .extracting(Deduction::strategy)
        .containsOnly(wing);
  }

  @Test
  void singlesAreEnoughUpToTheStepThatIsAskedFor(FxRobot robot) throws TimeoutException {
    robot.clickOn("#difficulty-2");
    type(robot, "condition-bottleneck", "1");
    assertThat(refusals(robot))
        .containsExactly("“1” is not valid here: enter a whole number from 2 to 999.");
    type(robot, "condition-bottleneck", "12");
    assertThat(refusals(robot)).isEmpty();
    Puzzle puzzle = generated(robot);
    Replay replay = new Replay(puzzle.board(), document().strategies());
    assertThat(replay.human(puzzle).steps().subList(0, 11))
        .allMatch(step -> step.deductions().get(0).places());
    assertThat(robot.lookup("#profile").queryAs(Label.class).getText())
        .matches("\\d+ steps · (bottleneck at|\\d+ bottlenecks, first at) \\d\\d");
  }

  @Test
  void whatIsTypedStaysWhenSomethingElseOfThePuzzleChanges(FxRobot robot) {
    TextField step = robot.lookup("#condition-bottleneck").queryAs(TextField.class);
    robot.interact(
        () -> {
          step.setText("17");
          window.studio.history.apply(Phrase.NOTHING, document().withNotes("for May"));
        });
    assertThat(step.getText()).isEqualTo("17");
    type(robot, "condition-bottleneck", "17");
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.NOTHING, document().withConditions(Conditions.NONE)));
    assertThat(step.getText()).isEmpty();
  }

  @Test
  void aBadRangeIsRefusedInPlaceAndAGoodOneIsNot(FxRobot robot) {
    robot.interact(
        () -> robot.lookup("#condition-score-from").queryAs(TextField.class).setText("800"));
    type(robot, "condition-score-to", "400");
    assertThat(refusals(robot))
        .containsExactly(
            "800 to 400 is not a range: the first score must not be higher than the second.");
    assertThat(document().conditions().isNone()).isTrue();
    type(robot, "condition-score-from", "300");
    assertThat(refusals(robot)).isEmpty();
    assertThat(document().conditions().words())
        .extracting(Phrase::toString)
        .containsExactly("score 300 to 400");
  }

  @Test
  void whatWasTypedCountsForACommandByItsKeys(FxRobot robot) {
    TextField to = robot.lookup("#condition-score-to").queryAs(TextField.class);
    robot.interact(
        () -> {
          to.requestFocus();
          to.setText("5");
        });
    robot.press(KeyCode.CONTROL).type(KeyCode.G).release(KeyCode.CONTROL);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(document().conditions().words())
        .extracting(Phrase::toString)
        .containsExactly("score at most 5");
    assertThat(requests).anyMatch(request -> !request.goal().isNone());
  }

  @Test
  void atMostSoManyUsesHoldOnThePath(FxRobot robot) throws TimeoutException {
    openAdvanced(robot);
    choose(robot, "limit-strategy", Catalogue.NAKED_SINGLE);
    type(robot, "limit-number", "3");
    Condition condition = new Condition.AtMost(Catalogue.NAKED_SINGLE, 3);
    assertThat(document().conditions().ofPath()).containsExactly(condition);
    assertThat(robot.lookup(".limit").queryAs(Label.class).getText())
        .isEqualTo("Naked single at most 3 times");

    assertThat(robot.lookup("#limit-strategy > .list-cell").queryAs(Labeled.class).getText())
        .isEqualTo("Limit a strategy");
    assertThat(robot.lookup("#strategy-sum").queryAs(Label.class).getText()).endsWith(", 1 limit");
    Button remove = robot.lookup(".limit-remove").queryAs(Button.class);
    robot.type(KeyCode.ESCAPE);

    Puzzle puzzle = generated(robot);
    long uses =
        new Replay(puzzle.board(), document().strategies())
            .human(puzzle)
            .uses()
            .getOrDefault(Catalogue.NAKED_SINGLE, 0L);
    assertThat(uses).isLessThanOrEqualTo(3);

    robot.interact(remove::fire);
    assertThat(document().conditions().isNone()).isTrue();
  }
}
