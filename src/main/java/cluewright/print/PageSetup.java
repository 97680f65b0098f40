package cluewright.print;

/**
 * A page's size and its white edges.
 *
 * @param margin of all four edges, in millimetres
 * @param gutter what the edge at the binding has besides, in millimetres; it lies left on odd pages
 *     and right on even ones, so that margins of facing pages mirror each other
 */
public record PageSetup(Paper paper, double margin, double gutter) {
  public static final PageSetup A4 = new PageSetup(Paper.A4, 18, 0);

  /** The widest margin, and the widest gutter, in millimetres. */
  public static final double WIDEST = 50;

  public static final double POINTS_PER_MILLIMETRE = 72 / 25.4;

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException if one is negative or wider than {@link #WIDEST}
   */
  public PageSetup {
    if (!(margin >= 0 && margin <= WIDEST && gutter >= 0 && gutter <= WIDEST)) {
      throw new IllegalArgumentException("margins are from 0 to " + WIDEST + " mm");
    }
  }

  /** Where a page's contents stand, in points from the upper left corner. */
  public Area area(int pageNumber) {
    double edge = margin * POINTS_PER_MILLIMETRE;
    double bound = gutter * POINTS_PER_MILLIMETRE;
    double left = edge + (pageNumber % 2 == 1 ? bound : 0);
    return new Area(left, edge, paper.width() - 2 * edge - bound, paper.height() - 2 * edge);
  }
}
