package cluewright.print;

import java.util.Objects;
import java.util.OptionalDouble;

/**
 * The cover of a paperback as printers want it: back, spine and front on one sheet.
 *
 * @param spine its width, in millimetres; if absent, that of the pages on their stock
 * @param blurb on the back; may be empty
 */
public record Wrap(Template template, Stock stock, OptionalDouble spine, String blurb) {
  /** The light template, with a spine calculated from the pages and an empty back. */
  public static final Wrap USUAL =
      new Wrap(Template.LIGHT, Stock.WHITE, OptionalDouble.empty(), "");

  /** The widest spine, in millimetres. */
  public static final double WIDEST = 100;

  /** The bleed of covers in millimetres where pages have none: an eighth of an inch. */
  public static final double USUAL_BLEED = 3.175;

  /** The space that text on the spine leaves at each fold, in points: a sixteenth of an inch. */
  public static final double FOLD = 4.5;

  private static final double MILLIMETRES_AN_INCH = 25.4;

  /** A cover design. */
  public enum Template {
    /** The book's most regular mask on white, as on the cover page inside. */
    LIGHT,
    /** The same design in white on a dark ground. */
    DARK,
    /** The masks of the puzzles tiled over the whole front, with a band for the title. */
    MOSAIC
  }

  /**
   * Paper stock for the inside. A page is half a leaf; the thicknesses are those that Amazon's
   * Kindle Direct Publishing states.
   */
  public enum Stock {
    WHITE(0.002252),
    CREAM(0.0025),
    COLOUR(0.002347);

    private final double page;

    Stock(double inches) {
      page = inches * MILLIMETRES_AN_INCH;
    }

    /** The thickness of a number of pages, in millimetres. */
    double thickness(int pages) {
      return page * pages;
    }
  }

  /**
   * Checks the spine.
   *
   * @throws IllegalArgumentException if it is negative or wider than {@link #WIDEST}
   */
  public Wrap {
    Objects.requireNonNull(blurb);
    double width = spine.orElse(0);
    if (!(width >= 0 && width <= WIDEST)) {
      throw new IllegalArgumentException("a spine is from 0 to " + WIDEST + " mm wide");
    }
  }

  public Wrap withTemplate(Template next) {
    return new Wrap(next, stock, spine, blurb);
  }

  public Wrap withStock(Stock next) {
    return new Wrap(template, next, spine, blurb);
  }

  public Wrap withBlurb(String next) {
    return new Wrap(template, stock, spine, next);
  }

  /** The width of the spine for a number of pages, in points. */
  public double spine(int pages) {
    return spine.orElse(thickness(pages)) * PageSetup.POINTS_PER_MILLIMETRE;
  }

  /** The thickness of a number of pages of this stock, in millimetres. */
  public double thickness(int pages) {
    return stock.thickness(pages);
  }
}
