package cluewright.studio.board;

import cluewright.document.PenLine;
import java.util.List;
import java.util.Set;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** Draws what only boards on screen have: tiles, rims and fading. */
final class Brush {
  /** The edge of the first slice in degrees, slightly off vertical so that no slice is a stripe. */
  private static final double FIRST_SECTOR = 110;

  private static final double PEN_OPACITY = 0.7;
  private static final double PEN_WIDTH = 0.08;

  private final GraphicsContext canvas;
  private final BoardGeometry geometry;
  private final BoardView view;
  private final ScreenPainter shapes;
  private double fade = 1;

  Brush(GraphicsContext canvas, BoardGeometry geometry, BoardView view) {
    this.canvas = canvas;
    this.geometry = geometry;
    this.view = view;
    this.shapes = new ScreenPainter(canvas, geometry, view);
  }

  /** The painter for the shapes shared with other media. */
  ScreenPainter shapes() {
    return shapes;
  }

  BoardGeometry geometry() {
    return geometry;
  }

  Color color(BoardColor color) {
    return view.color(color);
  }

  void clear() {
    canvas.clearRect(0, 0, canvas.getCanvas().getWidth(), canvas.getCanvas().getHeight());
  }

  void opacity(double alpha) {
    canvas.setGlobalAlpha(alpha * fade);
  }

  /** Makes everything that follows more transparent, until set to 1 again. */
  void fade(double alpha) {
    fade = alpha;
    opacity(1);
  }

  void fillCell(int cell, BoardColor color) {
    canvas.setFill(color(color));
    canvas.fillRect(
        geometry.left(cell), geometry.top(cell), geometry.width(cell), geometry.height(cell));
  }

  /** Draws something clipped to a cell. */
  void within(int cell, Runnable drawing) {
    canvas.save();
    canvas.beginPath();
    canvas.rect(
        geometry.left(cell), geometry.top(cell), geometry.width(cell), geometry.height(cell));
    canvas.clip();
    drawing.run();
    canvas.restore();
  }

  /** Fills a cell with several colours, as slices that meet in its middle. */
  void fillSectors(int cell, List<BoardColor> colors) {
    if (colors.size() == 1) {
      fillCell(cell, colors.get(0));
    }
    if (colors.size() < 2) {
      return;
    }
    within(cell, () -> fillSlices(cell, colors));
  }

  private void fillSlices(int cell, List<BoardColor> colors) {
    double radius = geometry.cell();
    double angle = 360.0 / colors.size();
    for (int i = 0; i < colors.size(); i++) {
      canvas.setFill(color(colors.get(i)));
      canvas.fillArc(
          geometry.centreX(cell) - radius,
          geometry.centreY(cell) - radius,
          2 * radius,
          2 * radius,
          FIRST_SECTOR - (i + 1) * angle,
          angle,
          ArcType.ROUND);
    }
  }

  /** Draws a player's lines as one shape, so that crossings are not darker. */
  void penLines(Set<PenLine> lines) {
    if (lines.isEmpty()) {
      return;
    }
    canvas.save();
    opacity(PEN_OPACITY);
    canvas.setStroke(color(BoardColor.PEN));
    canvas.setLineWidth(Math.max(2.5, geometry.cell() * PEN_WIDTH));
    canvas.setLineCap(StrokeLineCap.ROUND);
    canvas.setLineJoin(StrokeLineJoin.ROUND);
    canvas.beginPath();
    for (PenLine line : lines) {
      canvas.moveTo(geometry.x(line.fromX() / 2.0), geometry.y(line.fromY() / 2.0));
      canvas.lineTo(geometry.x(line.toX() / 2.0), geometry.y(line.toY() / 2.0));
    }
    canvas.stroke();
    canvas.restore();
  }

  void fillRectangle(double x, double y, double width, double height, BoardColor color) {
    canvas.setFill(color(color));
    canvas.fillRect(x, y, width, height);
  }

  /** Draws a rounded tile; {@code inset} is a fraction of the cell on each side. */
  void fillTile(int cell, double inset, BoardColor color) {
    double gap = geometry.snap(geometry.cell() * inset);
    double arc = geometry.cell() * 0.3;
    canvas.setFill(color(color));
    canvas.fillRoundRect(
        geometry.left(cell) + gap,
        geometry.top(cell) + gap,
        geometry.width(cell) - 2 * gap,
        geometry.height(cell) - 2 * gap,
        arc,
        arc);
  }

  /** Draws a rounded ring, solid without {@code dashes}. */
  void ring(int cell, double inset, double width, BoardColor color, double... dashes) {
    double gap = geometry.cell() * inset;
    double arc = geometry.cell() * 0.24;
    canvas.setStroke(color(color));
    canvas.setLineWidth(width);
    canvas.setLineDashes(dashes);
    canvas.strokeRoundRect(
        geometry.left(cell) + gap,
        geometry.top(cell) + gap,
        geometry.width(cell) - 2 * gap,
        geometry.height(cell) - 2 * gap,
        arc,
        arc);
    canvas.setLineDashes();
  }

  /** Draws a dashed frame with square corners, a number of pixels inside the cell. */
  void frame(int cell, double gap, double width, BoardColor color, double... dashes) {
    canvas.setStroke(color(color));
    canvas.setLineWidth(width);
    canvas.setLineDashes(dashes);
    canvas.strokeRect(
        geometry.left(cell) + gap,
        geometry.top(cell) + gap,
        geometry.width(cell) - 2 * gap,
        geometry.height(cell) - 2 * gap);
    canvas.setLineDashes();
  }

  /** Draws a minus sign, as on what can be removed. */
  void minus(double x, double y) {
    double reach = minusReach();
    line(x - reach, y, x + reach, y, Math.max(2, reach * 0.5), BoardColor.SPARE);
  }

  /** Half the length of a minus sign. */
  double minusReach() {
    return Math.max(3, geometry.cell() * 0.09);
  }

  void line(double fromX, double fromY, double toX, double toY, double width, BoardColor color) {
    canvas.setStroke(color(color));
    canvas.setLineWidth(width);
    canvas.strokeLine(fromX, fromY, toX, toY);
  }
}
