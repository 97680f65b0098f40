package cluewright.print.canvas;

import cluewright.picture.Shape.Point;
import cluewright.print.Colours;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;

/** Draws on a pixel image, in the units of its graphics. */
public final class ImageCanvas implements Canvas {
  private final Graphics2D graphics;
  private final Typeface typeface;
  private final Function<Ink, Paint> paints;

  public ImageCanvas(Graphics2D graphics, Typeface typeface, Colours colours) {
    this(graphics, typeface, ink -> new Color(ink.rgb(colours)));
  }

  public ImageCanvas(Graphics2D graphics, Typeface typeface, Function<Ink, Paint> paints) {
    this.graphics = graphics;
    this.typeface = typeface;
    this.paints = paints;
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {
    stroke(new Line2D.Double(x1, y1, x2, y2), pen);
  }

  @Override
  public void curve(
      double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
    stroke(new QuadCurve2D.Double(x1, y1, bendX, bendY, x2, y2), pen);
  }

  @Override
  public void way(List<Point> points, Pen pen) {
    Path2D path = new Path2D.Double();
    path.moveTo(points.get(0).x(), points.get(0).y());
    points.forEach(point -> path.lineTo(point.x(), point.y()));
    stroke(path, pen, BasicStroke.CAP_ROUND, BasicStroke.CAP_ROUND);
  }

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {
    stroke(new Rectangle2D.Double(x, y, width, height), pen);
  }

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {
    fill(new Rectangle2D.Double(x, y, width, height), ink);
  }

  @Override
  public void circle(double x, double y, double radius, Pen pen) {
    stroke(round(x, y, radius), pen);
  }

  @Override
  public void disc(double x, double y, double radius, Ink ink) {
    fill(round(x, y, radius), ink);
  }

  private static Shape round(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  @Override
  public void shape(Shape outline, Ink ink) {
    fill(outline, ink);
  }

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    if (!isSeen(baseline - 2 * lettering.size(), baseline + lettering.size())) {
      return;
    }
    AffineTransform place = AffineTransform.getTranslateInstance(x, baseline);
    fill(place.createTransformedShape(typeface.outline(text, lettering)), lettering.ink());
  }

  @Override
  public void turned(double x, double y, int quarters, Drawing drawing) {
    AffineTransform before = graphics.getTransform();
    graphics.transform(AffineTransform.getQuadrantRotateInstance(quarters, x, y));
    drawing.on(this);
    graphics.setTransform(before);
  }

  /** True if something between two heights is visible in the band being drawn. */
  private boolean isSeen(double top, double bottom) {
    Rectangle clip = graphics.getClipBounds();
    return clip == null || (bottom >= clip.getMinY() && top <= clip.getMaxY());
  }

  private void stroke(Shape shape, Pen pen) {
    stroke(shape, pen, BasicStroke.CAP_SQUARE, BasicStroke.CAP_BUTT);
  }

  /**
   * @param cap the ends of a solid line
   * @param dashCap those of dashes
   */
  private void stroke(Shape shape, Pen pen, int cap, int dashCap) {
    float width = (float) pen.width();
    float dash = (float) pen.dash();
    graphics.setPaint(paints.apply(pen.ink()));
    graphics.setStroke(
        dash == 0
            ? new BasicStroke(width, cap, BasicStroke.JOIN_ROUND)
            : new BasicStroke(width, dashCap, BasicStroke.JOIN_ROUND, 1, new float[] {dash}, 0));
    graphics.draw(shape);
  }

  private void fill(Shape shape, Ink ink) {
    graphics.setPaint(paints.apply(ink));
    graphics.fill(shape);
  }
}
