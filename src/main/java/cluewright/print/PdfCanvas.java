package cluewright.print;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** Draws the pages of one PDF document, with the fonts embedded as far as they are used. */
final class PdfCanvas {
  private static final int PROJECTING_CAP = 2;
  private static final int ROUND_JOIN = 1;

  private final PDDocument document;
  private final Typeface typeface;
  private final Paper paper;
  private final Map<Weight, PDFont> fonts = new EnumMap<>(Weight.class);

  PdfCanvas(PDDocument document, Typeface typeface, Paper paper) {
    this.document = document;
    this.typeface = typeface;
    this.paper = paper;
  }

  /** Draws on a canvas. */
  @FunctionalInterface
  interface Drawing {
    void on(Canvas canvas);
  }

  void addPage(Drawing drawing) throws IOException {
    PDPage page = new PDPage(new PDRectangle((float) paper.width(), (float) paper.height()));
    document.addPage(page);
    try (PDPageContentStream content = new PDPageContentStream(document, page)) {
      drawing.on(new OnePage(content));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private PDFont font(Weight weight) throws IOException {
    PDFont font = fonts.get(weight);
    if (font == null) {
      font = PDType0Font.load(document, typeface.font(weight), true);
      fonts.put(weight, font);
    }
    return font;
  }

  /** A page; PDF's y grows upwards from the bottom edge. */
  private final class OnePage implements Canvas {
    private final PDPageContentStream content;

    OnePage(PDPageContentStream content) {
      this.content = content;
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Pen pen) {
      draw(
          () -> {
            take(pen);
            content.setLineCapStyle(PROJECTING_CAP);
            content.moveTo((float) x1, up(y1));
            content.lineTo((float) x2, up(y2));
            content.stroke();
          });
    }

    @Override
    public void outline(double x, double y, double width, double height, Pen pen) {
      draw(
          () -> {
            take(pen);
            content.setLineJoinStyle(ROUND_JOIN);
            content.addRect((float) x, up(y + height), (float) width, (float) height);
            content.closeAndStroke();
          });
    }

    @Override
    public void text(String text, double x, double baseline, Lettering lettering) {
      draw(
          () -> {
            content.beginText();
            content.setNonStrokingColor((float) lettering.ink().grey());
            content.setFont(font(lettering.weight()), (float) lettering.size());
            content.newLineAtOffset((float) x, up(baseline));
            content.showText(text);
            content.endText();
          });
    }

    private void take(Pen pen) throws IOException {
      content.setStrokingColor((float) pen.ink().grey());
      content.setLineWidth((float) pen.width());
    }

    private float up(double y) {
      return (float) (paper.height() - y);
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
