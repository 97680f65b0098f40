package cluewright.print;

/** A rectangle of a page, in points from the page's upper left corner. */
public record Area(double left, double top, double width, double height) {

  public double right() {
    return left + width;
  }

  public double bottom() {
    return top + height;
  }

  /** One of several equal parts with gaps between them, counted row by row. */
  Area part(int index, int columns, int rows, double gap) {
    double partWidth = (width - (columns - 1) * gap) / columns;
    double partHeight = (height - (rows - 1) * gap) / rows;
    int column = index % columns;
    int row = index / columns;
    return new Area(
        left + column * (partWidth + gap), top + row * (partHeight + gap), partWidth, partHeight);
  }
}
