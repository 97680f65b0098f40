package cluewright.picture;

import cluewright.model.rule.Mark;
import cluewright.picture.Shape.Point;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A number outside a grid, with the frame that tells what kind of number it is.
 *
 * @param frame only where there are numbers of several kinds
 */
record OutsideNumber(String label, Optional<Mark.Frame> frame) {
  private static final double SIZE = 0.4;
  private static final double FIGURE = 0.62;
  private static final double HALF_HEIGHT = 0.17;

  /** Between a number and its frame. */
  private static final double INSET = 0.06;

  double halfWidth() {
    double half = label.length() * FIGURE * SIZE / 2;
    return isRound() ? radius() : frame.isPresent() ? half + INSET : half;
  }

  double halfHeight() {
    return isRound() ? radius() : frame.isPresent() ? HALF_HEIGHT + INSET : HALF_HEIGHT;
  }

  private boolean isRound() {
    return frame.filter(Mark.Frame.RING::equals).isPresent();
  }

  private double radius() {
    return Math.max(label.length() * FIGURE * SIZE / 2, HALF_HEIGHT) + INSET;
  }

  /** The number, and then what is around it. */
  Stream<Shape> shapes(double x, double y) {
    return Stream.concat(
        Stream.of(new Shape.Text(Sign.OUTSIDE, label, x, y, SIZE)),
        frame.stream().flatMap(around -> around(around, x, y)));
  }

  private Stream<Shape> around(Mark.Frame around, double x, double y) {
    Point upperLeft = new Point(x - halfWidth(), y - halfHeight());
    Point upperRight = new Point(x + halfWidth(), y - halfHeight());
    Point lowerRight = new Point(x + halfWidth(), y + halfHeight());
    Point lowerLeft = new Point(x - halfWidth(), y + halfHeight());
    return switch (around) {
      case NONE -> Stream.empty();
      case BARS -> Stream.of(way(upperLeft, upperRight), way(lowerLeft, lowerRight));
      case ROOF -> Stream.of(way(lowerLeft, upperLeft, upperRight, lowerRight));
      case TROUGH -> Stream.of(way(upperLeft, lowerLeft, lowerRight, upperRight));
      case RING -> Stream.of(new Shape.Ring(Sign.OUTSIDE_WAY, x, y, radius()));
      case BOX -> Stream.of(way(upperLeft, upperRight, lowerRight, lowerLeft, upperLeft));
    };
  }

  private static Shape way(Point... points) {
    return new Shape.Way(Sign.OUTSIDE_WAY, List.of(points));
  }
}
