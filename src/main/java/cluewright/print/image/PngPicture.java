package cluewright.print.image;

import cluewright.print.Colours;
import cluewright.print.canvas.BandedImage;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.ImageCanvas;
import cluewright.print.canvas.Typeface;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
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
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try (Typeface typeface = new Typeface();
        MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      RenderedImage image =
          new BandedImage(
              pixels,
              height(picture, pixels),
              graphics -> draw(graphics, picture, pixels, typeface));
      writer.setOutput(stream);
      writer.write(new IIOImage(image, null, resolution(writer, image, dots)));
    } finally {
      writer.dispose();
    }
  }

  private static IIOMetadata resolution(ImageWriter writer, RenderedImage image, int dots)
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
    int height = height(picture, pixels);
    BufferedImage image = new BufferedImage(pixels, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try (Typeface typeface = new Typeface()) {
      graphics.setColor(Color.WHITE);
      graphics.fillRect(0, 0, pixels, height);
      draw(graphics, picture, pixels, typeface);
    } finally {
      graphics.dispose();
    }
    return image;
  }

  private static int height(PuzzlePicture picture, int pixels) {
    return (int) Math.round(pixels * picture.shape());
  }

  private static void draw(
      Graphics2D graphics, PuzzlePicture picture, int pixels, Typeface typeface) {
    Canvas canvas = new ImageCanvas(graphics, typeface, Colours.THEME);
    new PictureBlock(picture, PictureBlock.cellSide(picture, pixels), typeface, 1)
        .draw(canvas, 0, 0);
  }
}
