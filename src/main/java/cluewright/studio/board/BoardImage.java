package cluewright.studio.board;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;

/**
 * Draws boards for files in the colours of a view, but with their own size and scale.
 *
 * <p>An image that is larger than a board usually is on the screen is a magnification of it, line
 * by line, and not a board with thin lines.
 */
public final class BoardImage {
  /** The size in pixels up to which lines are as on screen. */
  private static final double NATURAL = 540;

  /** The margin around the board, as a fraction of its size. */
  private static final double MARGIN = 0.02;

  private final BoardView colors;

  public BoardImage(BoardView colors) {
    this.colors = colors;
  }

  /**
   * Draws a band of a board at full width; on the UI thread, and quick if the band is low.
   *
   * @param edge of the square that the bands make together, in pixels
   * @param top of the band in that square
   */
  public WritableImage draw(BoardPicture picture, int edge, int top, int height) {
    double scale = Math.max(1, edge / NATURAL);
    double margin = Math.round(edge * MARGIN) / scale;
    BoardGeometry geometry = BoardGeometry.of(picture.board(), edge / scale - 2 * margin, scale);
    Canvas canvas = new Canvas(edge, height);
    GraphicsContext context = canvas.getGraphicsContext2D();
    context.setFill(colors.color(BoardColor.PAPER));
    context.fillRect(0, 0, edge, height);
    context.translate(0, -top);
    context.scale(scale, scale);
    context.translate(margin, margin);
    double from = top / scale - margin;
    paint(new Brush(context, geometry, colors), picture, from, from + height / scale);
    return canvas.snapshot(null, new WritableImage(edge, height));
  }

  private static void paint(Brush brush, BoardPicture picture, double from, double to) {
    CellContents contents = new CellContents(picture, Reveal.complete(picture.board()));
    CellPainter painter = new CellPainter(brush, picture.digits());
    BoardGeometry geometry = brush.geometry();
    for (int cell = 0; cell < picture.board().shownCells(); cell++) {
      double top = geometry.top(cell);
      if (top <= to && top + geometry.height(cell) >= from) {
        CellContent content = contents.of(cell);
        painter.paint(cell, CellChange.of(content, content, 1));
      }
    }
    brush.shapes().paint(picture.lines());
    brush.shapes().paint(picture.argument());
  }
}
