package cluewright.print.image;

import java.awt.image.BufferedImage;
import java.io.IOException;

/** A sequence of pictures of one size, each drawn on demand. */
public interface Frames {
  int count();

  /**
   * Draws a picture; each is requested once, in order.
   *
   * @param index from 0
   */
  BufferedImage frame(int index) throws IOException;
}
