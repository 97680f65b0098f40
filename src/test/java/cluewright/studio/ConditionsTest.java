package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.replay.Condition;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.look.ThemeChoice;
import cluewright.studio.range.RangePicker;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Asking for a difficulty and for single strategies with mouse and keyboard. */
@InTurn
@OneWindow
final class ConditionsTest {
  private static final Strategy SWORDFISH = Catalogue.withId("swordfish").orElseThrow();
  private static final Strategy SKYSCRAPER = Catalogue.withId("skyscraper").orElseThrow();

  /** WCAG's least for text. */
  private static final double READABLE = 4.5;

  private StudioWindow window;
  private Stage stage;

  @Start
  void start(Stage first) {
    stage = first;
    window =
        StillWindow.show(
            stage,
            FakePorts.with(
                (OneByOne)
                    (request, watch) ->
                        new Outcome.Undecided(
                            Outcome.Undecided.Reason.OUT_OF_TIME, "test", Duration.ofSeconds(1)),
                new FakeDialogs()),
            1280,
            800);
  }

  private Document document() {
    return window.studio.history.document();
  }

  private void type(FxRobot robot, String field, String words) {
    robot.clickOn(field).write(words);
    WaitForAsyncUtils.waitForFxEvents();
    robot.type(KeyCode.ENTER);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private String text(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Labeled.class).getText();
  }

  private List<String> refusals(FxRobot robot) {
    return robot.lookup(".refusal").queryAllAs(Label.class).stream()
        .filter(Node::isVisible)
        .map(Labeled::getText)
        .toList();
  }

  @Test
  void aPartOfANameAndEnterMakeAChipAndDeleteRemovesIt(FxRobot robot) {
    type(robot, "#must", "sword");
    assertThat(document().required().strategies()).containsExactly(SWORDFISH);
    assertThat(document().conditions().level())
        .contains(new Condition.Levels(Level.HARD, Level.HARD));
    assertThat(robot.lookup("#difficulty-3").queryAs(ToggleButton.class).isSelected()).isTrue();
    assertThat(robot.lookup("#must").queryAs(TextField.class).getText()).isEmpty();
    assertThat(text(robot, "#must-swordfish")).isEqualTo("Swordfish");
    assertThat(text(robot, "#strategy-sum")).endsWith("strategies, 1 required");

    robot.clickOn("#difficulty-1");
    assertThat(refusals(robot))
        .containsExactly("Swordfish must be contained and is Hard: remove it to choose Easy.");
    assertThat(robot.lookup("#difficulty-3").queryAs(ToggleButton.class).isSelected()).isTrue();
    assertThat(robot.lookup("#difficulty-1").queryAs(ToggleButton.class).isSelected()).isFalse();

    robot.interact(robot.lookup("#must-swordfish").query()::requestFocus);
    robot.type(KeyCode.DELETE);
    assertThat(document().required().isEmpty()).isTrue();
    assertThat(robot.lookup("#must-swordfish").tryQuery()).isEmpty();
    assertThat(robot.lookup("#must").query().isFocused()).isTrue();
    assertThat(refusals(robot)).isEmpty();
  }

  @Test
  void whatMustNotBeContainedIsNotAllowedAndItsButtonAllowsItAgain(FxRobot robot) {
    robot.clickOn("#difficulty-3");
    type(robot, "#must-not", "skysc");
    assertThat(document().strategies())
        .isEqualTo(StrategySet.upTo(Level.HARD).on(document().mask().board()).without(SKYSCRAPER));
    robot.clickOn("#difficulty-4");
    assertThat(document().strategies().contains(SKYSCRAPER)).isFalse();
    type(robot, "#must-not", "no such thing");
    assertThat(refusals(robot))
        .containsExactly("No strategy for this board is called “no such thing”.");
    robot.clickOn("#remove-must-not-skyscraper");
    assertThat(document().strategies().contains(SKYSCRAPER)).isTrue();
    assertThat(robot.lookup("#must-not-skyscraper").tryQuery()).isEmpty();
  }

  @Test
  void theArrowKeysChooseAmongWhatFits(FxRobot robot) throws Exception {
    robot.clickOn("#must").write("wing");
    WaitForAsyncUtils.waitFor(
        10,
        TimeUnit.SECONDS,
        () -> robot.lookup(".strategy-offers .list-view").tryQuery().isPresent());
    ListView<?> offers = robot.lookup(".strategy-offers .list-view").queryListView();
    robot.type(KeyCode.DOWN, 2).type(KeyCode.ENTER);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(offers.getItems()).hasSizeGreaterThan(5);
    assertThat(document().required().strategies())
        .hasSize(1)
        .allMatch(strategy -> strategy.name().toString().contains("Wing"));
    assertThat(robot.lookup("#must").queryAs(TextField.class).getText()).isEmpty();
  }

