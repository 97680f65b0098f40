package cluewright.replay;

/** Cells whose digits depend on each other: a cage with its sum, or two related cells. */
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
