package cluewright.studio.board;

import java.util.Set;

/**
 * Everything that a cell shows; cells with equal contents look the same anywhere.
 *
 * @param tile how much of a tile there is, from 0 to 1
 * @param digit 0 for none
 * @param shown how much of the digit there is, from 0 to 1
 * @param candidates a set of digits: those in their fixed places, candidates or digits with a bar,
 *     that nothing is said about
 * @param deciding those of the candidates that leave a draft just one solution
 * @param corners a set of digits: the player's marks along the edge of the cell
 * @param colors a set of {@linkplain BoardColor#ofCell colours} that the player gave to the cell
 * @param region the region on its way that the cell is in, 0 for none
 * @param name what stands in a cell of such a region
 * @param edges the sides where a selection ends, as a set of {@link #TOP} and so on
 */
record CellContent(
    Set<CellTrait> traits,
    double tile,
    int digit,
    double shown,
    int candidates,
    int deciding,
    int corners,
    int colors,
    int region,
    String name,
    int edges) {
  static final int TOP = 1;
  static final int RIGHT = 2;
  static final int BOTTOM = 4;
  static final int LEFT = 8;

  /** True if the player coloured it, which limits the colours that are legible on it. */
  boolean isColored() {
    return colors != 0;
  }

  boolean is(CellTrait trait) {
    return traits.contains(trait);
  }

  boolean ends(int side) {
    return (edges & side) != 0;
  }
}
