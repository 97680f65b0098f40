package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
final class FirstSizeTest {
  private Stage stage;

  @InTurn
  @Test
  void noDesktopMakesTheWindowSmallerUntilItStands(FxRobot robot) throws TimeoutException {
    robot.interact(
        () -> {
          stage = new Stage();
          stage.setWidth(400);
          stage.setHeight(300);
          FirstSize.hold(stage, 220, 110);
          stage.show();
        });
    assertThat(stage.getMinWidth()).isEqualTo(400);
    assertThat(stage.getMinHeight()).isEqualTo(300);
    WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> stage.getMinWidth() == 220);
    assertThat(stage.getMinHeight()).isEqualTo(110);
    assertThat(stage.getWidth()).isEqualTo(400);
    robot.interact(stage::close);
  }
}
