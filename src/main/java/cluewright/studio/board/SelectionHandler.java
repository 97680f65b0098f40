package cluewright.studio.board;

/** Who acts on a board whose cells are selected first and written into then. */
public interface SelectionHandler {

  /** The fate of the cells that were selected before. */
  enum Extent {
    ALONE,
    /** They stay selected. */
    ALSO,
    /** They stay, and the cell itself is selected or, if it was, no longer. */
    TOGGLE
  }

  /** The meaning of a typed digit. */
  enum Writing {
    /** As the mode says. */
    AS_SET,
    CORNER,
    CANDIDATE
  }

  /** Notes what is selected before the pointer selects anything else. */
  void begin();

  /** Selects again what was selected at {@link #begin}. */
  void cancel();

  void select(int cell, Extent extent);

  /** Every cell. */
  void selectAll();

  /** All cells with the digit, or with the marks, of a cell. */
  void selectAlike(int cell);

  void write(int digit, Writing writing);

  void erase();

  /** True if the keys 1 to 9 give colours, whatever the board's digits. */
  default boolean isColoring() {
    return false;
  }

  /** Gives the selected cells a colour, or takes it from them. */
  default void color(int number) {}
}
