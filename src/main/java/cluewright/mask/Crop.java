package cluewright.mask;

/**
 * Which part of a picture lies under the board: the board's frame stays, and the picture is moved
 * and zoomed beneath it.
 *
 * @param zoom 1 where the picture is as large as its fit makes it
 * @param x the place of the frame's middle in the picture, from 0 at its left edge to 1
 * @param y the same from its upper edge
 */
public record Crop(double zoom, double x, double y) {
  /** No crop: the picture stays as it was fitted. */
  public static final Crop NONE = new Crop(1, 0.5, 0.5);

  /** The smallest zoom: a quarter of the size. */
  public static final double LEAST_ZOOM = 0.25;

  public static final double MOST_ZOOM = 16;

  /** Keeps the middle of the frame on the picture, so that it cannot be lost. */
  public Crop {
    zoom = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));
    x = Math.max(0, Math.min(1, x));
    y = Math.max(0, Math.min(1, y));
  }

  /** This crop with another zoom, about the middle of the frame. */
  public Crop withZoom(double other) {
    return new Crop(other, x, y);
  }

  /** This crop with the frame moved over the picture, in fractions of the picture. */
  public Crop moved(double across, double down) {
    return new Crop(zoom, x + across, y + down);
  }
}
