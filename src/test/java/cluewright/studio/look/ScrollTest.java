package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

@InTurn
final class ScrollTest {
  private final FxRobot robot = new FxRobot();

  @Test
  void keepsNoPictureOfItsContents() throws TimeoutException {
    Stage stage = FxToolkit.registerPrimaryStage();
    Label contents = new Label("contents");
    Scroll scroll = new Scroll(contents);
    robot.interact(
        () -> {
          stage.setScene(new Scene(scroll, 200, 100));
          stage.show();
        });
    try {
      for (Node node = contents; node != null; node = node.getParent()) {
        assertThat(node.isCache()).as("%s", node).isFalse();
      }
    } finally {
      robot.interact(stage::hide);
    }
  }
}
