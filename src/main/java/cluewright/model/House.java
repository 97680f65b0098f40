package cluewright.model;

/**
 * A set of cells in which no digit may occur twice.
 *
 * @param kind what the house is on the board
 * @param number its number within its kind, from 1: that of a row or column of the board, or of a
 *     box within its grid
 * @param grid the grid that has it; the first one, if two share it
 * @param cells its cells
 * @param holdsEveryDigit whether each digit must occur in it; hidden singles and locked candidates
 *     are sound only then
 */
public record House(Kind kind, int number, Grid grid, CellSet cells, boolean holdsEveryDigit) {

  /** The kinds of houses, with the word that names them in text. */
  public enum Kind {
    ROW("row"),
    COLUMN("column"),
    /** A rectangle of a classic board, or a region of a jigsaw. */
    BOX("box"),
    DIAGONAL("diagonal"),
    WINDOW("window"),
    /** The cells in the middle of the boxes. */
    CENTRE("centre dot"),
    /** Cells that stand at the same place of their boxes. */
    GROUP("disjoint group"),
    ASTERISK("asterisk"),
    /** Two cells a knight's move apart that share no other house. */
    KNIGHT("knight's move"),
    /** Two cells that touch at a corner and share no other house. */
    KING("king's move"),
    /** Cells of a killer board, with or without a sum. */
    CAGE("cage");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }

    /** True for rows and columns. */
    public boolean isLine() {
      return this == ROW || this == COLUMN;
    }

    /** True for the houses that boards have beside rows, columns and boxes. */
    public boolean isExtra() {
      return !isLine() && this != BOX;
    }

    /** True for regions beside the boxes, which are drawn shaded. */
    public boolean isExtraRegion() {
      return this == WINDOW || this == CENTRE || this == ASTERISK;
    }
  }

  /** Where the grid of a house lies on a board of overlapping grids. */
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

  /** A house of a board that is one grid. */
  public House(Kind kind, int number, CellSet cells, boolean holdsEveryDigit) {
    this(kind, number, Grid.ONLY, cells, holdsEveryDigit);
  }

  /** For example {@code row 3}, or {@code row 3 of the upper left grid}. */
  public String label() {
    return kind.word() + " " + number + grid.words;
  }

  @Override
  public String toString() {
    return label();
  }
}
