package cluewright.studio.replay;

import cluewright.studio.board.BoardPicture;
import javafx.scene.image.WritableImage;

/** Draws boards for files in bands; for use on the UI thread only. */
@FunctionalInterface
public interface BoardRenderer {

  /**
   * Draws a band of a board at full width.
   *
   * @param edge of the square that the bands make together, in pixels
   * @param top of the band in that square
   */
  WritableImage draw(BoardPicture picture, int edge, int top, int height);
}
