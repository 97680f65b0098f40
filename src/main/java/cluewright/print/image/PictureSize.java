package cluewright.print.image;

/** The width of a picture, on paper or on screen. */
public record PictureSize(double value, Unit unit) {
  private static final double MILLIMETRES_AN_INCH = 25.4;

  /** A unit of length. */
  public enum Unit {
    MM(1),
    CM(10),
    IN(MILLIMETRES_AN_INCH),
    /** Points. */
    PT(MILLIMETRES_AN_INCH / 72),
    /** Pixels, at the picture's resolution. */
    PX(Double.NaN);

    private final double millimetres;

    Unit(double millimetres) {
      this.millimetres = millimetres;
    }
  }

  /**
   * The width on paper.
   *
   * @param dots how many pixels are an inch
   */
  public double millimetres(int dots) {
    return unit == Unit.PX ? value * MILLIMETRES_AN_INCH / dots : value * unit.millimetres;
  }

  /**
   * The width in pixels, rounded.
   *
   * @param dots how many of them are an inch
   */
  public long pixels(int dots) {
    return Math.round(
        unit == Unit.PX ? value : value * unit.millimetres * dots / MILLIMETRES_AN_INCH);
  }
}
