package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** No window is seen before what is in it. */
@InTurn
final class FirstPictureTest {
  private static final int SECONDS = 10;

  private final FxRobot robot = new FxRobot();

  /** The opacity after each layout, which comes before the picture of what was laid out. */
  private final List<Double> seen = new ArrayList<>();

  @BeforeAll
  static void startTheToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private Stage window() {
    Stage stage = new Stage();
    stage.setScene(new Scene(new Label("contents"), 300, 200));
    stage.getScene().addPostLayoutPulseListener(() -> seen.add(stage.getOpacity()));
    return stage;
  }

  @Test
  void aWindowIsSeenOnceItsFirstPictureIsThereAndNotHeldBackLater() throws TimeoutException {
    List<Stage> made = new ArrayList<>();
    robot.interact(
        () -> {
          Stage stage = window();
          made.add(stage);
          FirstPicture.show(stage);
          seen.add(stage.getOpacity());
        });
    Stage stage = made.get(0);
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> stage.getOpacity() == 1);
    robot.interact(
        () -> {
          assertThat(seen.subList(0, 2)).as("shown, and laid out").containsOnly(0.0);
          FirstPicture.show(stage);
          assertThat(stage.getOpacity()).as("it shows already").isEqualTo(1);
          stage.hide();
        });
  }
}
