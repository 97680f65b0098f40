package cluewright.print;

import java.util.TreeMap;

/**
 * How much of a page a binding takes: the more pages, the less a book opens.
 *
 * <p>The widths are those of Amazon's Kindle Direct Publishing for paperbacks (0.375 in inside for
 * up to 150 pages, 0.5 for 300, 0.625 for 500, 0.75 for 700, 0.875 above; 0.25 in at the other
 * edges).
 */
public final class InnerMargin {
  /** What other edges than the one at the binding have at least, in millimetres. */
  public static final double LEAST_MARGIN = 6.35;

  private static final double MILLIMETRES_AN_INCH = 25.4;

  /** The least inner margin, in inches, from a number of pages on. */
  private static final TreeMap<Integer, Double> INSIDE = new TreeMap<>();

  static {
    INSIDE.put(0, 0.375);
    INSIDE.put(151, 0.5);
    INSIDE.put(301, 0.625);
    INSIDE.put(501, 0.75);
    INSIDE.put(701, 0.875);
  }

  private InnerMargin() {}

  /** What the inner edge has at least, in millimetres. */
  public static double leastInside(int pages) {
    return INSIDE.floorEntry(pages).getValue() * MILLIMETRES_AN_INCH;
  }

  /**
   * What the inner edge has besides a margin, in millimetres, so that what is seen of both is the
   * same.
   */
  public static double gutter(int pages) {
    return leastInside(pages) - LEAST_MARGIN;
  }
}
