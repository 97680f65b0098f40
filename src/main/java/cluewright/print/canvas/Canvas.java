package cluewright.print.canvas;

import cluewright.picture.Curve;
import cluewright.picture.Shape.Point;
import cluewright.print.Colours;
import java.awt.Shape;
import java.util.List;

/**
 * The surface on which layouts are drawn: a page of a PDF, a preview on screen, or a picture.
 *
 * <p>Everything is in points from the top left corner, x to the right, y downwards. An {@link Ink}
 * says what something is; which colour that has, the page's {@link Colours} say.
 */
public interface Canvas {
  /** The number of lines that approximate a curve. */
  int CURVE_PIECES = 24;

  /**
   * Draws a straight line whose ends extend by half its width, so that lines of equal width close a
   * corner.
   */
  void line(double x1, double y1, double x2, double y2, Pen pen);

  /**
   * Draws a quadratic curve with flat ends; by default it consists of short lines.
   *
   * @param bendX of the control point
   * @param bendY of the control point
   */
  default void curve(
      double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
    double length = Math.hypot(bendX - x1, bendY - y1) + Math.hypot(x2 - bendX, y2 - bendY);
    double piece = pen.dash() == 0 ? length / CURVE_PIECES : pen.dash();
    Curve curve = new Curve(x1, y1, bendX, bendY, x2, y2);
    int pieces = (int) Math.max(1, Math.round(length / piece));
    Pen solid = new Pen(pen.width(), pen.ink());
    for (int i = 0; i < pieces; i += pen.dash() == 0 ? 1 : 2) {
      double from = (double) i / pieces;
      double to = (i + 1.0) / pieces;
      line(curve.x(from), curve.y(from), curve.x(to), curve.y(to), solid);
    }
  }

  /** Draws a line through points, with round ends and corners. */
  void way(List<Point> points, Pen pen);

  /** Draws the outline of a rectangle, its corners rounded by the pen's width. */
  void outline(double x, double y, double width, double height, Pen pen);

  void fill(double x, double y, double width, double height, Ink ink);

  void circle(double x, double y, double radius, Pen pen);

  /** Fills a circle. */
  void disc(double x, double y, double radius, Ink ink);

  /** Fills an outline; the path around a hole must run the other way. */
  void shape(Shape outline, Ink ink);

  /** Draws a text on one line, starting at {@code x} on {@code baseline}. */
  void text(String text, double x, double baseline, Lettering lettering);

  /**
   * Draws something turned by half a turn about a point, so that ({@code x + a}, {@code y + b})
   * becomes ({@code x - a}, {@code y - b}).
   */
  default void upsideDown(double x, double y, Drawing drawing) {
    turned(x, y, 2, drawing);
  }

  /**
   * Draws something turned clockwise about a point.
   *
   * @param quarters how many quarters of a turn
   */
  void turned(double x, double y, int quarters, Drawing drawing);

  /**
   * Draws something with a mark that says what it is; most canvases ignore the mark. Within a mark
   * others do not count.
   */
  default void marked(Mark mark, Drawing drawing) {
    drawing.on(this);
  }

  /**
   * A pen that draws lines.
   *
   * @param width in points
   * @param dash the length of a dash and of the gap after it, in points; 0 for a solid line
   */
  record Pen(double width, Ink ink, double dash) {

    /** A solid pen. */
    public Pen(double width, Ink ink) {
      this(width, ink, 0);
    }
  }
}
