package cluewright.print;

/**
 * What a picture is drawn on, part by part, from the bottom to the top. Everything is in cells from
 * the picture's upper left corner.
 */
interface Easel {

  /** A rectangle filled. */
  void area(Sign sign, double x, double y, double width, double height);

  /** A rectangle's outline. */
  void outline(Sign sign, double x, double y, double width, double height);

  void disc(Sign sign, double x, double y, double radius);

  /** A circle's line. */
  void ring(Sign sign, double x, double y, double radius);

  void line(Sign sign, double x1, double y1, double x2, double y2);

  void curve(Sign sign, LinkCurve curve);

  /**
   * A digit or a number.
   *
   * @param x of its middle
   * @param y of its middle
   * @param size its em
   */
  void text(Sign sign, String text, double x, double y, double size);
}
