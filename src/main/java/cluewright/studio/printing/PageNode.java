package cluewright.studio.printing;

import cluewright.studio.printing.PageShapes.Layer;
import cluewright.studio.printing.PageShapes.Line;
import cluewright.studio.printing.PageShapes.Look;
import java.awt.geom.PathIterator;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/**
 * Turns a page into nodes, one for each of its layers; may be made on any thread.
 *
 * <p>JavaFX keeps half a kilobyte for each element of a path that is built of elements, and a page
 * of digits has some ten thousand; of one that is read it keeps the numbers.
 */
final class PageNode {
  /** The letters of an SVG path by the kinds of segments of {@link PathIterator}. */
  private static final String LETTERS = "MLQCZ";

  private static final int[] NUMBERS = {2, 2, 4, 6, 0};

  private PageNode() {}

  static Group of(PageShapes page) {
    Group group = new Group();
    page.layers().forEach(layer -> group.getChildren().add(path(layer)));
    group.setMouseTransparent(true);
    return group;
  }

  private static SVGPath path(Layer layer) {
    SVGPath path = new SVGPath();
    path.setContent(content(layer.shape().getPathIterator(null)));
    path.setFillRule(FillRule.NON_ZERO);
    Look look = layer.look();
    Color color = color(look.rgb());
    if (look.line() == Line.NONE) {
      path.setFill(color);
      path.setStroke(null);
    } else {
      path.setFill(null);
      stroke(path, look, color);
    }
    return path;
  }

  private static void stroke(SVGPath path, Look look, Color color) {
    path.setStroke(color);
    path.setStrokeWidth(look.width());
    path.setStrokeLineCap(cap(look));
    path.setStrokeLineJoin(StrokeLineJoin.ROUND);
    if (look.dash() > 0) {
      path.getStrokeDashArray().setAll(look.dash());
    }
  }

  private static StrokeLineCap cap(Look look) {
    if (look.line() == Line.PROJECTING) {
      return StrokeLineCap.SQUARE;
    }
    return look.dash() > 0 ? StrokeLineCap.BUTT : StrokeLineCap.ROUND;
  }

  private static Color color(int rgb) {
    return Color.rgb(rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff);
  }

  /** The outline as the letters and numbers of an SVG path. */
  private static String content(PathIterator outline) {
    StringBuilder content = new StringBuilder();
    double[] to = new double[6];
    for (; !outline.isDone(); outline.next()) {
      int segment = outline.currentSegment(to);
      content.append(LETTERS.charAt(segment));
      for (int i = 0; i < NUMBERS[segment]; i++) {
        content.append((float) to[i]).append(' ');
      }
    }
    return content.toString();
  }
}
