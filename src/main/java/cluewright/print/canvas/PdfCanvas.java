package cluewright.print.canvas;

import cluewright.picture.Shape.Point;
import cluewright.print.Paper;
import cluewright.print.Press;
import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;

/** Draws the pages of one PDF document, with the fonts embedded as far as they are used. */
public final class PdfCanvas {
  private static final int BUTT_CAP = 0;
  private static final int ROUND_CAP = 1;
  private static final int PROJECTING_CAP = 2;
  private static final int ROUND_JOIN = 1;

  /** The length of the handles of a quarter of a circle, in radii. */
  private static final double QUARTER = 0.5523;

  private final PDDocument document;
  private final Typeface typeface;
  private final Press press;
  private final Map<TrueTypeFont, PDFont> fonts = new HashMap<>();

  /**
   * For a document.
   *
   * @param press what its pages have beyond their edges
   */
  public PdfCanvas(PDDocument document, Typeface typeface, Press press) {
    this.document = document;
    this.typeface = typeface;
    this.press = press;
  }

  public void addPage(Page page) throws IOException {
    PDPage sheet = new PDPage(box(page.paper(), press.around(), press.around()));
    sheet.setBleedBox(box(page.paper(), press.around(), press.bleedInPoints()));
    sheet.setTrimBox(box(page.paper(), press.around(), 0));
    document.addPage(sheet);
    try (PDPageContentStream content = new PDPageContentStream(document, sheet)) {
      OnePage canvas = new OnePage(content, page);
      if (press.cropMarks()) {
        CropMarks.draw(canvas, page.paper(), press);
      }
      page.drawing().on(canvas);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * The trimmed page and something around it, on a sheet.
   *
   * @param sheet from the edges of the sheet to those of the trimmed page
   * @param around how far the box reaches beyond the trimmed page
   */
  private static PDRectangle box(Paper paper, double sheet, double around) {
    return new PDRectangle(
        (float) (sheet - around),
        (float) (sheet - around),
        (float) (paper.width() + 2 * around),
        (float) (paper.height() + 2 * around));
  }

  private PDFont font(Weight weight, String text) throws IOException {
    TrueTypeFont file = typeface.font(weight, text);
    PDFont font = fonts.get(file);
    if (font == null) {
      font = PDType0Font.load(document, file, true);
      fonts.put(file, font);
    }
    return font;
  }

  /** A page; PDF's y grows upwards from the bottom edge of the sheet. */
  private final class OnePage implements Canvas {
    private final PDPageContentStream content;
    private final Page page;

    OnePage(PDPageContentStream content, Page page) {
      this.content = content;
      this.page = page;
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Pen pen) {
      draw(
          () -> {
            take(pen);
            content.moveTo(right(x1), up(y1));
            content.lineTo(right(x2), up(y2));
            content.stroke();
          });
    }

    /** PDF has cubic curves alone: their handles reach two thirds of the way to the bend. */
    @Override
    public void curve(
        double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
      draw(
          () -> {
            take(pen);
            content.moveTo(right(x1), up(y1));
            content.curveTo(
                right((x1 + 2 * bendX) / 3),
                up((y1 + 2 * bendY) / 3),
                right((x2 + 2 * bendX) / 3),
                up((y2 + 2 * bendY) / 3),
                right(x2),
                up(y2));
            content.stroke();
          });
    }

    @Override
    public void way(List<Point> points, Pen pen) {
      draw(
          () -> {
            take(pen);
            content.setLineCapStyle(ROUND_CAP);
            content.setLineJoinStyle(ROUND_JOIN);
            content.moveTo(right(points.get(0).x()), up(points.get(0).y()));
            for (Point point : points.subList(1, points.size())) {
              content.lineTo(right(point.x()), up(point.y()));
            }
            content.stroke();
          });
    }

    @Override
    public void outline(double x, double y, double width, double height, Pen pen) {
      draw(
          () -> {
            take(pen);
            content.setLineJoinStyle(ROUND_JOIN);
            content.addRect(right(x), up(y + height), (float) width, (float) height);
            content.closeAndStroke();
          });
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink) {
      draw(
          () -> {
            fillWith(ink);
            content.addRect(right(x), up(y + height), (float) width, (float) height);
            content.fill();
          });
    }

    @Override
    public void circle(double x, double y, double radius, Pen pen) {
      draw(
          () -> {
            take(pen);
            round(x, y, radius);
            content.closeAndStroke();
          });
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink) {
      draw(
          () -> {
            fillWith(ink);
            round(x, y, radius);
            content.fill();
          });
    }

    @Override
    public void turned(double x, double y, int quarters, Drawing drawing) {
      AffineTransform turn = AffineTransform.getQuadrantRotateInstance(-quarters, right(x), up(y));
      draw(
          () -> {
            content.saveGraphicsState();
            content.transform(new Matrix(turn));
          });
      drawing.on(this);
      draw(content::restoreGraphicsState);
    }

    /** Four Bézier curves, which differ from a circle by a fiftieth of a percent. */
    private void round(double x, double y, double radius) throws IOException {
      float r = (float) radius;
      float pull = (float) (radius * QUARTER);
      float cx = right(x);
      float cy = up(y);
      content.moveTo(cx + r, cy);
      content.curveTo(cx + r, cy + pull, cx + pull, cy + r, cx, cy + r);
      content.curveTo(cx - pull, cy + r, cx - r, cy + pull, cx - r, cy);
      content.curveTo(cx - r, cy - pull, cx - pull, cy - r, cx, cy - r);
      content.curveTo(cx + pull, cy - r, cx + r, cy - pull, cx + r, cy);
    }

    @Override
    public void text(String text, double x, double baseline, Lettering lettering) {
      draw(
          () -> {
            content.beginText();
            fillWith(lettering.ink());
            content.setFont(font(lettering.weight(), text), (float) lettering.size());
            content.newLineAtOffset(right(x), up(baseline));
            content.showText(text);
            content.endText();
          });
    }

    private void take(Pen pen) throws IOException {
      strokeWith(pen.ink());
      content.setLineWidth((float) pen.width());
      float dash = (float) pen.dash();
      content.setLineCapStyle(dash == 0 ? PROJECTING_CAP : BUTT_CAP);
      content.setLineDashPattern(dash == 0 ? new float[0] : new float[] {dash}, 0);
    }

    private void fillWith(Ink ink) throws IOException {
      float[] rgb = rgb(ink);
      if (isGrey(rgb)) {
        content.setNonStrokingColor(rgb[0]);
      } else {
        content.setNonStrokingColor(rgb[0], rgb[1], rgb[2]);
      }
    }

    private void strokeWith(Ink ink) throws IOException {
      float[] rgb = rgb(ink);
      if (isGrey(rgb)) {
        content.setStrokingColor(rgb[0]);
      } else {
        content.setStrokingColor(rgb[0], rgb[1], rgb[2]);
      }
    }

    private float[] rgb(Ink ink) {
      int rgb = ink.rgb(page.colours());
      return new float[] {(rgb >> 16) / 255f, (rgb >> 8 & 0xff) / 255f, (rgb & 0xff) / 255f};
    }

    /** Greys are set in the colour space of one plate. */
    private static boolean isGrey(float[] rgb) {
      return rgb[0] == rgb[1] && rgb[1] == rgb[2];
    }

    private float up(double y) {
      return (float) (press.around() + page.paper().height() - y);
    }

    private float right(double x) {
      return (float) (press.around() + x);
    }

    private void draw(Operators operators) {
      try {
        operators.write();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @FunctionalInterface
  private interface Operators {
    void write() throws IOException;
  }
}
