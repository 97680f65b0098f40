package cluewright.print.block;

import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.replay.profile.Point;
import cluewright.replay.profile.Profile;
import java.util.List;

/**
 * The curve of a profile: a bar for each step, rising with the number of open cells, or hanging
 * below the ground line at a bottleneck.
 *
 * @param height with the bars of bottlenecks, in points
 */
public record ProfileStrip(Profile profile, double width, double height) implements Block {
  /** The share of the height below the ground line. */
  private static final double BELOW = 0.25;

  private static final double LINE = 0.4;
  private static final double GAP = 0.25;

  /** The maximum width of a bar in points; a puzzle with few steps gets a short curve. */
  private static final double WIDEST_STEP = 3.6;

  @Override
  public void draw(Canvas canvas, double left, double top) {
    List<Point> points = profile.points();
    double step = Math.min(WIDEST_STEP, width / points.size());
    double floor = top + height * (1 - BELOW);
    for (int i = 0; i < points.size(); i++) {
      double x = left + i * step;
      double bar = step * (1 - GAP);
      if (points.get(i) instanceof Point.Bottleneck) {
        canvas.fill(x, floor + LINE, bar, height * BELOW - LINE, Ink.BLACK);
      } else {
        double high = (floor - top) * points.get(i).share();
        canvas.fill(x, floor - high, bar, high, Ink.FOUND);
      }
    }
    double end = left + (points.size() - GAP) * step;
    canvas.fill(left, floor, end - left, LINE, Ink.HAIR);
  }
}
