package cluewright.replay;

/**
 * Cells whose digits depend on each other: those of a sum, or two cells that a rule allows only
 * some pairs of digits.
 */
interface Bond {
  int[] cells();

  /** The work of looking at it at a node, in places of a digit in a house. */
  default double work() {
    return 0;
  }

  /**
   * Removes candidates that occur in no filling of the cells.
   *
   * @param candidates of each cell, digit 1 as bit 0; changed
   * @return whether something can fill the cells
   */
  boolean narrow(int[] candidates);
}
