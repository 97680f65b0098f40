package cluewright.print.image;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The width of a picture, on paper or on screen. */
public record PictureSize(double value, Unit unit) {
  private static final double MILLIMETRES_AN_INCH = 25.4;

  private static final Pattern SIZE =
      Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?|\\.\\d{1,3}) *(mm|cm|in|pt|px)");

  private static final Pattern ZERO = Pattern.compile("0+(?:\\.0{1,3})?");

  public enum Unit {
    MM(1),
    CM(10),
    IN(MILLIMETRES_AN_INCH),
    PT(MILLIMETRES_AN_INCH / 72),
    /** Pixels, at the picture's resolution. */
    PX(Double.NaN);

    private final double millimetres;

    Unit(double millimetres) {
      this.millimetres = millimetres;
    }
  }

  /**
   * Reads {@code 90mm}, {@code 9cm}, {@code 3.5in}, {@code 0.5pt} and {@code 1200px}; 0 needs no
   * unit.
   *
   * @throws IllegalArgumentException with a sentence if a text is no size
   */
  public static PictureSize of(String text) {
    if (ZERO.matcher(text.strip()).matches()) {
      return new PictureSize(0, Unit.MM);
    }
    Matcher size = SIZE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!size.matches()) {
      throw new IllegalArgumentException(
          "\""
              + text
              + "\" is not a size: write a number with its unit, such as 90mm, 9cm or 3.5in");
    }
    return new PictureSize(
        Double.parseDouble(size.group(1)), Unit.valueOf(size.group(2).toUpperCase(Locale.ROOT)));
  }

  /** The text that {@link #of} reads. */
  public String written() {
    return value + unit.name().toLowerCase(Locale.ROOT);
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
