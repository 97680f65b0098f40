package cluewright.studio.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.strategy.StrategySet;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** What the line says while a step is chosen on the curve. */
final class ProfilePaneTest {
  private static final int WIDTH = 200;

  private final ObjectProperty<Optional<PathProfile>> profile =
      new SimpleObjectProperty<>(Optional.empty());
  private Texts texts;
  private ProfilePane pane;
  private Label line;
  private ProfileCurve curve;

  @BeforeAll
  static void startTheToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void make() {
    texts = new Texts(Language.ENGLISH);
    pane = new ProfilePane(texts, profile).named("profile");
    line = (Label) pane.getChildren().get(0);
    curve = (ProfileCurve) pane.getChildren().get(1);
    profile.set(of("..34 ..12 2143 4321"));
    pane.resize(WIDTH, 80);
    pane.layout();
    curve.layout();
  }

  private static Optional<PathProfile> of(String puzzle) {
    return PathProfile.of(
        new SharedPaths.Asked(Grids.puzzle(Boards.FOUR, puzzle), StrategySet.parse("NH")),
        new SharedPaths(),
        () -> false);
  }

  private void press(KeyCode code) {
    Event.fireEvent(
        curve, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
  }

  private void point(double x) {
    Event.fireEvent(
        curve,
        new MouseEvent(
            MouseEvent.MOUSE_MOVED,
            x,
            1,
            x,
            1,
            MouseButton.NONE,
            0,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            new PickResult(curve, x, 1)));
  }

  @Test
  void itIsThereWhileAProfileIsKnown() {
    assertThat(pane.isVisible()).isTrue();
    assertThat(line.getText()).isEqualTo("4 steps · no bottleneck");
    profile.set(Optional.empty());
    assertThat(pane.isManaged()).isFalse();
  }

  @Test
  void aFullGridHasNoCurve() {
    profile.set(of("1234 3412 2143 4321"));
    assertThat(pane.isVisible()).isFalse();
  }

  @Test
  void boardsThatAreTooLargeToBeRatedHaveNone() {
    assertThat(RatingsViewModel.profile(Grids.empty(Boards.SIXTEEN))).isEmpty();
  }

  @Test
  void thePointerChoosesTheStepBelowIt() {
    point(WIDTH * 0.6);
    assertThat(line.getText()).isEqualTo("Step 3: 2 cells open");
    point(WIDTH - 1);
    assertThat(line.getText()).isEqualTo("Step 4: 1 cell open");
  }

  @Test
  void arrowsWalkOverTheSteps() {
    press(KeyCode.RIGHT);
    press(KeyCode.RIGHT);
    assertThat(line.getText()).isEqualTo("Step 2: 3 cells open");
    press(KeyCode.END);
    press(KeyCode.RIGHT);
    assertThat(line.getText()).isEqualTo("Step 4: 1 cell open");
    press(KeyCode.PAGE_DOWN);
    assertThat(line.getText()).isEqualTo("Step 1: 4 cells open");
  }

  @Test
  void screenReadersHearTheFiguresAndThenTheSteps() {
    assertThat(curve.getAccessibleText()).isEqualTo("Curve of open cells: 4 steps · no bottleneck");
    assertThat(curve.getAccessibleHelp()).contains("Depth 1:", "Width 4:");
    assertThat(curve.queryAccessibleAttribute(AccessibleAttribute.MAX_VALUE)).isEqualTo(4.0);
    curve.executeAccessibleAction(AccessibleAction.INCREMENT);
    assertThat(curve.queryAccessibleAttribute(AccessibleAttribute.VALUE)).isEqualTo(1.0);
    assertThat(curve.getAccessibleText()).isEqualTo("Curve of open cells: Step 1: 4 cells open");
  }

  @Test
  void anotherLanguageIsSpokenAtOnce() {
    texts.language.set(Language.GERMAN);
    assertThat(line.getText()).isEqualTo("4 Schritte · kein Engpass");
  }
}
