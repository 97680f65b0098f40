package cluewright.studio.board;

/** Handles digits that are dragged or pushed to other cells. */
public interface CarryHandler {

  /**
   * Picks up what is carried from a pressed cell.
   *
   * @return whether there is something to carry; if not, the press selects
   */
  boolean take(int cell);

  /** Carries what was picked up over a cell. */
  void carry(int cell);

  /** Drops what was picked up. */
  void put();

  /** Returns what was picked up to its origin. */
  void putBack();

  /**
   * Moves the selection.
   *
   * @param rows downwards
   * @param columns to the right
   * @return whether there is room for it
   */
  boolean push(int rows, int columns);
}
