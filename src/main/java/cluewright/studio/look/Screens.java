package cluewright.studio.look;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Window;

/** The area that screens offer to windows. */
public final class Screens {
  private Screens() {}

  /** The area of each screen that windows may cover. */
  public static List<Rectangle2D> all() {
    return Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
  }

  /** The bounds of a window with its frame. */
  public static Rectangle2D bounds(Window window) {
    return new Rectangle2D(window.getX(), window.getY(), window.getWidth(), window.getHeight());
  }

  /** The screen with most of some bounds, or else the nearest one. */
  static Rectangle2D home(Rectangle2D bounds, List<Rectangle2D> screens) {
    return screens.stream()
        .min(
            Comparator.<Rectangle2D>comparingDouble(screen -> -overlap(bounds, screen))
                .thenComparingDouble(screen -> distance(bounds, screen)))
        .orElse(bounds);
  }

  /** Bounds moved, and if necessary shrunk, to fit the screen with most of them or the nearest. */
  public static Rectangle2D fitted(Rectangle2D bounds, List<Rectangle2D> screens) {
    Rectangle2D screen = home(bounds, screens);
    double width = Math.min(bounds.getWidth(), screen.getWidth());
    double height = Math.min(bounds.getHeight(), screen.getHeight());
    return new Rectangle2D(
        between(screen.getMinX(), bounds.getMinX(), screen.getMaxX() - width),
        between(screen.getMinY(), bounds.getMinY(), screen.getMaxY() - height),
        width,
        height);
  }

  /** Bounds of a given size, centred on others. */
  static Rectangle2D centred(double width, double height, Rectangle2D over) {
    return new Rectangle2D(
        Math.rint((over.getMinX() + over.getMaxX() - width) / 2),
        Math.rint((over.getMinY() + over.getMaxY() - height) / 2),
        width,
        height);
  }

  private static double between(double least, double wanted, double most) {
    return Math.max(least, Math.min(wanted, most));
  }

  private static double overlap(Rectangle2D one, Rectangle2D other) {
    double width =
        Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
    double height =
        Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
    return Math.max(0, width) * Math.max(0, height);
  }

  /** The distance from the centre of bounds to a screen. */
  private static double distance(Rectangle2D bounds, Rectangle2D screen) {
    double x = (bounds.getMinX() + bounds.getMaxX()) / 2;
    double y = (bounds.getMinY() + bounds.getMaxY()) / 2;
    return new Point2D(x, y)
        .distance(
            between(screen.getMinX(), x, screen.getMaxX()),
            between(screen.getMinY(), y, screen.getMaxY()));
  }
}
