package cluewright.print;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds ways for links that leave what they pass readable.
 *
 * <p>A link is straight if nothing is in its way. Otherwise it bows to one side or the other, as
 * far as it must: of a dozen bows the one is taken that costs least. It costs to run over a
 * candidate or a digit, the more the more that one matters; to run along a link that is there
 * already, while crossing it is cheap; to leave the board; and to bow.
 */
final class LinkRoutes {
  private static final double[] BOWS = {0, 0.1, 0.18, 0.27, 0.38, 0.52, 0.7};
  private static final double LARGEST_BOW = 1.6;
  private static final double STEP = 0.06;
  private static final double NEAR = 0.09;
  private static final double ALONG = 1.5;
  private static final double OUTSIDE = 20;
  private static final double CRAMPED = 0.2;
  private static final double FREE_OF_MARKERS = 3.2;
  private static final double BENDING = 0.9;

  private final PictureGrid grid;
  private final List<Obstacle> obstacles;
  private final List<LinkCurve> drawn = new ArrayList<>();

  /**
   * Something that a link should not run over.
   *
   * @param weight what a cell's side of the way over it costs
   */
  record Obstacle(double x, double y, double radius, double weight) {
    boolean holds(double otherX, double otherY) {
      return Math.hypot(x - otherX, y - otherY) < radius;
    }
  }

  /**
   * The end of a link.
   *
   * @param radius of what stands there
   */
  record End(double x, double y, double radius) {}

  LinkRoutes(PictureGrid grid, List<Obstacle> obstacles) {
    this.grid = grid;
    this.obstacles = List.copyOf(obstacles);
  }

  /** The best way for one more link. */
  LinkCurve next(End from, End to) {
    double length = Math.hypot(to.x - from.x, to.y - from.y);
    LinkCurve best = null;
    double least = Double.POSITIVE_INFINITY;
    for (double bow : BOWS) {
      for (int side = -1; side <= 1; side += 2) {
        LinkCurve curve = curve(from, to, side * bow(bow, length, from, to));
        double cost = cost(curve) + bow * BENDING;
        if (cost < least - 1e-9) {
          least = cost;
          best = curve;
        }
      }
    }
    drawn.add(best);
    return best;
  }

  /** Markers that touch have no room for a straight line between them. */
  private static double bow(double share, double length, End from, End to) {
    double room = length - from.radius - to.radius;
    double needed = room < CRAMPED ? FREE_OF_MARKERS * from.radius : 0;
    return Math.min(LARGEST_BOW, needed + share * Math.max(length, 0.3));
  }

  private static LinkCurve curve(End from, End to, double bow) {
    return LinkCurve.between(from.x, from.y, to.x, to.y, bow).between(from.radius, to.radius);
  }

  private double cost(LinkCurve curve) {
    double length = Math.hypot(curve.toX() - curve.fromX(), curve.toY() - curve.fromY());
    int samples = (int) Math.max(6, Math.ceil(length / STEP));
    double cost = 0;
    for (int i = 0; i <= samples; i++) {
      double part = (double) i / samples;
      cost += cost(curve.x(part), curve.y(part));
    }
    return cost * Math.max(length, 0.3) / samples;
  }

  private double cost(double x, double y) {
    double cost = grid.holds(x, y) ? 0 : OUTSIDE;
    for (Obstacle obstacle : obstacles) {
      if (obstacle.holds(x, y)) {
        cost += obstacle.weight;
      }
    }
    for (LinkCurve other : drawn) {
      if (isNear(other, x, y)) {
        cost += ALONG;
      }
    }
    return cost;
  }

  private static boolean isNear(LinkCurve curve, double x, double y) {
    for (int i = 1; i < 20; i++) {
      if (Math.hypot(curve.x(i / 20.0) - x, curve.y(i / 20.0) - y) < NEAR) {
        return true;
      }
    }
    return false;
  }
}
