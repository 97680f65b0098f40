package cluewright.strategy.core;

/** A mutable state, as strategies read and change it. */
public interface WorkingState {

  /** f: the digit placed in a cell, or 0. */
  int placed(int cell);

  /** g: the candidates of a cell as a set of digits. */
  int candidates(int cell);

  /**
   * Places a digit, and eliminates what that forces (S2). Placing what is placed already changes
   * nothing.
   *
   * @return whether the state is still free of contradiction, as far as was looked
   */
  boolean place(int cell, int digit);

  /**
   * Eliminates a set of digits from a cell.
   *
   * @return whether the state is still free of contradiction, as far as was looked
   */
  boolean eliminate(int cell, int digits);
}
