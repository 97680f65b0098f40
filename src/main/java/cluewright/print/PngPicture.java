package cluewright.print;

import cluewright.print.PuzzlePicture.Kind;
import cluewright.print.PuzzlePicture.Mark;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
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
  private static final double CELL_LINE = 0.012;
  private static final double BOX_LINE = 0.035;
  private static final double FRAME = 0.05;
  private static final Color HAIR = new Color(0x737373);

  private static final Map<Kind, Look> LOOKS =
      Map.of(
          Kind.CLUE, new Look(Weight.SEMI_BOLD, Color.BLACK),
          Kind.FOUND, new Look(Weight.REGULAR, new Color(0x0969da)),
          Kind.CANDIDATE, new Look(Weight.REGULAR, new Color(0x57606a)),
          Kind.LABEL, new Look(Weight.REGULAR, new Color(0x57606a)));

  private PngPicture() {}

  private record Look(Weight weight, Color color) {}

  /**
   * Writes the file.
   *
   * @param pixels how wide the picture is, at most {@link #MOST_PIXELS}
   * @param dots how many of them make an inch on paper
   */
  public static void write(OutputStream out, PuzzlePicture picture, int pixels, int dots)
      throws IOException {
    double cell = pixels / picture.width();
    int height = (int) Math.round(cell * picture.height());
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try (Typeface typeface = new Typeface();
        MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      RenderedImage image =
          new BandedImage(pixels, height, pen -> draw(pen, picture, cell, typeface));
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

  private static void draw(Graphics2D pen, PuzzlePicture picture, double cell, Typeface typeface) {
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    pen.scale(cell, cell);
    drawLines(pen, picture, cell);
    Rectangle seen = pen.getClipBounds();
    for (Mark mark : picture.marks()) {
      if (seen.intersects(mark.x() - 1, mark.y() - 1, 2, 2)) {
        drawText(pen, mark, typeface);
      }
    }
  }

  /** No line is thinner than a pixel, so that none fades away. */
  private static void drawLines(Graphics2D pen, PuzzlePicture picture, double cell) {
    GridLines lines = GridLines.of(picture.board());
    double edge = picture.margin();
    double pixel = 1 / cell;
    pen.setColor(HAIR);
    drawLines(pen, lines.cells(), edge, Math.max(pixel, CELL_LINE));
    pen.setColor(Color.BLACK);
    drawLines(pen, lines.boxes(), edge, Math.max(pixel, BOX_LINE));
    pen.setStroke(stroke(Math.max(pixel, FRAME)));
    pen.draw(new Rectangle2D.Double(edge, edge, picture.board().columns(), picture.board().rows()));
  }

  private static void drawLines(
      Graphics2D pen, List<GridLines.Segment> lines, double edge, double width) {
    pen.setStroke(stroke(width));
    for (GridLines.Segment line : lines) {
      pen.draw(
          new Line2D.Double(
              edge + line.x1(), edge + line.y1(), edge + line.x2(), edge + line.y2()));
    }
  }

  private static BasicStroke stroke(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_ROUND);
  }

  private static void drawText(Graphics2D pen, Mark mark, Typeface typeface) {
    Look look = LOOKS.get(mark.kind());
    Lettering lettering = new Lettering(look.weight(), mark.size(), Ink.BLACK);
    Shape outline = typeface.outline(mark.text(), lettering);
    Rectangle2D bounds = outline.getBounds2D();
    double x = mark.x() - bounds.getCenterX();
    double y = mark.y() + typeface.capHeight(lettering) / 2;
    pen.setColor(look.color());
    pen.fill(AffineTransform.getTranslateInstance(x, y).createTransformedShape(outline));
  }
}
