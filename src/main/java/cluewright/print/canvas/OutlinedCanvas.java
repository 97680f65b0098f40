package cluewright.print.canvas;

import cluewright.picture.Shape.Point;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.List;

/** A canvas that turns texts into outlines for another, so that no fonts are needed. */
public record OutlinedCanvas(Canvas canvas, Typeface typeface) implements Canvas {

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, baseline);
    canvas.shape(place.createTransformedShape(typeface.outline(text, lettering)), lettering.ink());
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {
    canvas.line(x1, y1, x2, y2, pen);
  }

  @Override
  public void curve(
      double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
    canvas.curve(x1, y1, bendX, bendY, x2, y2, pen);
  }

  @Override
  public void way(List<Point> points, Pen pen) {
    canvas.way(points, pen);
  }

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {
    canvas.outline(x, y, width, height, pen);
  }

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {
    canvas.fill(x, y, width, height, ink);
  }

  @Override
  public void circle(double x, double y, double radius, Pen pen) {
    canvas.circle(x, y, radius, pen);
  }

  @Override
  public void disc(double x, double y, double radius, Ink ink) {
    canvas.disc(x, y, radius, ink);
  }

  @Override
  public void shape(Shape outline, Ink ink) {
    canvas.shape(outline, ink);
  }

  @Override
  public void turned(double x, double y, int quarters, Drawing drawing) {
    canvas.turned(x, y, quarters, turned -> drawing.on(new OutlinedCanvas(turned, typeface)));
  }
}
