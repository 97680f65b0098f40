package cluewright.studio.board;

import cluewright.picture.Curve;
import cluewright.picture.Shape;
import cluewright.picture.ShapePainter;
import cluewright.picture.Sign;
import java.util.EnumSet;
import java.util.Set;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Draws the shapes of a board on screen, with crisp horizontal and vertical lines. */
public final class ScreenPainter implements ShapePainter {
  /** The distance from a digit's centre to its baseline, at height 1: half Inter's cap height. */
  private static final double HALF_CAP = 0.364;

  private static final Set<Sign> CANDIDATES =
      EnumSet.of(Sign.CANDIDATE, Sign.MARKED, Sign.FINNED, Sign.ELIMINATED);

  private static final String REGULAR = "Inter";
  private static final String HEAVY = "Inter SemiBold";

  private final GraphicsContext canvas;
  private final BoardGeometry geometry;
  private final Look look;
  private Font font = Font.getDefault();
  private String fontFamily = "";

  /** What differs between a board and a thumbnail. */
  public interface Look {
    Color color(Sign sign);

    /** The minimum width of a line, in pixels. */
    double leastWidth(Sign sign);
  }

  public ScreenPainter(GraphicsContext canvas, BoardGeometry geometry, Look look) {
    this.canvas = canvas;
    this.geometry = geometry;
    this.look = look;
    canvas.setTextAlign(TextAlignment.CENTER);
    canvas.setTextBaseline(VPos.BASELINE);
  }

  /** Fills an area aligned to pixels, so that neighbours meet. */
  @Override
  public void area(Shape.Area area) {
    double left = geometry.x(area.x());
    double top = geometry.y(area.y());
    canvas.setFill(look.color(area.sign()));
    canvas.fillRect(
        left,
        top,
        geometry.x(area.x() + area.width()) - left,
        geometry.y(area.y() + area.height()) - top);
  }

  @Override
  public void outline(Shape.Outline outline) {
    double right = outline.x() + outline.width();
    double bottom = outline.y() + outline.height();
    crisp(outline.sign(), outline.x(), outline.y(), right, outline.y());
    crisp(outline.sign(), outline.x(), bottom, right, bottom);
    crisp(outline.sign(), outline.x(), outline.y(), outline.x(), bottom);
    crisp(outline.sign(), right, outline.y(), right, bottom);
  }

  @Override
  public void disc(Shape.Disc disc) {
    double radius = geometry.length(disc.radius());
    canvas.setFill(look.color(disc.sign()));
    canvas.fillOval(
        geometry.x(disc.x()) - radius, geometry.y(disc.y()) - radius, 2 * radius, 2 * radius);
  }

  @Override
  public void ring(Shape.Ring ring) {
    double radius = geometry.length(ring.radius());
    pen(ring.sign());
    canvas.strokeOval(
        geometry.x(ring.x()) - radius, geometry.y(ring.y()) - radius, 2 * radius, 2 * radius);
    canvas.setLineDashes();
  }

  @Override
  public void line(Shape.Line line) {
    if (line.x1() == line.x2() || line.y1() == line.y2()) {
      crisp(line.sign(), line.x1(), line.y1(), line.x2(), line.y2());
      return;
    }
    pen(line.sign());
    canvas.strokeLine(
        geometry.x(line.x1()), geometry.y(line.y1()), geometry.x(line.x2()), geometry.y(line.y2()));
    canvas.setLineDashes();
  }

  /** Draws a horizontal or vertical line as a rectangle of whole device pixels. */
  private void crisp(Sign sign, double x1, double y1, double x2, double y2) {
    double width = Math.max(1 / geometry.scale(), geometry.snap(width(sign)));
    double left = geometry.snap(geometry.x(x1) - width / 2);
    double top = geometry.snap(geometry.y(y1) - width / 2);
    canvas.setFill(look.color(sign));
    canvas.fillRect(
        left,
        top,
        geometry.snap(geometry.x(x2) - width / 2) + width - left,
        geometry.snap(geometry.y(y2) - width / 2) + width - top);
  }

  @Override
  public void way(Shape.Way way) {
    canvas.save();
    pen(way.sign());
    canvas.setLineCap(StrokeLineCap.ROUND);
    canvas.setLineJoin(StrokeLineJoin.ROUND);
    canvas.beginPath();
    Shape.Point first = way.points().get(0);
    canvas.moveTo(geometry.x(first.x()), geometry.y(first.y()));
    way.points().forEach(point -> canvas.lineTo(geometry.x(point.x()), geometry.y(point.y())));
    canvas.stroke();
    canvas.restore();
  }

  @Override
  public void link(Shape.Link link) {
    Curve curve = link.curve();
    pen(link.sign());
    canvas.beginPath();
    canvas.moveTo(geometry.x(curve.fromX()), geometry.y(curve.fromY()));
    canvas.quadraticCurveTo(
        geometry.x(curve.bendX()),
        geometry.y(curve.bendY()),
        geometry.x(curve.toX()),
        geometry.y(curve.toY()));
    canvas.stroke();
    canvas.setLineDashes();
  }

  private void pen(Sign sign) {
    canvas.setStroke(look.color(sign));
    canvas.setLineWidth(width(sign));
    if (sign.dash() != 0) {
      canvas.setLineDashes(geometry.length(sign.dash()));
    }
  }

  private double width(Sign sign) {
    return Math.max(look.leastWidth(sign), geometry.length(sign.width()));
  }

  @Override
  public void text(Shape.Text text) {
    text(text, look.color(text.sign()));
  }

  /**
   * Draws a text in a colour other than its sign's. Where no candidate can be read, dots stand, and
   * markers without digits.
   */
  void text(Shape.Text text, Color color) {
    canvas.setFill(color);
    double size = geometry.length(text.size());
    if (!geometry.isTiny() || !CANDIDATES.contains(text.sign())) {
      write(text, size);
    } else if (text.sign() == Sign.CANDIDATE) {
      dot(text);
    }
  }

  private void write(Shape.Text text, double size) {
    String family = text.sign().form() == Sign.Form.HEAVY_TEXT ? HEAVY : REGULAR;
    if (font.getSize() != size || !family.equals(fontFamily)) {
      fontFamily = family;
      font = Font.font(family, size);
    }
    canvas.setFont(font);
    canvas.fillText(text.text(), geometry.x(text.x()), geometry.y(text.y()) + size * HALF_CAP);
  }

  private void dot(Shape.Text text) {
    double size = geometry.dotSize();
    canvas.fillRect(
        geometry.snap(geometry.x(text.x()) - size / 2),
        geometry.snap(geometry.y(text.y()) - size / 2),
        size,
        size);
  }
}
