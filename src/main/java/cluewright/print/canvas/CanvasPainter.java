package cluewright.print.canvas;

import cluewright.picture.Curve;
import cluewright.picture.Shape;
import cluewright.picture.ShapePainter;
import cluewright.picture.Sign;
import cluewright.print.Style;
import cluewright.print.canvas.Canvas.Pen;

/**
 * Draws the shapes of a board on a canvas.
 *
 * @param left of the board on the canvas
 * @param top of the board on the canvas
 * @param cellSide in the canvas's unit
 */
public record CanvasPainter(
    Canvas canvas, Typeface typeface, double left, double top, double cellSide, Style style)
    implements ShapePainter {

  /** The widths of lines and the lettering of texts. */
  public interface Style {
    Pen pen(Sign sign);

    Lettering lettering(Shape.Text text);

    /** The ink of a rectangle. */
    default Ink ground(Shape.Area area) {
      return Ink.of(area.sign());
    }
  }

  @Override
  public void area(Shape.Area area) {
    canvas.fill(
        x(area.x()),
        y(area.y()),
        area.width() * cellSide,
        area.height() * cellSide,
        style.ground(area));
  }

  @Override
  public void outline(Shape.Outline outline) {
    canvas.outline(
        x(outline.x()),
        y(outline.y()),
        outline.width() * cellSide,
        outline.height() * cellSide,
        style.pen(outline.sign()));
  }

  @Override
  public void disc(Shape.Disc disc) {
    canvas.disc(x(disc.x()), y(disc.y()), disc.radius() * cellSide, Ink.of(disc.sign()));
  }

  @Override
  public void ring(Shape.Ring ring) {
    canvas.circle(x(ring.x()), y(ring.y()), ring.radius() * cellSide, style.pen(ring.sign()));
  }

  @Override
  public void line(Shape.Line line) {
    canvas.line(x(line.x1()), y(line.y1()), x(line.x2()), y(line.y2()), style.pen(line.sign()));
  }

  @Override
  public void way(Shape.Way way) {
    canvas.way(
        way.points().stream().map(point -> new Shape.Point(x(point.x()), y(point.y()))).toList(),
        style.pen(way.sign()));
  }

  @Override
  public void link(Shape.Link link) {
    Curve curve = link.curve();
    canvas.curve(
        x(curve.fromX()),
        y(curve.fromY()),
        x(curve.bendX()),
        y(curve.bendY()),
        x(curve.toX()),
        y(curve.toY()),
        style.pen(link.sign()));
  }

  /**
   * Draws a text; digits are centred optically across, and by the height of capitals down, so that
   * rows align.
   */
  @Override
  public void text(Shape.Text text) {
    Lettering lettering = style.lettering(text);
    String written = text.text();
    double middle =
        written.length() == 1
            ? typeface.middle(written.charAt(0), lettering)
            : typeface.width(written, lettering) / 2;
    canvas.text(
        written, x(text.x()) - middle, y(text.y()) + typeface.capHeight(lettering) / 2, lettering);
  }

  private double x(double cells) {
    return left + cells * cellSide;
  }

  private double y(double cells) {
    return top + cells * cellSide;
  }
}
