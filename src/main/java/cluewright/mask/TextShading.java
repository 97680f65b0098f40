package cluewright.mask;

import cluewright.mask.Typefaces.Weight;
import cluewright.model.Board;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;

/**
 * Shades a board with a few characters, as large as they fit.
 *
 * <p>The outline of the text is fitted to the board; it may be stretched in one direction, to twice
 * at most, since a board has no room to give away. A cell is as dark as the part of it that the
 * outline covers.
 */
public final class TextShading {
  /** The number of characters that fit every board. */
  private static final int FEWEST_CHARACTERS = 3;

  private static final float SIZE = 100;
  private static final double MOST_STRETCH = 2;

  /** Raster points per cell side. */
  private static final int FINE = 16;

  private TextShading() {}

  /** The most characters that stay legible on a board: three, four on 16x16, five on 25x25. */
  public static int mostCharacters(Board board) {
    return Math.max(FEWEST_CHARACTERS, (int) Math.sqrt(board.columns()));
  }

  /** The first character that the font lacks. */
  public static Optional<String> missing(String text, String family) {
    int index = Typefaces.font(family, Weight.REGULAR, SIZE).canDisplayUpTo(text);
    return index < 0 ? Optional.empty() : Optional.of(Character.toString(text.codePointAt(index)));
  }

  /** How much of each cell a text covers; empty if the font draws nothing for it. */
  public static Optional<Shading> on(Board board, String text, String family, Weight weight) {
    Font font = Typefaces.font(family, weight, SIZE);
    FontRenderContext context =
        new FontRenderContext(null, /* isAntiAliased= */ true, /* usesFractionalMetrics= */ true);
    Shape outline = new TextLayout(text, font, context).getOutline(null);
    Rectangle2D bounds = outline.getBounds2D();
    return bounds.isEmpty()
        ? Optional.empty()
        : Optional.of(cover(board, fitting(board, bounds).createTransformedShape(outline)));
  }

  private static AffineTransform fitting(Board board, Rectangle2D bounds) {
    double width = board.columns() * (double) FINE;
    double height = board.rows() * (double) FINE;
    double across = width / bounds.getWidth();
    double down = height / bounds.getHeight();
    double scaleX = Math.min(across, MOST_STRETCH * down);
    double scaleY = Math.min(down, MOST_STRETCH * across);
    AffineTransform fit = AffineTransform.getTranslateInstance(width / 2, height / 2);
    fit.scale(scaleX, scaleY);
    fit.translate(-bounds.getCenterX(), -bounds.getCenterY());
    return fit;
  }

  private static Shading cover(Board board, Shape outline) {
    BufferedImage raster =
        new BufferedImage(
            board.columns() * FINE, board.rows() * FINE, BufferedImage.TYPE_BYTE_BINARY);
    Graphics2D pen = raster.createGraphics();
    pen.fill(outline);
    pen.dispose();
    return Picture.of(raster.getWidth(), raster.getHeight(), raster::getRGB)
        .inverted()
        .on(board, Picture.Fit.STRETCH);
  }
}
