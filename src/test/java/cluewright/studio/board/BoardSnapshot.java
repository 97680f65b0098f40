package cluewright.studio.board;

import cluewright.FamilyStep;
import cluewright.picture.Pencil;
import cluewright.strategy.core.Deduction;
import cluewright.studio.look.Fonts;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.layout.StackPane;
import org.testfx.api.FxRobot;

/** A board as the studio draws it. */
final class BoardSnapshot {
  private BoardSnapshot() {}

  static BufferedImage of(FxRobot robot, FamilyStep step, Theme theme, int side) {
    return of(robot, step, step.deduction(), theme, side);
  }

  /** A board after a step, with other evidence than the step has. */
  static BufferedImage of(FxRobot robot, FamilyStep step, Deduction shown, Theme theme, int side) {
    BoardPicture picture =
        new BoardPicture(
            step.path().puzzle().mask(),
            Optional.of(step.path().state(step.state())),
            Pencil.CANDIDATES,
            Marks.of(shown));
    return of(robot, picture, theme, side);
  }

  static BufferedImage of(FxRobot robot, BoardPicture picture, Theme theme, int side) {
    BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
    robot.interact(() -> draw(picture, theme, image));
    return image;
  }

  private static void draw(BoardPicture picture, Theme theme, BufferedImage image) {
    Fonts.load();
    BoardView view = new BoardView(new Texts(Language.ENGLISH));
    view.stillProperty().set(true);
    view.pictureProperty().set(picture);
    Scene scene = new Scene(new StackPane(view), image.getWidth(), image.getHeight());
    theme.apply(scene, 100);
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    PixelReader pixels = scene.getRoot().snapshot(null, null).getPixelReader();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        image.setRGB(x, y, pixels.getArgb(x, y));
      }
    }
  }
}
