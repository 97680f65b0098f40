package cluewright.studio.look;

import java.awt.image.BufferedImage;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Converts pixels drawn for files to images for the screen. */
public final class ScreenImage {
  private ScreenImage() {}

  /** The image of the same pixels; may be made on any thread. */
  public static Image of(BufferedImage drawn) {
    int width = drawn.getWidth();
    int height = drawn.getHeight();
    int[] pixels = drawn.getRGB(0, 0, width, height, null, 0, width);
    WritableImage image = new WritableImage(width, height);
    image
        .getPixelWriter()
        .setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return image;
  }
}
