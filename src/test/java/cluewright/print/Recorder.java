package cluewright.print;

import cluewright.picture.Shape.Point;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;

/** A canvas that remembers what was drawn on it, and where. */
public final class Recorder implements Canvas {
  public final List<Text> texts = new ArrayList<>();
  public final List<Line> lines = new ArrayList<>();
  public final List<Area> outlines = new ArrayList<>();
  public final List<Area> areas = new ArrayList<>();
  private final Typeface typeface;
  private double turnX;
  private double turnY;
  private Way way = Way.UPRIGHT;

  /** The way in which something stands on the page. */
  public enum Way {
    UPRIGHT,
    UPSIDE_DOWN
  }

  Recorder(Typeface typeface) {
    this.typeface = typeface;
  }

  public static Recorder of(Page page, Typeface typeface) {
    Recorder recorder = new Recorder(typeface);
    page.drawing().on(recorder);
    return recorder;
  }

  /**
   * A text.
   *
   * @param area from its left end to its right one, and from the top of capitals to the baseline
   */
  public record Text(String text, Area area, Lettering lettering, Way way) {}

  /** A line with its pen. */
  record Line(double x1, double y1, double x2, double y2, Pen pen) {}

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {
    lines.add(new Line(x1, y1, x2, y2, pen));
    add(areas, Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
  }

  @Override
  public void way(List<Point> points, Pen pen) {
    DoubleSummaryStatistics x = points.stream().mapToDouble(Point::x).summaryStatistics();
    DoubleSummaryStatistics y = points.stream().mapToDouble(Point::y).summaryStatistics();
    add(areas, x.getMin(), y.getMin(), x.getMax() - x.getMin(), y.getMax() - y.getMin());
  }

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {
    add(outlines, x, y, width, height);
    double half = pen.width() / 2;
    add(areas, x - half, y - half, width + pen.width(), height + pen.width());
  }

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {
    add(areas, x, y, width, height);
  }

  @Override
  public void circle(double x, double y, double radius, Pen pen) {
    disc(x, y, radius + pen.width() / 2, pen.ink());
  }

  @Override
  public void disc(double x, double y, double radius, Ink ink) {
    add(areas, x - radius, y - radius, 2 * radius, 2 * radius);
  }

  @Override
  public void curve(
      double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
    add(areas, Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
  }

  @Override
  public void shape(Shape outline, Ink ink) {
    Rectangle2D bounds = outline.getBounds2D();
    add(areas, bounds.getX(), bounds.getY(), bounds.getWidth(), bounds.getHeight());
  }

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    double capitals = typeface.capHeight(lettering);
    double width = typeface.width(text, lettering);
    List<Area> area = new ArrayList<>();
    add(area, x, baseline - capitals, width, capitals);
    texts.add(new Text(text, area.get(0), lettering, way));
    areas.add(area.get(0));
  }

  @Override
  public void turned(double x, double y, int quarters, Drawing drawing) {
    if (quarters != 2) {
      throw new IllegalArgumentException("inside of books nothing stands on its side");
    }
    turnX = x;
    turnY = y;
    way = Way.UPSIDE_DOWN;
    drawing.on(this);
    way = Way.UPRIGHT;
  }

  private void add(List<Area> to, double x, double y, double width, double height) {
    to.add(
        way == Way.UPRIGHT
            ? new Area(x, y, width, height)
            : new Area(2 * turnX - x - width, 2 * turnY - y - height, width, height));
  }
}
