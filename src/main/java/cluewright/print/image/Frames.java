package cluewright.print.image;

import java.awt.image.BufferedImage;
import java.io.IOException;

/** Pictures of one size in a row, each drawn when it is asked for. */
public interface Frames {
  int count();

  /**
   * A picture; each is asked for once, in order.
   *
   * @param index from 0
   */
  BufferedImage frame(int index) throws IOException;
}
