package cluewright.studio.masks;

import cluewright.mask.Picture;
import java.util.function.Supplier;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;

/** A picture from the clipboard or another window. */
public final class ScreenPicture {
  private static final int ENOUGH = 600;

  private ScreenPicture() {}

  /** Reads its pixels on demand, of a large picture only every n-th. */
  public static Supplier<Picture> of(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int step = Math.max(1, Math.min(width, height) / ENOUGH);
    PixelReader pixels = image.getPixelReader();
    return () ->
        Picture.of(
            Math.max(1, width / step),
            Math.max(1, height / step),
            (x, y) -> pixels.getArgb(x * step, y * step));
  }
}
