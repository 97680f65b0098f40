package cluewright.replay;

import java.util.List;

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

  /** Those of its cells that follow from the others, so that no guess is worth while there. */
  default List<Integer> followers() {
    return List.of();
  }

  /**
   * Removes candidates that occur in no filling of the cells.
   *
   * @param candidates of each cell, digit 1 as bit 0; changed
   * @return whether something can fill the cells
   */
  boolean narrow(int[] candidates);
}
