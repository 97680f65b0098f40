package cluewright.studio.board;

import java.awt.image.BufferedImage;
import java.nio.IntBuffer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;
import javafx.scene.image.WritablePixelFormat;

/**
 * Draws boards for files, in the colours of a view, without that view's size or scale.
 *
 * <p>An image that is larger than a board usually is on the screen is a magnification of it, line
 * by line, and not a board with thin lines.
 */
public final class BoardImage {
  /** The edge, in pixels, up to which lines are as on the screen. */
  private static final double NATURAL = 540;

  /** The paper around the board, as a part of the edge. */
  private static final double MARGIN = 0.02;

  private final BoardView colors;

  public BoardImage(BoardView colors) {
    this.colors = colors;
  }

  /**
   * Draws a board; on the UI thread.
   *
   * @param edge of the square image, in pixels
   */
  public BufferedImage draw(BoardPicture picture, int edge) {
    double scale = Math.max(1, edge / NATURAL);
    double margin = Math.round(edge * MARGIN) / scale;
    BoardGeometry geometry = new BoardGeometry(picture.board(), edge / scale - 2 * margin, scale);
    Canvas canvas = new Canvas(edge, edge);
    GraphicsContext context = canvas.getGraphicsContext2D();
    context.setFill(colors.color(BoardColor.PAPER));
    context.fillRect(0, 0, edge, edge);
    context.scale(scale, scale);
    context.translate(margin, margin);
    paint(new Brush(context, geometry, colors), picture);
    return copy(canvas.snapshot(null, new WritableImage(edge, edge)), edge);
  }

  private static void paint(Brush brush, BoardPicture picture) {
    CellContents contents = new CellContents(picture, Reveal.complete(picture.board()));
    CellPainter painter = new CellPainter(brush);
    for (int cell = 0; cell < picture.board().cells(); cell++) {
      CellContent content = contents.of(cell);
      painter.paint(cell, CellChange.of(content, content, 1));
    }
    LinePainter.paintGrid(brush);
    ArgumentPainter.paint(brush, Transition.done(picture));
  }

  private static BufferedImage copy(WritableImage image, int edge) {
    int[] pixels = new int[edge * edge];
    WritablePixelFormat<IntBuffer> format = WritablePixelFormat.getIntArgbInstance();
    image.getPixelReader().getPixels(0, 0, edge, edge, format, pixels, 0, edge);
    BufferedImage copy = new BufferedImage(edge, edge, BufferedImage.TYPE_INT_RGB);
    copy.setRGB(0, 0, edge, edge, pixels, 0, edge);
    return copy;
  }
}
