package cluewright.studio.board;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** Draws on a canvas what only the board of a screen has: tiles, rims, and what fades. */
final class Brush {
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

  /** For the shapes that other media have, too. */
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

  /** Makes all that follows the more transparent, until it is 1 again. */
  void fade(double alpha) {
    fade = alpha;
    opacity(1);
  }

  void fillCell(int cell, BoardColor color) {
    canvas.setFill(color(color));
    canvas.fillRect(
        geometry.left(cell), geometry.top(cell), geometry.width(cell), geometry.height(cell));
  }

  void fillRectangle(double x, double y, double width, double height, BoardColor color) {
    canvas.setFill(color(color));
    canvas.fillRect(x, y, width, height);
  }

  /** A rounded tile; {@code inset} is a part of the cell on each side. */
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

  /** A rounded ring; without {@code dashes} it is solid. */
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

  void line(double fromX, double fromY, double toX, double toY, double width, BoardColor color) {
    canvas.setStroke(color(color));
    canvas.setLineWidth(width);
    canvas.strokeLine(fromX, fromY, toX, toY);
  }
}
