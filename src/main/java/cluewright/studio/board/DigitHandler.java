package cluewright.studio.board;

/** Handles digits typed over a cell of a mask. */
public interface DigitHandler {

  /** Handles a typed digit; above 9 they are letters, A for 10. */
  void digit(int cell, int digit);

  /**
   * Handles a key with a letter or figure.
   *
   * @return whether that meant something here; if not, it may be a digit
   */
  default boolean typed(int cell, char key) {
    return false;
  }

  /**
   * Handles Delete or Backspace.
   *
   * @return whether there was a digit to erase; if not, the cell itself is erased
   */
  boolean erase(int cell);
}
