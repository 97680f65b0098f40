package cluewright.picture;

import java.util.List;

/**
 * A shape in a picture of a board. Everything is in cells from the board's upper left corner, x to
 * the right, y downwards; its sign says what it means, and so how it looks.
 */
public sealed interface Shape {
  Sign sign();

  /** Paints itself with a painter. */
  void paint(ShapePainter painter);

  /** A filled rectangle. */
  public record Area(Sign sign, double x, double y, double width, double height) implements Shape {
    /** The same rectangle with another sign. */
    Area as(Sign other) {
      return new Area(other, x, y, width, height);
    }

    @Override
    public void paint(ShapePainter painter) {
      painter.area(this);
    }
  }

  record Outline(Sign sign, double x, double y, double width, double height) implements Shape {
    @Override
    public void paint(ShapePainter painter) {
      painter.outline(this);
    }
  }

  /** A filled circle. */
  record Disc(Sign sign, double x, double y, double radius) implements Shape {
    @Override
    public void paint(ShapePainter painter) {
      painter.disc(this);
    }
  }

  /** A circle's outline. */
  record Ring(Sign sign, double x, double y, double radius) implements Shape {
    @Override
    public void paint(ShapePainter painter) {
      painter.ring(this);
    }
  }

  record Line(Sign sign, double x1, double y1, double x2, double y2) implements Shape {
    @Override
    public void paint(ShapePainter painter) {
      painter.line(this);
    }
  }

  /** A line with round ends and corners. */
  record Way(Sign sign, List<Point> points) implements Shape {
    public Way {
      points = List.copyOf(points);
    }

    @Override
    public void paint(ShapePainter painter) {
      painter.way(this);
    }
  }

  record Point(double x, double y) {}

  record Link(Sign sign, Curve curve) implements Shape {
    @Override
    public void paint(ShapePainter painter) {
      painter.link(this);
    }
  }

  /**
   * A digit or a number.
   *
   * @param x of its middle
   * @param y of its middle
   * @param size its em
   */
  record Text(Sign sign, String text, double x, double y, double size) implements Shape {
    @Override
    public void paint(ShapePainter painter) {
      painter.text(this);
    }
  }
}
