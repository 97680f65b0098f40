package cluewright.print.image;

import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.canvas.BandedImage;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.HalftoneScreen;
import cluewright.print.canvas.ImageCanvas;
import cluewright.print.canvas.Typeface;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;
import javax.imageio.plugins.tiff.TIFFTag;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes a picture as pixels on white, with its resolution. */
public final class RasterPicture {
  /** The maximum width in pixels: a metre at 300 dots per inch. */
  public static final int MOST_PIXELS = 12_000;

  private static final double INCHES_A_METRE = 1 / 0.0254;
  private static final String METADATA = "javax_imageio_png_1.0";
  private static final int INCH = 2;
  private static final double POINTS_AN_INCH = 72;
  private static final int SCREEN = 96;

  private RasterPicture() {}

  /**
   * Writes the picture as a file.
   *
   * @param kind PNG or TIFF
   * @param pixels how wide the picture is, at most {@link #MOST_PIXELS}
   * @param dots how many of them make an inch on paper
   */
  public static void write(
      OutputStream out,
      PuzzlePicture picture,
      PictureKind kind,
      Inks inks,
      TypeFamily family,
      int pixels,
      int dots)
      throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName(kind.extension()).next();
    try (Typeface typeface = new Typeface(family);
        MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      Drawing drawing = new Drawing(picture, pixels, inks, dots, typeface);
      RenderedImage image = new BandedImage(pixels, drawing.height(), type(inks), drawing::draw);
      ImageWriteParam how = writer.getDefaultWriteParam();
      if (kind == PictureKind.TIFF) {
        how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        how.setCompressionType(inks == Inks.BLACK ? "CCITT T.6" : "LZW");
      }
      IIOMetadata metadata =
          writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), how);
      writer.setOutput(stream);
      writer.write(
          null,
          new IIOImage(
              image, null, kind == PictureKind.TIFF ? tiff(metadata, dots) : png(metadata, dots)),
          how);
    } finally {
      writer.dispose();
    }
  }

  private static int type(Inks inks) {
    return switch (inks) {
      case COLOUR -> BufferedImage.TYPE_INT_RGB;
      case GREY -> BufferedImage.TYPE_BYTE_GRAY;
      case BLACK -> BufferedImage.TYPE_BYTE_BINARY;
    };
  }

  private static IIOMetadata png(IIOMetadata metadata, int dots) throws IOException {
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

  private static IIOMetadata tiff(IIOMetadata metadata, int dots) throws IOException {
    TIFFDirectory directory = TIFFDirectory.createFromMetadata(metadata);
    BaselineTIFFTagSet tags = BaselineTIFFTagSet.getInstance();
    for (int tag :
        List.of(BaselineTIFFTagSet.TAG_X_RESOLUTION, BaselineTIFFTagSet.TAG_Y_RESOLUTION)) {
      directory.addTIFFField(
          new TIFFField(tags.getTag(tag), TIFFTag.TIFF_RATIONAL, 1, new long[][] {{dots, 1}}));
    }
    directory.addTIFFField(
        new TIFFField(
            tags.getTag(BaselineTIFFTagSet.TAG_RESOLUTION_UNIT),
            TIFFTag.TIFF_SHORT,
            1,
            new char[] {INCH}));
    return directory.getAsMetadata();
  }

  /**
   * Draws the picture in memory, in screen colours.
   *
   * @param pixels how wide it is
   */
  public static BufferedImage draw(PuzzlePicture picture, int pixels) throws IOException {
    return draw(picture, pixels, Inks.COLOUR, TypeFamily.SANS, SCREEN);
  }

  /**
   * Draws the picture in memory.
   *
   * @param pixels how wide it is
   * @param dots how many of them make an inch on paper
   */
  public static BufferedImage draw(
      PuzzlePicture picture, int pixels, Inks inks, TypeFamily family, double dots)
      throws IOException {
    try (Typeface typeface = new Typeface(family)) {
      Drawing drawing = new Drawing(picture, pixels, inks, dots, typeface);
      BufferedImage image = new BufferedImage(pixels, drawing.height(), BufferedImage.TYPE_INT_RGB);
      Graphics2D graphics = image.createGraphics();
      try {
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, pixels, drawing.height());
        drawing.draw(graphics);
      } finally {
        graphics.dispose();
      }
      return image;
    }
  }

  /**
   * A drawing in progress: coloured pictures are for screens, others are drawn as they are printed.
   */
  private record Drawing(
      PuzzlePicture picture, int pixels, Inks inks, double dots, Typeface typeface) {

    int height() {
      double height = inks == Inks.COLOUR ? pixels * picture.shape() : printed().height() / pixel();
      return (int) Math.round(height);
    }

    void draw(Graphics2D graphics) {
      if (inks == Inks.COLOUR) {
        double cellSide = PictureBlock.cellSide(picture, pixels);
        new PictureBlock(picture, cellSide, typeface, 1)
            .draw(new ImageCanvas(graphics, typeface, inks.colours()), 0, 0);
        return;
      }
      graphics.scale(1 / pixel(), 1 / pixel());
      printed().draw(canvas(graphics));
    }

    private Canvas canvas(Graphics2D graphics) {
      if (inks == Inks.GREY) {
        return new ImageCanvas(graphics, typeface, inks.colours());
      }
      Canvas canvas = new ImageCanvas(graphics, typeface, new HalftoneScreen(dots, pixel()));
      graphics.setRenderingHint(
          RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
      return canvas;
    }

    private PrintedPicture printed() {
      return new PrintedPicture(picture, pixels * pixel(), inks, typeface, pixel());
    }

    /** The side of a pixel, in points. */
    private double pixel() {
      return POINTS_AN_INCH / dots;
    }
  }
}
