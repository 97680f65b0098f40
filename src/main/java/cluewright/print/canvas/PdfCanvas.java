package cluewright.print.canvas;

import cluewright.picture.Shape.Point;
import cluewright.print.Area;
import cluewright.print.Delivery;
import cluewright.print.Paper;
import cluewright.print.Press;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;

/** Draws the pages of a PDF document with embedded font subsets. */
public final class PdfCanvas {
  private static final int BUTT_CAP = 0;
  private static final int ROUND_CAP = 1;
  private static final int PROJECTING_CAP = 2;
  private static final int ROUND_JOIN = 1;

  /** The length of the Bézier handles of a quarter circle, in radii. */
  private static final double QUARTER = 0.5523;

  private final PDDocument document;
  private final Typeface typeface;
  private final Press press;
  private final Map<TrueTypeFont, PDFont> fonts = new HashMap<>();
  private final PdfColours colours;
  private final Optional<StructureTree> structure;

  /**
   * A canvas for a document.
   *
   * @param press what its pages have beyond their edges
   * @param language of the words that stand for pictures in a tagged document
   */
  public PdfCanvas(
      PDDocument document, Typeface typeface, Press press, Delivery delivery, Locale language) {
    this.document = document;
    this.typeface = typeface;
    this.press = press;
    this.colours = new PdfColours(document, delivery.standard());
    this.structure =
        delivery.isTagged() ? Optional.of(new StructureTree(document, language)) : Optional.empty();
  }

  /**
   * A canvas for a document that follows no standard.
   *
   * @param press what its pages have beyond their edges
   */
  public PdfCanvas(PDDocument document, Typeface typeface, Press press) {
    this(document, typeface, press, Delivery.PLAIN, Locale.ENGLISH);
  }

  public void addPage(Page page) throws IOException {
    PDPage sheet = new PDPage(box(page.paper(), press.around(), press.around()));
    sheet.setBleedBox(box(page.paper(), press.around(), press.bleedInPoints()));
    sheet.setTrimBox(box(page.paper(), press.around(), 0));
    document.addPage(sheet);
    try (PDPageContentStream content = new PDPageContentStream(document, sheet)) {
      MarkedContent marks = new MarkedContent(content, structure.map(tree -> tree.page(sheet)));
      OnePage canvas = new OnePage(content, page, marks);
      if (press.cropMarks()) {
        CropMarks.draw(canvas, page.paper(), press);
      }
      page.drawing().on(canvas);
      marks.settle();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * The rectangle of the trimmed page with something around it, on the sheet.
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

  /** A page, with y flipped to PDF's upward axis. */
  private final class OnePage implements Canvas {
    private final PDPageContentStream content;
    private final Page page;
    private final MarkedContent marks;
    private AffineTransform turn = new AffineTransform();

    OnePage(PDPageContentStream content, Page page, MarkedContent marks) {
      this.content = content;
      this.page = page;
      this.marks = marks;
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

    /**
     * Draws a quadratic curve as a cubic one, whose handles reach two thirds of the way to the
     * control point.
     */
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
            marks.shape();
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
            marks.shape();
            fillWith(ink);
            round(x, y, radius);
            content.fill();
          });
    }

    @Override
    public void turned(double x, double y, int quarters, Drawing drawing) {
      AffineTransform before = turn;
      AffineTransform about = AffineTransform.getQuadrantRotateInstance(-quarters, right(x), up(y));
      draw(
          () -> {
            marks.settle();
            content.saveGraphicsState();
            content.transform(new Matrix(about));
          });
      turn = new AffineTransform(before);
      turn.concatenate(about);
      drawing.on(this);
      turn = before;
      draw(
          () -> {
            marks.settle();
            content.restoreGraphicsState();
          });
    }

    @Override
    public void marked(Mark mark, Drawing drawing) {
      draw(
          () -> {
            boolean holds = marks.enter(mark);
            drawing.on(this);
            if (holds) {
              marks.leave(box(mark.area()));
            }
          });
    }

    /** An area on the sheet after the current turns. */
    private PDRectangle box(Area area) {
      Rectangle2D box =
          turn.createTransformedShape(
                  new Rectangle2D.Double(
                      right(area.left()), up(area.bottom()), area.width(), area.height()))
              .getBounds2D();
      return new PDRectangle(
          (float) box.getX(), (float) box.getY(), (float) box.getWidth(), (float) box.getHeight());
    }

    /** Adds a circle as four Bézier curves, accurate to a fiftieth of a percent. */
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
    public void shape(Shape outline, Ink ink) {
      draw(
          () -> {
            fillWith(ink);
            trace(outline);
            content.fill();
          });
    }

    /** Adds an outline, with quadratic curves as cubic ones. */
    private void trace(Shape outline) throws IOException {
      double[] to = new double[6];
      double x = 0;
      double y = 0;
      for (PathIterator path = outline.getPathIterator(null); !path.isDone(); path.next()) {
        switch (path.currentSegment(to)) {
          case PathIterator.SEG_MOVETO -> content.moveTo(right(to[0]), up(to[1]));
          case PathIterator.SEG_LINETO -> content.lineTo(right(to[0]), up(to[1]));
          case PathIterator.SEG_QUADTO -> {
            content.curveTo(
                right((x + 2 * to[0]) / 3),
                up((y + 2 * to[1]) / 3),
                right((to[2] + 2 * to[0]) / 3),
                up((to[3] + 2 * to[1]) / 3),
                right(to[2]),
                up(to[3]));
            System.arraycopy(to, 2, to, 0, 2);
          }
          case PathIterator.SEG_CUBICTO -> {
            content.curveTo(
                right(to[0]), up(to[1]), right(to[2]), up(to[3]), right(to[4]), up(to[5]));
            System.arraycopy(to, 4, to, 0, 2);
          }
          default -> content.closePath();
        }
        x = to[0];
        y = to[1];
      }
    }

    @Override
    public void text(String text, double x, double baseline, Lettering lettering) {
      draw(
          () -> {
            String before = marks.text(text);
            double from =
                x + typeface.width(text, lettering) - typeface.width(before + text, lettering);
            content.beginText();
            fillWith(lettering.ink());
            content.setFont(font(lettering.weight(), text), (float) lettering.size());
            content.newLineAtOffset(right(from), up(baseline));
            content.showText(before + text);
            content.endText();
          });
    }

    private void take(Pen pen) throws IOException {
      marks.shape();
      colours.strokeWith(pen.ink(), page.colours(), content);
      content.setLineWidth((float) pen.width());
      float dash = (float) pen.dash();
      content.setLineCapStyle(dash == 0 ? PROJECTING_CAP : BUTT_CAP);
      content.setLineDashPattern(dash == 0 ? new float[0] : new float[] {dash}, 0);
    }

    private void fillWith(Ink ink) throws IOException {
      colours.fillWith(ink, page.colours(), content);
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
