package cluewright.print.press;

import cluewright.picture.Shape.Point;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A canvas that draws nothing, but remembers the worst case of each concern on a page. */
final class MeasuringCanvas implements Canvas {
  /** The inks used among candidates. */
  private static final Set<Ink> OF_CANDIDATES =
      EnumSet.of(
          Ink.CANDIDATE, Ink.ELIMINATED, Ink.PATTERN, Ink.SECOND, Ink.FIN, Ink.PAPER, Ink.LINK);

  private static final double ROUNDING = 0.01;
  private static final int WHITE = 100;

  private final Page page;
  private final Edges safe;
  private final Typeface typeface;
  private final Map<Concern, Double> worst = new EnumMap<>(Concern.class);
  private AffineTransform turn = new AffineTransform();

  /** The widths of the edges to keep clear, in points; top and bottom are equal. */
  record Edges(double left, double right, double upright) {}

  MeasuringCanvas(Page page, Edges safe, Typeface typeface) {
    this.page = page;
    this.safe = safe;
    this.typeface = typeface;
  }

  /** The worst value of each concern that misses its limit. */
  Map<Concern, Double> worst() {
    return worst;
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {
    measure(pen);
    place(x1, y1);
    place(x2, y2);
  }

  @Override
  public void curve(
      double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
    line(x1, y1, x2, y2, pen);
  }

  @Override
  public void way(List<Point> points, Pen pen) {
    measure(pen);
    points.forEach(point -> place(point.x(), point.y()));
  }

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {
    line(x, y, x + width, y + height, pen);
  }

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {
    if (ink.isGround()) {
      note(Concern.DARK_GROUND, WHITE - ink.darkness());
    }
    place(x, y);
    place(x + width, y + height);
  }

  @Override
  public void circle(double x, double y, double radius, Pen pen) {
    line(x - radius, y - radius, x + radius, y + radius, pen);
  }

  @Override
  public void disc(double x, double y, double radius, Ink ink) {
    place(x - radius, y - radius);
    place(x + radius, y + radius);
  }

  @Override
  public void shape(Shape outline, Ink ink) {
    Rectangle2D bounds = outline.getBounds2D();
    fill(bounds.getX(), bounds.getY(), bounds.getWidth(), bounds.getHeight(), ink);
  }

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    boolean isCandidate = text.length() == 1 && OF_CANDIDATES.contains(lettering.ink());
    note(isCandidate ? Concern.SMALL_CANDIDATE : Concern.SMALL_TYPE, lettering.size());
    place(x, baseline);
    place(x + typeface.width(text, lettering), baseline - typeface.capHeight(lettering));
  }

  @Override
  public void turned(double x, double y, int quarters, Drawing drawing) {
    AffineTransform before = turn;
    turn = new AffineTransform(before);
    turn.quadrantRotate(quarters, x, y);
    drawing.on(this);
    turn = before;
  }

  private void measure(Pen pen) {
    note(Concern.THIN_LINE, pen.width());
    if (pen.ink().rgb(page.colours()) != Ink.BLACK.rgb(page.colours()) && pen.ink() != Ink.PAPER) {
      note(Concern.THIN_GREY_LINE, pen.width());
    }
  }

  private void place(double x, double y) {
    Point2D seen = turn.transform(new Point2D.Double(x, y), null);
    double across = seen.getX();
    double down = seen.getY();
    note(Concern.EDGE, across - safe.left());
    note(Concern.EDGE, page.paper().width() - safe.right() - across);
    note(Concern.EDGE, down - safe.upright());
    note(Concern.EDGE, page.paper().height() - safe.upright() - down);
  }

  private void note(Concern concern, double value) {
    if (value < concern.limit() - ROUNDING) {
      worst.merge(concern, value, Math::min);
    }
  }
}
