package cluewright.picture;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds paths for links that keep everything they pass legible.
 *
 * <p>A link is straight if nothing is in its way. Otherwise it bows to one side or the other, as
 * far as it must: of a dozen bows the one is taken that costs least. It costs to run over a
 * candidate or a digit, the more the more that one matters; to run along a link that is there
 * already, while crossing it is cheap; to leave the board; and to bow.
 *
 * <p>A way is followed in small steps, and no further than it is cheaper than the best so far. Each
 * step looks only at the obstacles of its cell.
 */
final class LinkRouter {
  private static final double[] BOWS = {0, 0.1, 0.18, 0.27, 0.38, 0.52, 0.7};
  private static final double LARGEST_BOW = 1.6;
  private static final double STEP = 0.06;
  private static final double ALONG = 1.5;
  private static final double OUTSIDE = 20;
  private static final double CRAMPED = 0.2;
  private static final double FREE_OF_MARKERS = 3.2;
  private static final double BENDING = 0.9;
  private static final double SAME = 1e-9;

  private final BoardGrid grid;
  private final List<List<Obstacle>> obstaclesOfCells;
  private final List<Trace> traces = new ArrayList<>();

  /**
   * Something that links should avoid.
   *
   * @param weight what a cell's side of the way over it costs
   */
  record Obstacle(double x, double y, double radius, double weight) {
    private boolean holds(double otherX, double otherY) {
      return Trace.isWithin(radius, x - otherX, y - otherY);
    }
  }

  /**
   * The end of a link.
   *
   * @param radius of what stands there
   */
  record End(double x, double y, double radius) {}

  LinkRouter(Board board, List<Obstacle> obstacles) {
    this.grid = new BoardGrid(board);
    this.obstaclesOfCells =
        Stream.<List<Obstacle>>generate(ArrayList::new).limit(board.cells()).toList();
    obstacles.forEach(this::enter);
  }

  /** Adds an obstacle to each cell that it extends into. */
  private void enter(Obstacle obstacle) {
    Board board = grid.board();
    int top = (int) Math.max(0, obstacle.y - obstacle.radius);
    int left = (int) Math.max(0, obstacle.x - obstacle.radius);
    for (int row = top; row < board.rows() && row <= obstacle.y + obstacle.radius; row++) {
      for (int column = left;
          column < board.columns() && column <= obstacle.x + obstacle.radius;
          column++) {
        if (board.has(row, column)) {
          obstaclesOfCells.get(board.cell(row, column)).add(obstacle);
        }
      }
    }
  }

  /** The best path for another link. */
  Curve next(End from, End to) {
    double length = Math.hypot(to.x - from.x, to.y - from.y);
    Curve best = null;
    double least = Double.POSITIVE_INFINITY;
    for (double bow : BOWS) {
      for (int side = -1; side <= 1 && bow * BENDING < least - SAME; side += 2) {
        Curve curve = curve(from, to, side * bow(bow, length, from, to));
        double cost = cost(curve, bow * BENDING, least);
        if (cost < least - SAME) {
          least = cost;
          best = curve;
        }
      }
    }
    traces.add(new Trace(best));
    return best;
  }

  /** The curvature of a link; touching markers leave no space for a straight line. */
  private static double bow(double share, double length, End from, End to) {
    double room = length - from.radius - to.radius;
    double needed = room < CRAMPED ? FREE_OF_MARKERS * from.radius : 0;
    return Math.min(LARGEST_BOW, needed + share * Math.max(length, 0.3));
  }

  private static Curve curve(End from, End to, double bow) {
    return Curve.between(from.x, from.y, to.x, to.y, bow).between(from.radius, to.radius);
  }

  /** The cost of a path; above the lowest so far, the exact value does not matter. */
  private double cost(Curve curve, double bending, double least) {
    double length = Math.hypot(curve.toX() - curve.fromX(), curve.toY() - curve.fromY());
    int samples = (int) Math.max(6, Math.ceil(length / STEP));
    double passed = 0;
    double cost = bending;
    for (int i = 0; i <= samples && cost < least; i++) {
      double part = (double) i / samples;
      passed += cost(curve.x(part), curve.y(part));
      cost = passed * Math.max(length, 0.3) / samples + bending;
    }
    return cost;
  }

  private double cost(double x, double y) {
    double cost = 0;
    if (grid.holds(x, y)) {
      for (Obstacle obstacle : obstaclesOfCells.get(grid.board().cell((int) y, (int) x))) {
        cost += obstacle.holds(x, y) ? obstacle.weight : 0;
      }
    } else {
      cost = OUTSIDE;
    }
    for (Trace trace : traces) {
      cost += trace.isNear(x, y) ? ALONG : 0;
    }
    return cost;
  }

  /** Some points of a chosen path. */
  private static final class Trace {
    private static final int POINTS = 19;
    private static final double NEAR = 0.09;

    private final double[] x = new double[POINTS];
    private final double[] y = new double[POINTS];
    private double left = Double.POSITIVE_INFINITY;
    private double top = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double bottom = Double.NEGATIVE_INFINITY;

    Trace(Curve curve) {
      for (int i = 0; i < POINTS; i++) {
        double part = (i + 1) / (POINTS + 1.0);
        x[i] = curve.x(part);
        y[i] = curve.y(part);
        left = Math.min(left, x[i] - NEAR);
        top = Math.min(top, y[i] - NEAR);
        right = Math.max(right, x[i] + NEAR);
        bottom = Math.max(bottom, y[i] + NEAR);
      }
    }

    boolean isNear(double otherX, double otherY) {
      if (otherX < left || otherX > right || otherY < top || otherY > bottom) {
        return false;
      }
      for (int i = 0; i < POINTS; i++) {
        if (isWithin(NEAR, x[i] - otherX, y[i] - otherY)) {
          return true;
        }
      }
      return false;
    }

    static boolean isWithin(double radius, double x, double y) {
      return x * x + y * y < radius * radius;
    }
  }
}
