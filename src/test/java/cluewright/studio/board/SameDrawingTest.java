package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.FamilyStep;
import cluewright.InTurn;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.RasterPicture;
import cluewright.studio.look.Theme;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/**
 * A step on the screen and the same step in a file: whatever is coloured stands in the same place.
 *
 * <p>Both are drawn with cells of 50 pixels and compared dot by dot; a dot of the one needs a dot
 * of its hue in the other, at most two pixels away. What is grey is not compared: the screen has
 * paler lines.
 */
@ExtendWith(ApplicationExtension.class)
final class SameDrawingTest {
  private static final int SIDE = 453;
  private static final int REACH = 2;

  /** The dots of a picture that are coloured, and their hues. */
  private static final class Dots {
    private final int[] colourfulness = new int[SIDE * SIDE];
    private final float[] hues = new float[SIDE * SIDE];

    Dots(BufferedImage image) {
      for (int i = 0; i < hues.length; i++) {
        Color dot = new Color(image.getRGB(i % SIDE, i / SIDE));
        float[] parts = Color.RGBtoHSB(dot.getRed(), dot.getGreen(), dot.getBlue(), null);
        colourfulness[i] = Math.round(255 * parts[1] * parts[2]);
        hues[i] = parts[0];
      }
    }

    /** The share of these that others lack. */
    double missingIn(Dots others) {
      int dots = 0;
      int missing = 0;
      for (int i = 0; i < hues.length; i++) {
        if (colourfulness[i] > 90) {
          dots++;
          missing += others.hasNear(i % SIDE, i / SIDE, hues[i]) ? 0 : 1;
        }
      }
      return (double) missing / Math.max(1, dots);
    }

    private boolean hasNear(int x, int y, float hue) {
      for (int v = Math.max(0, y - REACH); v <= Math.min(SIDE - 1, y + REACH); v++) {
        for (int u = Math.max(0, x - REACH); u <= Math.min(SIDE - 1, x + REACH); u++) {
          float apart = Math.abs(hue - hues[v * SIDE + u]);
          if (colourfulness[v * SIDE + u] > 40 && Math.min(apart, 1 - apart) < 0.08) {
            return true;
          }
        }
      }
      return false;
    }
  }

  private static Dots onPaper(FamilyStep step) throws IOException {
    return new Dots(
        RasterPicture.draw(
            PuzzlePicture.of(step.path(), step.state(), Set.of(PuzzlePicture.Extra.CANDIDATES)),
            SIDE));
  }

  private static Dots onScreen(FxRobot robot, FamilyStep step) {
    return new Dots(BoardSnapshot.of(robot, step, Theme.LIGHT, SIDE));
  }

  @InTurn
  @Test
  void aStepOfEachFamilyStandsWhereItStandsOnPaper(FxRobot robot) throws IOException {
    Map<String, FamilyStep> steps = FamilyStep.all();
    assertThat(steps).hasSizeGreaterThanOrEqualTo(9);
    for (Map.Entry<String, FamilyStep> each : steps.entrySet()) {
      Dots paper = onPaper(each.getValue());
      Dots screen = onScreen(robot, each.getValue());
      assertThat(paper.missingIn(screen)).as("%s, on the screen", each.getKey()).isLessThan(0.01);
      assertThat(screen.missingIn(paper)).as("%s, on paper", each.getKey()).isLessThan(0.01);
    }
  }

  @InTurn
  @Test
  void twoStepsAreToldApart(FxRobot robot) throws IOException {
    List<FamilyStep> steps = List.copyOf(FamilyStep.all().values());
    Dots paper = onPaper(steps.get(0));
    Dots screen = onScreen(robot, steps.get(1));
    assertThat(Math.max(paper.missingIn(screen), screen.missingIn(paper))).isGreaterThan(0.05);
  }
}
