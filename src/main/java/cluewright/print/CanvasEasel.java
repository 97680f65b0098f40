package cluewright.print;

import cluewright.print.Canvas.Pen;

/**
 * Draws pictures on a canvas.
 *
 * @param left of the picture on the canvas
 * @param top of the picture on the canvas
 * @param cellSide in the canvas's unit
 * @param thinnest the least width of a line, in the canvas's unit, so that none fades away
 */
record CanvasEasel(
    Canvas canvas, Typeface typeface, double left, double top, double cellSide, double thinnest)
    implements Easel {

  @Override
  public void area(Sign sign, double x, double y, double width, double height) {
    canvas.fill(x(x), y(y), width * cellSide, height * cellSide, sign.ink());
  }

  @Override
  public void outline(Sign sign, double x, double y, double width, double height) {
    canvas.outline(x(x), y(y), width * cellSide, height * cellSide, pen(sign));
  }

  @Override
  public void disc(Sign sign, double x, double y, double radius) {
    canvas.disc(x(x), y(y), radius * cellSide, sign.ink());
  }

  @Override
  public void ring(Sign sign, double x, double y, double radius) {
    canvas.circle(x(x), y(y), radius * cellSide, pen(sign));
  }

  @Override
  public void line(Sign sign, double x1, double y1, double x2, double y2) {
    canvas.line(x(x1), y(y1), x(x2), y(y2), pen(sign));
  }

  @Override
  public void curve(Sign sign, LinkCurve curve) {
    canvas.curve(
        x(curve.fromX()),
        y(curve.fromY()),
        x(curve.bendX()),
        y(curve.bendY()),
        x(curve.toX()),
        y(curve.toY()),
        pen(sign));
  }

  /**
   * Digits are centred by eye across, and by the height of capitals upright, so that rows align.
   */
  @Override
  public void text(Sign sign, String text, double x, double y, double size) {
    Lettering lettering = new Lettering(sign.weight(), size * cellSide, sign.ink());
    double middle =
        text.length() == 1
            ? typeface.middle(text.charAt(0), lettering)
            : typeface.width(text, lettering) / 2;
    canvas.text(text, x(x) - middle, y(y) + typeface.capHeight(lettering) / 2, lettering);
  }

  private Pen pen(Sign sign) {
    return new Pen(Math.max(thinnest, sign.width() * cellSide), sign.ink(), sign.dash() * cellSide);
  }

  private double x(double cells) {
    return left + cells * cellSide;
  }

  private double y(double cells) {
    return top + cells * cellSide;
  }
}