  @Test
  void theEndsOfTheScoreAreDraggedAndStandInTheFields(FxRobot robot) {
    robot.clickOn("#difficulty-3");
    RangePicker range = robot.lookup("#score-range").queryAs(RangePicker.class);
    robot.drag(range.lookup(".high-thumb")).moveBy(-60, 0).drop();
    WaitForAsyncUtils.waitForFxEvents();
    Condition.Score score = document().conditions().score().orElseThrow();
    assertThat(score.least()).isZero();
    assertThat(score.most()).isBetween(900, 1500);
    assertThat(robot.lookup("#condition-score-to").queryAs(TextField.class).getText())
        .isEqualTo("" + score.most());
    robot.clickOn("#undo");
    assertThat(document().conditions().score()).isEmpty();
    assertThat(range.highProperty().get()).isEqualTo(1);
  }

  @Test
  void allStrategiesStandInAWindowThatIsWholeOnTheScreen(FxRobot robot) {
    robot.clickOn("#advanced");
    WaitForAsyncUtils.waitForFxEvents();
    Stage advanced =
        Window.getWindows().stream()
            .filter(each -> "advanced-window".equals(each.getScene().getRoot().getId()))
            .map(Stage.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(Screen.getPrimary().getVisualBounds())
        .matches(
            screen ->
                screen.contains(
                    advanced.getX(), advanced.getY(), advanced.getWidth(), advanced.getHeight()));
    assertThat(advanced.getWidth()).isGreaterThan(900);
    for (Strategy strategy : document().strategies().strategies()) {
      assertThat(robot.lookup("#strategy-" + strategy.id()).query().isVisible()).isTrue();
    }
    for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
      robot.interact(() -> window.appearance().themeChoice.set(theme));
      ToggleButton fold = robot.lookup("#fold-fish").queryAs(ToggleButton.class);
      robot.interact(fold::requestFocus);
      assertThat(contrast(fold)).as("heading in focus, " + theme).isGreaterThan(READABLE);
    }
    robot.interact(() -> window.studio.design.strategies.toggleRequired(SWORDFISH));
    robot.interact(robot.lookup("#set-3").queryAs(ToggleButton.class)::fire);
    assertThat(document().conditions().level()).isEqualTo(Optional.empty());
    assertThat(document().required().strategies()).containsExactly(SWORDFISH);
    robot.interact(robot.lookup("#require-swordfish").queryAs(ToggleButton.class)::fire);
    robot.interact(robot.lookup("#set-3").queryAs(ToggleButton.class)::fire);
    assertThat(document().strategies()).isEqualTo(StrategySet.parse("NHL"));
    robot.interact(robot.lookup("#allow-all").queryAs(Button.class)::fire);
    assertThat(document().strategies())
        .isEqualTo(StrategySet.upTo(Level.EXTREME).on(document().mask().board()));
  }

  /** Between the letters and the ground of a control, as WCAG reckons it. */
  private static double contrast(Labeled control) {
    Color letters = (Color) control.getTextFill();
    Color own = (Color) ((Region) control).getBackground().getFills().get(0).getFill();
    Color window =
        (Color) ((Region) control.getScene().getRoot()).getBackground().getFills().get(0).getFill();
    Color ground =
        window.interpolate(
            Color.color(own.getRed(), own.getGreen(), own.getBlue()), own.getOpacity());
    double first = luminance(letters);
    double second = luminance(ground);
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  }

  private static double luminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  private static double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  @Test
  void whatIsSaidOfTheMaskGrowsUpwardsAndNothingIsCut(FxRobot robot) {
    Node box = robot.lookup(".verdict").query();
    Bounds place = place(box);
    Bounds button = place(robot.lookup("#generate").query());
    robot.interact(() -> window.studio.design.paint.clear());
    stays(robot, place, button);
    assertThat(text(robot, "#verdict-word")).isEqualTo("Paint at least 17 cells");
    for (int cells = 1; cells <= 16; cells++) {
      int last = cells;
      robot.interact(() -> paint(last));
      assertThat(box.getStyleClass()).contains("verdict-hint").doesNotContain("verdict-impossible");
    }
    stays(robot, place, button);
    assertThat(text(robot, "#verdict")).startsWith("16 cells painted so far.");
    robot.interact(() -> paint(27));
    WaitForAsyncUtils.waitForFxEvents();
    stays(robot, place, button);
    robot.clickOn("#generate");
    WaitForAsyncUtils.waitForFxEvents();
    stays(robot, place, button);
    assertThat(robot.lookup("#verdict").query().getAccessibleHelp())
        .isEqualTo(text(robot, "#verdict"));
  }

  private void paint(int cells) {
    window.studio.design.paint.clear();
    window.studio.design.paint.begin(0, Intent.TOOL);
    for (int cell = 0; cell < cells; cell++) {
      window.studio.design.paint.extend(cell);
    }
    window.studio.design.paint.end();
  }

  private void stays(FxRobot robot, Bounds place, Bounds button) {
    robot.interact(() -> window.view().root().layout());
    Bounds now = place(robot.lookup(".verdict").query());
    assertThat(now.getMaxY()).isEqualTo(place.getMaxY());
    Label said = robot.lookup("#verdict").queryAs(Label.class);
    assertThat(said.getHeight()).isGreaterThanOrEqualTo(said.prefHeight(said.getWidth()) - 1);
    assertThat(place(robot.lookup("#generate").query())).isEqualTo(button);
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }
}
