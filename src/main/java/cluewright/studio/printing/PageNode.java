package cluewright.studio.printing;

import cluewright.studio.printing.PageShapes.Layer;
import cluewright.studio.printing.PageShapes.Line;
import cluewright.studio.printing.PageShapes.Look;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** Turns a page into nodes, one for each of its layers; may be made on any thread. */
final class PageNode {
  private PageNode() {}

  static Group of(PageShapes page) {
    Group group = new Group();
    page.layers().forEach(layer -> group.getChildren().add(path(layer)));
    group.setMouseTransparent(true);
    return group;
  }

  private static Path path(Layer layer) {
    Path path = new Path(elements(layer.shape().getPathIterator(null)));
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

  private static void stroke(Path path, Look look, Color color) {
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

  private static List<PathElement> elements(PathIterator outline) {
    List<PathElement> elements = new ArrayList<>();
    double[] to = new double[6];
    for (; !outline.isDone(); outline.next()) {
      elements.add(element(outline.currentSegment(to), to));
    }
    return elements;
  }

  private static PathElement element(int segment, double[] to) {
    return switch (segment) {
      case PathIterator.SEG_MOVETO -> new MoveTo(to[0], to[1]);
      case PathIterator.SEG_LINETO -> new LineTo(to[0], to[1]);
      case PathIterator.SEG_QUADTO -> new QuadCurveTo(to[0], to[1], to[2], to[3]);
      case PathIterator.SEG_CUBICTO -> new CubicCurveTo(to[0], to[1], to[2], to[3], to[4], to[5]);
      default -> new ClosePath();
    };
  }
}
