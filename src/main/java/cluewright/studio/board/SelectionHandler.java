package cluewright.studio.board;

/** Handles a board whose cells are first selected and then written into. */
public interface SelectionHandler {

  /** What happens to the cells selected before. */
  enum Extent {
    ALONE,
    /** They stay selected. */
    ALSO,
    /** They stay selected, and the cell is added or, if it was selected, removed. */
    TOGGLE
  }

  /** What a typed digit means. */
  enum Writing {
    /** What the mode says. */
    AS_SET,
    CORNER,
    CANDIDATE
  }

  /** Saves the selection before the pointer changes it. */
  void begin();

  /** Restores the selection saved at {@link #begin}. */
  void cancel();

  void select(int cell, Extent extent);

  void selectAll();

  default void selectNone() {}

  default void invertSelection() {}

  /**
   * Changes what typed digits mean to the next or former of several meanings.
   *
   * @return false if there is only one
   */
  default boolean turnMode(int places) {
    return false;
  }

  /** Selects all cells with the same digit, or the same marks, as a cell. */
  void selectAlike(int cell);

  void write(int digit, Writing writing);

  void erase();

  /** True if the keys 1 to 9 give colours, whatever the board's digits. */
  default boolean isColoring() {
    return false;
  }

  /** Adds a colour to the selected cells, or removes it. */
  default void color(int number) {}
}
