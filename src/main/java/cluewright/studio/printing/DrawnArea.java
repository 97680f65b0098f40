package cluewright.studio.printing;

import cluewright.print.Paper;
import java.awt.geom.Rectangle2D;
import java.util.BitSet;

/** The drawn area of a page in small squares, ignoring what lies outside the page. */
final class DrawnArea {
  private static final double SQUARE = 4;

  private final int columns;
  private final int rows;
  private final BitSet squares = new BitSet();

  DrawnArea(Paper paper) {
    columns = (int) Math.ceil(paper.width() / SQUARE);
    rows = (int) Math.ceil(paper.height() / SQUARE);
  }

  void add(Rectangle2D area) {
    for (int row = top(area); row <= bottom(area); row++) {
      squares.set(row * columns + left(area), row * columns + right(area) + 1);
    }
  }

  /** True if an area may overlap something drawn. */
  boolean meets(Rectangle2D area) {
    for (int row = top(area); row <= bottom(area); row++) {
      int next = squares.nextSetBit(row * columns + left(area));
      if (next >= 0 && next <= row * columns + right(area)) {
        return true;
      }
    }
    return false;
  }

  private int left(Rectangle2D area) {
    return square(area.getMinX(), columns);
  }

  private int right(Rectangle2D area) {
    return square(area.getMaxX(), columns);
  }

  private int top(Rectangle2D area) {
    return square(area.getMinY(), rows);
  }

  private int bottom(Rectangle2D area) {
    return square(area.getMaxY(), rows);
  }

  private static int square(double place, int count) {
    return Math.max(0, Math.min(count - 1, (int) Math.floor(place / SQUARE)));
  }
}
