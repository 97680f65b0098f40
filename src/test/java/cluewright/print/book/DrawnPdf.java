package cluewright.print.book;

import cluewright.print.Area;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import java.awt.geom.GeneralPath;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;

/** The boards of a page as its PDF has them: the squares that are stroked around them. */
public final class DrawnPdf extends PDFGraphicsStreamEngine {
  private static final double SMALLEST = 20;

  private final List<Area> squares = new ArrayList<>();
  private final List<Double> lines = new ArrayList<>();
  private final GeneralPath path = new GeneralPath();

  private DrawnPdf(PDPage page) {
    super(page);
  }

  /** What is drawn on each page of an edition that was written as PDF. */
  public static List<DrawnPdf> of(Edition edition) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EditionPdf.write(out, edition, (pages, of) -> {});
    List<DrawnPdf> drawn = new ArrayList<>();
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      for (PDPage page : document.getPages()) {
        DrawnPdf one = new DrawnPdf(page);
        one.processPage(page);
        drawn.add(one);
      }
    }
    return drawn;
  }

  /** The boards, in millimetres from the lower left corner. */
  public List<Area> boards() {
    return squares;
  }

  /** The widths of the lines from edge to edge of a board, in points. */
  public List<Double> lines() {
    return lines;
  }

  @Override
  public void strokePath() {
    Rectangle2D bounds = path.getBounds2D();
    double unit = 1 / PageSetup.POINTS_PER_MILLIMETRE;
    if (Math.min(bounds.getWidth(), bounds.getHeight()) > SMALLEST) {
      squares.add(
          new Area(
              bounds.getX() * unit,
              bounds.getY() * unit,
              bounds.getWidth() * unit,
              bounds.getHeight() * unit));
    } else if (Math.max(bounds.getWidth(), bounds.getHeight()) > SMALLEST) {
      lines.add((double) transformWidth(getGraphicsState().getLineWidth()));
    }
    path.reset();
  }

  @Override
  public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
    path.moveTo(p0.getX(), p0.getY());
    List.of(p1, p2, p3).forEach(each -> path.lineTo(each.getX(), each.getY()));
    path.closePath();
  }

  @Override
  public void moveTo(float x, float y) {
    path.moveTo(x, y);
  }

  @Override
  public void lineTo(float x, float y) {
    path.lineTo(x, y);
  }

  @Override
  public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
    path.curveTo(x1, y1, x2, y2, x3, y3);
  }

  @Override
  public Point2D getCurrentPoint() {
    return path.getCurrentPoint();
  }

  @Override
  public void closePath() {
    path.closePath();
  }

  @Override
  public void endPath() {
    path.reset();
  }

  @Override
  public void fillPath(int rule) {
    path.reset();
  }

  @Override
  public void fillAndStrokePath(int rule) {
    strokePath();
  }

  @Override
  public void clip(int rule) {}

  @Override
  public void shadingFill(COSName name) {}

  @Override
  public void drawImage(PDImage image) {}
}
