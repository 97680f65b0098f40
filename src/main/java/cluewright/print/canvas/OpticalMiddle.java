package cluewright.print.canvas;

import java.awt.Shape;
import java.awt.geom.PathIterator;

/**
 * The optical middle of a glyph: half way between the middle of its bounds and the centre of its
 * area.
 *
 * <p>The bounds alone let a 1 stand too far to the right, for its flag counts as much as its stem;
 * the ink alone lets the flag stick out.
 */
final class OpticalMiddle {
  private static final double FLATNESS = 1;

  private double doubleArea;
  private double moment;

  private OpticalMiddle() {}

  /** The horizontal middle in the shape's own units. */
  static double of(Shape glyph) {
    OpticalMiddle ink = new OpticalMiddle();
    ink.addAll(glyph.getPathIterator(null, FLATNESS));
    double bounds = glyph.getBounds2D().getCenterX();
    return ink.doubleArea == 0 ? bounds : (bounds + ink.centre()) / 2;
  }

  private double centre() {
    return moment / (3 * doubleArea);
  }

  private void addAll(PathIterator path) {
    double[] point = new double[6];
    double startX = 0;
    double startY = 0;
    double x = 0;
    double y = 0;
    for (; !path.isDone(); path.next()) {
      int segment = path.currentSegment(point);
      if (segment == PathIterator.SEG_LINETO) {
        add(x, y, point[0], point[1]);
      }
      if (segment == PathIterator.SEG_CLOSE) {
        add(x, y, startX, startY);
        continue;
      }
      if (segment == PathIterator.SEG_MOVETO) {
        startX = point[0];
        startY = point[1];
      }
      x = point[0];
      y = point[1];
    }
  }

  /**
   * Adds the triangle between the origin and an edge; holes run the other way and so are
   * subtracted.
   */
  private void add(double x1, double y1, double x2, double y2) {
    double cross = x1 * y2 - x2 * y1;
    doubleArea += cross;
    moment += (x1 + x2) * cross;
  }
}
