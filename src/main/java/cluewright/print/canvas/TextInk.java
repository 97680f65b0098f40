package cluewright.print.canvas;

import cluewright.picture.Shape.Point;
import cluewright.print.canvas.Canvas.Pen;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * A canvas that draws nothing, but records where texts leave ink, from the descenders to the
 * accents that they actually have.
 */
public final class TextInk implements Canvas {
  private final Typeface typeface;
  private final List<Text> texts = new ArrayList<>();
  private AffineTransform turn = new AffineTransform();

  /**
   * A text with the area of its ink.
   *
   * @param ink the smallest upright rectangle around it
   */
  public record Text(String text, Rectangle2D ink, Lettering lettering) {}

  private TextInk(Typeface typeface) {
    this.typeface = typeface;
  }

  public static List<Text> of(Drawing drawing, Typeface typeface) {
    TextInk canvas = new TextInk(typeface);
    drawing.on(canvas);
    return canvas.texts;
  }

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    AffineTransform place = new AffineTransform(turn);
    place.translate(x, baseline);
    Shape outline = place.createTransformedShape(typeface.outline(text, lettering));
    Rectangle2D ink = outline.getBounds2D();
    if (!ink.isEmpty()) {
      texts.add(new Text(text, ink, lettering));
    }
  }

  @Override
  public void turned(double x, double y, int quarters, Drawing drawing) {
    AffineTransform before = turn;
    turn = new AffineTransform(before);
    turn.quadrantRotate(quarters, x, y);
    drawing.on(this);
    turn = before;
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {}

  @Override
  public void way(List<Point> points, Pen pen) {}

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {}

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {}

  @Override
  public void circle(double x, double y, double radius, Pen pen) {}

  @Override
  public void disc(double x, double y, double radius, Ink ink) {}

  @Override
  public void shape(Shape outline, Ink ink) {}
}
