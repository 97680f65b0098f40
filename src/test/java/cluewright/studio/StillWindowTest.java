package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import javafx.scene.control.Tooltip;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** What a test leaves behind in a window that the next one uses, too. */
@InTurn
@OneWindow
final class StillWindowTest {
  /** Longer than a tooltip waits for a pointer that rests. */
  private static final int WAIT = 1500;

  @Start
  void start(Stage stage) {
    StillWindow.show(stage, FakePorts.real(), 1024, 700);
  }

  private static boolean hasTooltip() {
    return Window.getWindows().stream().anyMatch(Tooltip.class::isInstance);
  }

  @Test
  void noTooltipComesUpWhereATestLeftThePointer(FxRobot robot) throws Exception {
    robot.moveTo("#generate").moveBy(2, 0);
    StillWindow.reset();
    robot.sleep(WAIT);
    assertThat(hasTooltip()).isFalse();
  }
}
