package cluewright.replay;

/**
 * Cells whose digits depend on each other, for the {@link SolutionCounter}: a cage with its sum, or
 * two cells with a relation.
 */
interface Bond {
  int[] cells();

  /**
   * Takes away candidates that no filling of the cells uses.
   *
   * @param candidates of each cell, digit 1 as bit 0; changed
   * @return whether something can fill the cells
   */
  boolean narrow(int[] candidates);
}
