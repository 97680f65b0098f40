package cluewright.studio.board;

import cluewright.FamilyStep;
import cluewright.Golden;
import cluewright.studio.look.Theme;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** Steps on the board of the studio look as they are meant to. */
@ExtendWith(ApplicationExtension.class)
final class BoardGoldenTest {
  private static final int SIDE = 320;

  @Test
  void aStepOfEachFamilyInLight(FxRobot robot) throws IOException {
    for (Map.Entry<String, FamilyStep> each : FamilyStep.all().entrySet()) {
      Golden.check(
          "board-light-" + each.getKey(),
          BoardSnapshot.of(robot, each.getValue(), Theme.LIGHT, SIDE));
    }
  }

  @Test
  void aStepOfEachFamilyInDark(FxRobot robot) throws IOException {
    for (Map.Entry<String, FamilyStep> each : FamilyStep.all().entrySet()) {
      Golden.check(
          "board-dark-" + each.getKey(),
          BoardSnapshot.of(robot, each.getValue(), Theme.DARK, SIDE));
    }
  }
}
