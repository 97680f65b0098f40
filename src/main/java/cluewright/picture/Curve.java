package cluewright.picture;

/** A quadratic curve; a straight line if its control point is in the middle. */
public record Curve(
    double fromX, double fromY, double bendX, double bendY, double toX, double toY) {

  /**
   * A curve between two points.
   *
   * @param bow how far its bend lies to the left of the way, seen along it
   */
  static Curve between(double fromX, double fromY, double toX, double toY, double bow) {
    double length = Math.hypot(toX - fromX, toY - fromY);
    double acrossX = (toY - fromY) / length;
    double acrossY = -(toX - fromX) / length;
    return new Curve(
        fromX,
        fromY,
        (fromX + toX) / 2 + bow * acrossX,
        (fromY + toY) / 2 + bow * acrossY,
        toX,
        toY);
  }

  public boolean isStraight() {
    double cross = (bendX - fromX) * (toY - fromY) - (bendY - fromY) * (toX - fromX);
    return Math.abs(cross) < 1e-9;
  }

  public double x(double part) {
    return at(fromX, bendX, toX, part);
  }

  public double y(double part) {
    return at(fromY, bendY, toY, part);
  }

  private static double at(double from, double bend, double to, double part) {
    double rest = 1 - part;
    return rest * rest * from + 2 * rest * part * bend + part * part * to;
  }

  /** This curve without the parts inside circles about its ends. */
  Curve between(double radiusAtStart, double radiusAtEnd) {
    double first = leaving(radiusAtStart);
    double last = 1 - reversed().leaving(radiusAtEnd);
    return first < last ? part(first, last) : this;
  }

  private Curve reversed() {
    return new Curve(toX, toY, bendX, bendY, fromX, fromY);
  }

  /** The fraction at which the curve is a given distance from its start. */
  private double leaving(double radius) {
    double inside = 0;
    double outside = 1;
    for (int i = 0; i < 30; i++) {
      double middle = (inside + outside) / 2;
      if (Math.hypot(x(middle) - fromX, y(middle) - fromY) < radius) {
        inside = middle;
      } else {
        outside = middle;
      }
    }
    return outside;
  }

  /** A part of this curve, computed by its blossom. */
  private Curve part(double first, double last) {
    return new Curve(
        x(first),
        y(first),
        blossom(fromX, bendX, toX, first, last),
        blossom(fromY, bendY, toY, first, last),
        x(last),
        y(last));
  }

  private static double blossom(double from, double bend, double to, double s, double t) {
    return (1 - s) * (1 - t) * from + (s * (1 - t) + t * (1 - s)) * bend + s * t * to;
  }
}
