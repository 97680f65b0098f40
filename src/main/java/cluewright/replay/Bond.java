package cluewright.replay;

/**
 * Cells whose digits depend on each other: those of a sum, or two cells that a rule allows only
 * some pairs of digits.
 */
interface Bond {
  int[] cells();

  /**
   * Removes candidates that occur in no filling of the cells.
   *
   * @param candidates of each cell, digit 1 as bit 0; changed
   * @return whether something can fill the cells
   */
  boolean narrow(int[] candidates);
}
