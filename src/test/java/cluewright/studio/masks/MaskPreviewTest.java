package cluewright.studio.masks;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.studio.look.Theme;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
final class MaskPreviewTest {
  private static final int CELL = 100;

  private WritableImage image;

  private void draw(Mask mask, Theme theme) {
    MaskPreview preview = MaskPreview.withMarks();
    preview.show(mask);
    int side = CELL * mask.board().rows();
    String length = side + "px";
    preview.setStyle(
        "-fx-min-width: %s; -fx-min-height: %s; -fx-max-width: %s; -fx-max-height: %s"
            .replace("%s", length));
    Scene scene = new Scene(new StackPane(preview), side, side);
    theme.apply(scene, 100);
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    image = scene.getRoot().snapshot(null, null);
  }

  private double brightness(double column, double row) {
    return image
        .getPixelReader()
        .getColor((int) (column * CELL), (int) (row * CELL))
        .getBrightness();
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void whiteDotsAreBrightAndBlackDotsDarkInEveryTheme(Theme theme, FxRobot robot) {
    Board board = Boards.named("4x4+consecutive=r1c1r1c2+ratio=r3c1r3c2").orElseThrow();
    robot.interact(() -> draw(new Mask(board, CellSet.of(0, 5)), theme));
    double middle = 0.44; // Of a square dot, which leaves a gap to the right and below.
    assertThat(brightness(0.5 + middle, middle)).isGreaterThan(0.9);
    assertThat(brightness(0.5 + middle, 2 + middle)).isLessThan(0.2);
  }
}
