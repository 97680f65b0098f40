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
 * @param place the candidate that is placed, -1 if none is
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
    long print) {}
