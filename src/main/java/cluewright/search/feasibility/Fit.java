package cluewright.search.feasibility;

import java.util.Comparator;

/**
 * Measures how well added cells preserve the shape of a mask; smaller is better.
 *
 * @param cells how many there are
 * @param lostSymmetries how many of the mask's symmetries they break
 * @param distance king's moves from each to the nearest clue of the mask, summed
 * @param openNeighbours how many of their up to eight neighbours are open, summed: few where a dent
 *     or a hole is filled, many where a cell sticks out
 * @param shift how far the centre of the clues moves, in cells
 * @param first the number of the first added cell, so that the order is always the same
 */
record Fit(int cells, int lostSymmetries, int distance, int openNeighbours, double shift, int first)
    implements Comparable<Fit> {
  private static final Comparator<Fit> ORDER =
      Comparator.comparingInt(Fit::cells)
          .thenComparingInt(Fit::lostSymmetries)
          .thenComparingInt(Fit::distance)
          .thenComparingInt(Fit::openNeighbours)
          .thenComparingDouble(Fit::shift)
          .thenComparingInt(Fit::first);

  @Override
  public int compareTo(Fit other) {
    return ORDER.compare(this, other);
  }
}
