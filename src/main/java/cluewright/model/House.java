package cluewright.model;

import cluewright.model.rule.Kind;

/**
 * A set of cells in which no digit may occur twice.
 *
 * @param kind what the house is on the board
 * @param number its number within its kind, from 1: that of a row or column of the board, or of a
 *     box within its grid
 * @param grid the grid that has it; the first one, if two share it
 * @param name what sets it apart from others of its kind in texts: its number, or for a drawn
 *     house, whose number nobody sees, its first and last cell
 * @param cells its cells
 * @param holdsEveryDigit whether each digit must occur in it; hidden singles and locked candidates
 *     are sound only then
 */
public record House(
    Kind kind, int number, Grid grid, String name, CellSet cells, boolean holdsEveryDigit) {

  /** The position of a house's grid on a board of overlapping grids. */
  public enum Grid {
    /** The grid is the whole board. */
    ONLY(""),
    UPPER_LEFT(" of the upper left grid"),
    UPPER_RIGHT(" of the upper right grid"),
    MIDDLE(" of the middle grid"),
    LOWER_LEFT(" of the lower left grid"),
    LOWER_RIGHT(" of the lower right grid");

    private final String words;

    Grid(String words) {
      this.words = words;
    }
  }

  /** A house that is named by its number. */
  public House(Kind kind, int number, Grid grid, CellSet cells, boolean holdsEveryDigit) {
    this(kind, number, grid, String.valueOf(number), cells, holdsEveryDigit);
  }

  /** A house of a board with only one grid. */
  public House(Kind kind, int number, CellSet cells, boolean holdsEveryDigit) {
    this(kind, number, Grid.ONLY, cells, holdsEveryDigit);
  }

  /** The same under another name. */
  public House named(String other) {
    return new House(kind, number, grid, other, cells, holdsEveryDigit);
  }

  /** The name, for example {@code row 3}, or {@code row 3 of the upper left grid}. */
  public String label() {
    return kind.word() + " " + number + grid.words;
  }

  @Override
  public String toString() {
    return label();
  }
}
