package cluewright.print;

import cluewright.choice.Choice;
import cluewright.choice.Kind.Length;
import cluewright.choice.Kind.OneOf;
import cluewright.choice.Kind.Written;
import java.util.List;
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

  public static final Choice<Wrap, Template> TEMPLATE =
      Choice.of("template", new OneOf<>(Template.class), Wrap::template, Wrap::withTemplate)
          .said(
              List.of("--cover-template"),
              "TEMPLATE",
              "light, dark, or mosaic (the masks of the puzzles). Default: light.")
          .shown("paperback");

  public static final Choice<Wrap, Stock> STOCK =
      Choice.of("stock", new OneOf<>(Stock.class), Wrap::stock, Wrap::withStock)
          .said(
              "STOCK",
              "The paper of the pages, for the width of the spine: white, cream or colour. Default:"
                  + " white.")
          .shown("paperback");

  public static final Choice<Wrap, String> BLURB =
      Choice.of("blurb", Written.TEXT, Wrap::blurb, Wrap::withBlurb)
          .said("TEXT", "The text on the back.")
          .shown("paperback");

  public static final List<Choice<Wrap, ?>> CHOICES =
      List.of(
          TEMPLATE,
          STOCK,
          Choice.of(
                  "spine",
                  new Length(0, WIDEST, ""),
                  (Wrap wrap) -> wrap.spine,
                  (wrap, wide) -> new Wrap(wrap.template, wrap.stock, wide, wrap.blurb))
              .said("SIZE", "The width of the spine. Default: by the number of pages and --stock."),
          BLURB);

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
