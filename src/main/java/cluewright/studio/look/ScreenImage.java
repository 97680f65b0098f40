package cluewright.studio.look;

import java.awt.image.BufferedImage;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Window;

/** Converts pixels drawn for files to images for the screen. */
public final class ScreenImage {
  private ScreenImage() {}

  /** The image of the same pixels; may be made on any thread. */
  public static Image of(BufferedImage drawn) {
    int width = drawn.getWidth();
    int height = drawn.getHeight();
    WritableImage image = new WritableImage(width, height);
    int[] row = new int[width]; // Row by row, since a large picture is there twice already.
    for (int y = 0; y < height; y++) {
      drawn.getRGB(0, y, width, 1, row, 0, width);
      image
          .getPixelWriter()
          .setPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), row, 0, width);
    }
    return image;
  }

  /** How many pixels of the screen are a unit where a node is shown, for sharp pictures there. */
  public static double scale(Node node) {
    return Optional.ofNullable(node.getScene())
        .map(Scene::getWindow)
        .map(Window::getRenderScaleX)
        .orElse(1.0);
  }
}
