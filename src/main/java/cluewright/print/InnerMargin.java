package cluewright.print;

import java.util.TreeMap;

/**
 * The width that the binding takes from a page: the more pages, the less a book opens.
 *
 * <p>The widths are those of Amazon's Kindle Direct Publishing for paperbacks (0.375 in inside for
 * up to 150 pages, 0.5 for 300, 0.625 for 500, 0.75 for 700, 0.875 above; 0.25 in at the other
 * edges).
 */
public final class InnerMargin {
  /** The minimum of all other margins, in millimetres. */
  public static final double LEAST_MARGIN = 6.35;

  private static final double MILLIMETRES_AN_INCH = 25.4;

  /** The minimum inner margin in inches, keyed by the number of pages from which it applies. */
  private static final TreeMap<Integer, Double> INSIDE = new TreeMap<>();

  static {
    INSIDE.put(0, 0.375);
    INSIDE.put(151, 0.5);
    INSIDE.put(301, 0.625);
    INSIDE.put(501, 0.75);
    INSIDE.put(701, 0.875);
  }

  private InnerMargin() {}

  /** The minimum inner margin, in millimetres. */
  public static double leastInside(int pages) {
    return INSIDE.floorEntry(pages).getValue() * MILLIMETRES_AN_INCH;
  }

  /**
   * What is added to the inner margin so that inner and outer ones look alike in the bound book, in
   * millimetres.
   */
  public static double gutter(int pages) {
    return leastInside(pages) - LEAST_MARGIN;
  }
}
