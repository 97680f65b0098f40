package cluewright.print.canvas;

import cluewright.print.Colours;
import java.awt.Color;
import java.awt.Paint;
import java.awt.TexturePaint;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Inks for pictures whose pixels are only black or white. What is nearly black is black, so that
 * its edge stays sharp; lighter grounds are rows of dots at 45 degrees, larger the darker they are,
 * as newspapers print them: {@value #ROWS} rows an inch, or fewer where dots would be too coarse
 * for that.
 */
public final class HalftoneScreen implements Function<Ink, Paint> {
  private static final int ROWS = 85;

  /** The smallest side of a tile in pixels; with two dots, it gives nine shades. */
  private static final int SMALLEST_TILE = 4;

  private static final int WHITE = 0xff;
  private static final int DARK = 0x80;

  private final int side;
  private final double pixel;
  private final Map<Ink, Paint> paints = new EnumMap<>(Ink.class);

  /**
   * The inks for a canvas.
   *
   * @param dotsPerInch of the picture
   * @param pixel the side of a pixel in the canvas's unit
   */
  public HalftoneScreen(double dotsPerInch, double pixel) {
    int tile = (int) Math.round(dotsPerInch / ROWS * Math.sqrt(2) / 2) * 2;
    this.side = Math.max(SMALLEST_TILE, tile);
    this.pixel = pixel;
  }

  @Override
  public Paint apply(Ink ink) {
    return paints.computeIfAbsent(ink, this::paint);
  }

  private Paint paint(Ink ink) {
    int grey = ink.rgb(Colours.BLACK) & WHITE;
    if (grey == WHITE) {
      return Color.WHITE;
    }
    return grey < DARK ? Color.BLACK : dots(1 - (double) grey / WHITE);
  }

  /** A tile in which a share of the pixels is black, those nearest to its dots. */
  private Paint dots(double share) {
    BufferedImage tile = new BufferedImage(side, side, BufferedImage.TYPE_BYTE_BINARY);
    for (int i = 0; i < side * side; i++) {
      tile.setRGB(i % side, i / side, Color.WHITE.getRGB());
    }
    int half = side * side / 2;
    IntStream.range(0, half)
        .boxed()
        .sorted(Comparator.comparingDouble(this::distance))
        .limit(Math.max(1, Math.round(share * half)))
        .forEach(i -> blacken(tile, i % side, i / side));
    return new TexturePaint(tile, new Rectangle2D.Double(0, 0, side * pixel, side * pixel));
  }

  /**
   * Blackens a pixel, and its counterpart in the other half, so that both dots have the same form.
   */
  private void blacken(BufferedImage tile, int x, int y) {
    tile.setRGB(x, y, Color.BLACK.getRGB());
    tile.setRGB((x + side / 2) % side, y + side / 2, Color.BLACK.getRGB());
  }

  /** The distance of a pixel from the nearest dot, which is in a corner or in the middle. */
  private double distance(int index) {
    int x = index % side;
    int y = index / side;
    double half = side / 2.0;
    double fromCorner = Math.hypot(Math.min(x, side - x), Math.min(y, side - y));
    return Math.min(fromCorner, Math.hypot(x - half, y - half));
  }
}
