package cluewright.print;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes a picture as PNG, on white, with its resolution. */
public final class PngPicture {
  /** The most pixels that a picture is wide: a metre at 300 dots an inch. */
  public static final int MOST_PIXELS = 12_000;

  private static final double INCHES_A_METRE = 1 / 0.0254;
  private static final String METADATA = "javax_imageio_png_1.0";

  private PngPicture() {}

  /**
   * Writes the file.
   *
   * @param pixels how wide the picture is, at most {@link #MOST_PIXELS}
   * @param dots how many of them make an inch on paper
   */
  public static void write(OutputStream out, PuzzlePicture picture, int pixels, int dots)
      throws IOException {
    BufferedImage image = draw(picture, pixels);
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.write(new IIOImage(image, null, resolution(writer, image, dots)));
    } finally {
      writer.dispose();
    }
  }

  private static IIOMetadata resolution(ImageWriter writer, BufferedImage image, int dots)
      throws IOException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(
            ImageTypeSpecifier.createFromRenderedImage(image), writer.getDefaultWriteParam());
    IIOMetadataNode size = new IIOMetadataNode("pHYs");
    String perMetre = String.valueOf(Math.round(dots * INCHES_A_METRE));
    size.setAttribute("pixelsPerUnitXAxis", perMetre);
    size.setAttribute("pixelsPerUnitYAxis", perMetre);
    size.setAttribute("unitSpecifier", "meter");
    IIOMetadataNode root = new IIOMetadataNode(METADATA);
    root.appendChild(size);
    metadata.mergeTree(METADATA, root);
    return metadata;
  }

  /**
   * The picture in memory.
   *
   * @param pixels how wide it is
   */
  public static BufferedImage draw(PuzzlePicture picture, int pixels) throws IOException {
    PictureGrid grid = picture.grid();
    double cell = pixels / grid.width();
    int height = (int) Math.round(cell * grid.height());
    BufferedImage image = new BufferedImage(pixels, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try (Typeface typeface = new Typeface()) {
      Canvas canvas = new ImageCanvas(graphics, typeface, Colours.THEME);
      canvas.fill(0, 0, pixels, height, Ink.PAPER);
      PictureDrawing.draw(picture, grid, new CanvasEasel(canvas, typeface, 0, 0, cell, 1));
    } finally {
      graphics.dispose();
    }
    return image;
  }
}
