package cluewright.print.image;

import cluewright.picture.Shape;
import cluewright.picture.Sign;
import cluewright.print.block.Block;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.CanvasPainter;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;

/**
 * A picture of a puzzle.
 *
 * @param cellSide in the canvas's unit
 * @param thinnest the least width of a line, in the canvas's unit, so that none fades away
 */
public record PictureBlock(
    PuzzlePicture picture, double cellSide, Typeface typeface, double thinnest)
    implements Block, CanvasPainter.Style {
  /** The thinnest printable line, in points. */
  private static final double PRINTABLE = 0.25;

  /** A picture for a page, measured in points. */
  public PictureBlock(PuzzlePicture picture, double cellSide, Typeface typeface) {
    this(picture, cellSide, typeface, PRINTABLE);
  }

  /** The side of a cell in a picture of a given width. */
  public static double cellSide(PuzzlePicture picture, double width) {
    return width / picture.width();
  }

  double width() {
    return picture.width() * cellSide;
  }

  @Override
  public double height() {
    return picture.height() * cellSide;
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    double x = left + picture.left() * cellSide;
    double y = top + picture.top() * cellSide;
    new CanvasPainter(canvas, typeface, x, y, cellSide, this).paint(picture.shapes());
  }

  @Override
  public Pen pen(Sign sign) {
    double width = Math.max(thinnest, sign.width() * cellSide);
    return new Pen(width, Ink.of(sign), sign.dash() * cellSide);
  }

  @Override
  public Lettering lettering(Shape.Text text) {
    return new Lettering(Weight.of(text.sign()), text.size() * cellSide, Ink.of(text.sign()));
  }
}
