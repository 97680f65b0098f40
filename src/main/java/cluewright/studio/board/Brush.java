package cluewright.studio.board;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Shapes in the cells of a board, drawn on a canvas. */
final class Brush {
  /** How far below its centre a digit of height 1 has its baseline: half of Inter's cap height. */
  private static final double HALF_CAP = 0.364;

  private final GraphicsContext canvas;
  private final BoardGeometry geometry;
  private final BoardView view;
  private double fade = 1;

  Brush(GraphicsContext canvas, BoardGeometry geometry, BoardView view) {
    this.canvas = canvas;
    this.geometry = geometry;
    this.view = view;
    canvas.setTextAlign(TextAlignment.CENTER);
    canvas.setTextBaseline(VPos.BASELINE);
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

  void disc(double x, double y, double radius, BoardColor color) {
    canvas.setFill(color(color));
    canvas.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  /** A circle; without {@code dashes} it is whole. */
  void circle(double x, double y, double radius, double width, BoardColor color, double... dashes) {
    canvas.setStroke(color(color));
    canvas.setLineWidth(width);
    canvas.setLineDashes(dashes);
    canvas.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    canvas.setLineDashes();
  }

  /** A filled square with its middle at a point. */
  void square(double x, double y, double reach, BoardColor color) {
    canvas.setFill(color(color));
    canvas.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  }

  /** A curve; without {@code dashes} it is whole. */
  void curve(LinkPath path, double width, BoardColor color, double... dashes) {
    canvas.setStroke(color(color));
    canvas.setLineWidth(width);
    canvas.setLineDashes(dashes);
    canvas.beginPath();
    canvas.moveTo(path.fromX(), path.fromY());
    canvas.quadraticCurveTo(path.bendX(), path.bendY(), path.toX(), path.toY());
    canvas.stroke();
    canvas.setLineDashes();
  }

  /** Slanting lines over a cell, {@code count} to its width; those of neighbours meet. */
  void hatchCell(int cell, int count, BoardColor color) {
    double left = geometry.left(cell);
    double top = geometry.top(cell);
    double width = geometry.width(cell);
    double height = geometry.height(cell);
    canvas.setStroke(color(color));
    canvas.setLineWidth(1);
    for (int i = 1; i <= 2 * count; i++) {
      double part = (double) i / count - 0.5 / count;
      double from = Math.min(1, part);
      double rest = part - from;
      canvas.strokeLine(
          left + from * width, top + rest * height, left + rest * width, top + from * height);
    }
  }

  /** A digit, with its middle at a point. */
  void digit(int digit, double x, double y, Font font, BoardColor color) {
    canvas.setFill(color(color));
    canvas.setFont(font);
    String text = String.valueOf(geometry.board().symbol(digit));
    canvas.fillText(text, x, y + font.getSize() * HALF_CAP);
  }

  /** Stands for a digit that would be too small to read. */
  void dot(double x, double y, double size, BoardColor color) {
    canvas.setFill(color(color));
    canvas.fillRect(geometry.snap(x - size / 2), geometry.snap(y - size / 2), size, size);
  }

  /** The weights that the board's figures have. */
  enum Weight {
    REGULAR("Inter"),
    HEAVY("Inter SemiBold");

    private final String family;

    Weight(String family) {
      this.family = family;
    }

    Font font(double size) {
      return Font.font(family, size);
    }
  }
}
