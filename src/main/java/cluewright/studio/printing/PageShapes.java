package cluewright.studio.printing;

import cluewright.print.Paper;
import java.awt.geom.Path2D;
import java.util.List;

/**
 * A page as vector shapes for a screen or printer, in points from its upper left corner.
 *
 * @param layers from the one behind all others to the one before them; nobody changes them
 */
public record PageShapes(Paper paper, List<Layer> layers) {
  public PageShapes {
    layers = List.copyOf(layers);
  }

  /** Shapes drawn with the same look. */
  public record Layer(Look look, Path2D shape) {}

  /** The kind of line ends and corners, or filled shapes. */
  enum Line {
    NONE,
    PROJECTING,
    ROUND
  }

  /**
   * The look of shapes.
   *
   * @param rgb as {@code 0xRRGGBB}
   * @param width of the lines, in points; 0 for what is filled
   * @param dash the length of a dash and of the gap after it; 0 for solid lines
   */
  public record Look(int rgb, Line line, double width, double dash) {
    static Look filled(int rgb) {
      return new Look(rgb, Line.NONE, 0, 0);
    }
  }
}
