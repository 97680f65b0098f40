package cluewright.print.canvas;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.Vector;
import java.util.function.Consumer;

/**
 * A white picture drawn in bands from the top down as its rows are requested, so that a large one
 * is never in memory as a whole. A band is one tile.
 */
public final class BandedImage implements RenderedImage {
  private static final int BAND = 128;

  private final int width;
  private final int height;
  private final Consumer<Graphics2D> drawing;
  private final BufferedImage band;
  private int drawn = -1;

  /**
   * A picture.
   *
   * @param width in pixels
   * @param height in pixels
   * @param type of its pixels, one of {@link BufferedImage}'s
   * @param drawing draws all of it, in pixels, or at least what lies in the clip; called once a
   *     band
   */
  public BandedImage(int width, int height, int type, Consumer<Graphics2D> drawing) {
    this.width = width;
    this.height = height;
    this.drawing = drawing;
    this.band = new BufferedImage(width, Math.min(BAND, height), type);
  }

  private void draw(int number) {
    if (number == drawn) {
      return;
    }
    Graphics2D pen = band.createGraphics();
    try {
      pen.setColor(Color.WHITE);
      pen.fillRect(0, 0, band.getWidth(), band.getHeight());
      pen.translate(0, -number * band.getHeight());
      pen.clipRect(0, number * band.getHeight(), width, band.getHeight());
      drawing.accept(pen);
    } finally {
      pen.dispose();
    }
    drawn = number;
  }

  @Override
  public Raster getTile(int tileX, int tileY) {
    draw(tileY);
    int top = tileY * band.getHeight();
    int rows = Math.min(band.getHeight(), height - top);
    return band.getRaster().createChild(0, 0, width, rows, 0, top, null);
  }

  /**
   * Returns a part without copying it if it lies in one band; it may change when another band is
   * drawn.
   */
  @Override
  public Raster getData(Rectangle part) {
    int first = part.y / band.getHeight();
    if (first == (part.y + part.height - 1) / band.getHeight()) {
      return getTile(0, first)
          .createChild(part.x, part.y, part.width, part.height, part.x, part.y, null);
    }
    WritableRaster copy =
        Raster.createWritableRaster(
            getSampleModel().createCompatibleSampleModel(part.width, part.height),
            new Point(part.x, part.y));
    for (int row = part.y; row < part.y + part.height; row++) {
      copy.setRect(getData(new Rectangle(part.x, row, part.width, 1)));
    }
    return copy;
  }

  @Override
  public Raster getData() {
    return getData(new Rectangle(0, 0, width, height));
  }

  @Override
  public WritableRaster copyData(WritableRaster raster) {
    WritableRaster copy =
        raster == null
            ? Raster.createWritableRaster(
                getSampleModel().createCompatibleSampleModel(width, height), new Point(0, 0))
            : raster;
    copy.setRect(getData(copy.getBounds()));
    return copy;
  }

  @Override
  public Vector<RenderedImage> getSources() {
    return null;
  }

  @Override
  public Object getProperty(String name) {
    return Image.UndefinedProperty;
  }

  @Override
  public String[] getPropertyNames() {
    return null;
  }

  @Override
  public ColorModel getColorModel() {
    return band.getColorModel();
  }

  @Override
  public SampleModel getSampleModel() {
    return band.getSampleModel();
  }

  @Override
  public int getWidth() {
    return width;
  }

  @Override
  public int getHeight() {
    return height;
  }

  @Override
  public int getMinX() {
    return 0;
  }

  @Override
  public int getMinY() {
    return 0;
  }

  @Override
  public int getNumXTiles() {
    return 1;
  }

  @Override
  public int getNumYTiles() {
    return (height + band.getHeight() - 1) / band.getHeight();
  }

  @Override
  public int getMinTileX() {
    return 0;
  }

  @Override
  public int getMinTileY() {
    return 0;
  }

  @Override
  public int getTileWidth() {
    return width;
  }

  @Override
  public int getTileHeight() {
    return band.getHeight();
  }

  @Override
  public int getTileGridXOffset() {
    return 0;
  }

  @Override
  public int getTileGridYOffset() {
    return 0;
  }
}
