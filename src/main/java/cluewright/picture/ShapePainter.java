package cluewright.picture;

import java.util.List;

/** Paints shapes on a medium: a canvas on screen, a page, or an SVG. */
public interface ShapePainter {

  void area(Shape.Area area);

  void outline(Shape.Outline outline);

  void disc(Shape.Disc disc);

  void ring(Shape.Ring ring);

  void line(Shape.Line line);

  void way(Shape.Way way);

  void link(Shape.Link link);

  void text(Shape.Text text);

  /** Paints shapes from bottom to top. */
  default void paint(List<? extends Shape> shapes) {
    shapes.forEach(shape -> shape.paint(this));
  }
}
