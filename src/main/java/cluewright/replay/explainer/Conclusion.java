package cluewright.replay.explainer;

import java.util.List;
import java.util.Set;

/**
 * What chains conclude.
 *
 * @param tenths the rating, times ten
 * @param complexity the number of nodes
 * @param key the kind of chain, for the order among equal ones
 * @param eliminations candidates, 9 times the cell plus the digit, ascending
 * @param place the candidate that is placed, or {@link #NOTHING}
 * @param premises candidates that have gone since the source, without which the chains fail
 * @param print what tells the chains from others
 */
record Conclusion(
    int tenths,
    int complexity,
    int key,
    List<Integer> eliminations,
    int place,
    Set<Integer> premises,
    long print) {
  static final int NOTHING = -1;

  private static final long FACTOR = 1_000_003;

  /** The fingerprint of chains extended by a node. */
  static long print(long before, int node) {
    return before * FACTOR + node;
  }
}
