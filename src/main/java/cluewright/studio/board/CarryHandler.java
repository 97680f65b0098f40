package cluewright.studio.board;

/** Who acts on digits that are dragged or pushed to other cells. */
public interface CarryHandler {

  /**
   * A cell was pressed: takes up what is carried from there.
   *
   * @return whether there is something to carry; if not, the press selects
   */
  boolean take(int cell);

  /** What was taken is over a cell. */
  void carry(int cell);

  /** What was taken stays where it is. */
  void put();

  /** What was taken goes back to where it was. */
  void putBack();

  /**
   * Moves what is selected.
   *
   * @param rows downwards
   * @param columns to the right
   * @return whether there is room for it
   */
  boolean push(int rows, int columns);
}
