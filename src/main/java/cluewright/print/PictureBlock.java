package cluewright.print;

/**
 * A picture of a puzzle on a page.
 *
 * @param cellSide in points
 */
record PictureBlock(PuzzlePicture picture, double cellSide, Typeface typeface) implements Block {
  /** The thinnest line that printers keep, in points. */
  private static final double THINNEST = 0.25;

  /** The side of a cell in a picture that is so wide. */
  static double cellSide(PuzzlePicture picture, double width) {
    return width / picture.grid().width();
  }

  double width() {
    return picture.grid().width() * cellSide;
  }

  @Override
  public double height() {
    return picture.grid().height() * cellSide;
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    PictureDrawing.draw(
        picture, picture.grid(), new CanvasEasel(canvas, typeface, left, top, cellSide, THINNEST));
  }
}
