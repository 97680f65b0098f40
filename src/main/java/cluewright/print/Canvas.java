package cluewright.print;

/**
 * What a layout draws on: a page of a PDF today, a picture or a preview just as well.
 *
 * <p>Everything is in points from the top left corner, x to the right, y downwards.
 */
interface Canvas {

  /**
   * A straight line whose ends project by half its width, so that lines of one width that meet at a
   * corner close it.
   */
  void line(double x1, double y1, double x2, double y2, Pen pen);

  /** A closed rectangle's outline, its corners rounded by the width of its pen. */
  void outline(double x, double y, double width, double height, Pen pen);

  /** A text of one line that begins at {@code x} and stands on {@code baseline}. */
  void text(String text, double x, double baseline, Lettering lettering);

  /**
   * How lines are drawn.
   *
   * @param width in points
   */
  record Pen(double width, Ink ink) {}
}
