package cluewright.studio.replay;

import cluewright.studio.board.BoardPicture;
import java.awt.image.BufferedImage;

/** Draws boards for files; to be asked on the UI thread only. */
@FunctionalInterface
public interface BoardArtist {

  /**
   * Draws a board.
   *
   * @param edge of the square image, in pixels
   */
  BufferedImage draw(BoardPicture picture, int edge);
}
