package cluewright.print;

import java.util.Objects;
import java.util.OptionalDouble;

/**
 * The size of a page and its margins.
 *
 * @param margin of all four edges, in millimetres
 * @param gutter what the edge at the binding has besides, in millimetres; it lies left on odd pages
 *     and right on even ones, so that margins of facing pages mirror each other; if absent, as much
 *     as the {@linkplain #boundWith number of pages} asks for
 * @param press what is printed beyond the edges
 */
public record PageSetup(Paper paper, double margin, OptionalDouble gutter, Press press) {
  public static final double POINTS_PER_MILLIMETRE = 72 / 25.4;

  public static final PageSetup A4 = on(Paper.A4);

  /** The largest margin and gutter, in millimetres. */
  public static final double WIDEST = 50;

  /** The minimum width and height that margins must leave, in millimetres. */
  public static final double LEAST_ROOM = 50;

  /** The usual margin on A4, in millimetres. */
  private static final double OF_A4 = 18;

  private static final double LEAST_USUAL = 9;
  private static final double MOST_USUAL = 25;

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException if one is negative or wider than {@link #WIDEST}, or they
   *     leave less than {@link #LEAST_ROOM} of the paper's width or height
   */
  public PageSetup {
    Objects.requireNonNull(press);
    double bound = gutter.orElse(0);
    if (!(margin >= 0 && margin <= WIDEST && bound >= 0 && bound <= WIDEST)) {
      throw new IllegalArgumentException("margins are from 0 to " + WIDEST + " mm");
    }
    if (paper.widthInMillimetres() - 2 * margin - bound < LEAST_ROOM
        || paper.heightInMillimetres() - 2 * margin < LEAST_ROOM) {
      throw new IllegalArgumentException(
          "margins of %s mm%s leave less than %.0f mm of %s: make them narrower"
              .formatted(
                  number(margin),
                  bound > 0 ? " and a gutter of " + number(bound) + " mm" : "",
                  LEAST_ROOM,
                  paper.name()));
    }
  }

  private static String number(double millimetres) {
    return millimetres == Math.rint(millimetres)
        ? String.valueOf((long) millimetres)
        : String.valueOf(Math.round(millimetres * 10) / 10.0);
  }

  /** A page with margins in proportion to the paper and no gutter. */
  public static PageSetup on(Paper paper) {
    return new PageSetup(paper, usualMargin(paper), OptionalDouble.of(0), Press.NONE);
  }

  /** The usual margin of a paper, rounded to millimetres. */
  public static double usualMargin(Paper paper) {
    double shorter = Math.min(paper.widthInMillimetres(), paper.heightInMillimetres());
    double share = Math.rint(shorter * OF_A4 / Paper.A4.widthInMillimetres());
    return Math.max(LEAST_USUAL, Math.min(MOST_USUAL, share));
  }

  /** On other paper; margins that were the usual ones stay so. */
  public PageSetup withPaper(Paper next) {
    double edge = margin == usualMargin(paper) ? usualMargin(next) : margin;
    return new PageSetup(next, edge, gutter, press);
  }

  public PageSetup withMargin(double millimetres) {
    return new PageSetup(paper, millimetres, gutter, press);
  }

  public PageSetup withGutter(OptionalDouble millimetres) {
    return new PageSetup(paper, margin, millimetres, press);
  }

  /**
   * The same setup with other paper, margin and gutter, as far as these leave space on the page.
   *
   * @param gutter absent for that of the number of pages
   */
  public PageSetup fitted(Paper next, double margin, OptionalDouble gutter) {
    double across = next.widthInMillimetres() - LEAST_ROOM;
    double down = next.heightInMillimetres() - LEAST_ROOM;
    double edge = Math.floor(Math.min(margin, Math.min(across, down) / 2));
    OptionalDouble bound =
        gutter.isEmpty()
            ? gutter
            : OptionalDouble.of(Math.floor(Math.min(gutter.getAsDouble(), across - 2 * edge)));
    return new PageSetup(next, edge, bound, press);
  }

  public PageSetup withPress(Press next) {
    return new PageSetup(paper, margin, gutter, next);
  }

  /** This setup, with the gutter for a number of pages unless it specifies one. */
  public PageSetup boundWith(int pages) {
    return gutter.isPresent() ? this : withGutter(OptionalDouble.of(InnerMargin.gutter(pages)));
  }

  /** The area for a page's contents, in points from the upper left corner. */
  public Area area(int pageNumber) {
    double edge = margin * POINTS_PER_MILLIMETRE;
    double bound = gutter.orElse(0) * POINTS_PER_MILLIMETRE;
    double left = edge + (pageNumber % 2 == 1 ? bound : 0);
    return new Area(left, edge, paper.width() - 2 * edge - bound, paper.height() - 2 * edge);
  }
}
