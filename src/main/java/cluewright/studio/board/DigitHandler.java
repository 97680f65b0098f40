package cluewright.studio.board;

/** Who acts on digits that are typed over a cell of a mask. */
public interface DigitHandler {

  /** A digit of the board was typed; above 9 they are letters, A for 10. */
  void digit(int cell, int digit);

  /**
   * A key with a letter or a figure was pressed.
   *
   * @return whether that meant something here; if not, it may be a digit
   */
  default boolean typed(int cell, char key) {
    return false;
  }

  /**
   * Delete or Backspace was pressed.
   *
   * @return whether there was a digit to erase; if not, the cell itself is erased
   */
  boolean erase(int cell);
}
