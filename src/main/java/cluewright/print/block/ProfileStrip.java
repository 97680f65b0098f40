package cluewright.print.block;

import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.replay.profile.Point;
import cluewright.replay.profile.Profile;
import java.util.List;

/**
 * The curve of a profile: for each step a bar that stands on the ground line, the higher the more
 * cells are open, or at a bottleneck one that hangs below it.
 *
 * @param height with the bars of bottlenecks, in points
 */
public record ProfileStrip(Profile profile, double width, double height) implements Block {
  /** The share of the height that lies below the ground line. */
  private static final double BELOW = 0.25;

  private static final double LINE = 0.4;
  private static final double GAP = 0.25;

  /** A bar is no wider, in points: a puzzle of few steps has a short curve. */
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
