package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A naked set of a house that includes some cells as a unit with their extra candidates, one of
 * which is right.
 *
 * @param size the number of digits, those cells counted as one
 * @param open the number of other empty cells in the house
 * @param eliminations digits to eliminate by cell, as bits
 */
record ExtrasInSet(int size, int open, Map<Integer, Integer> eliminations) {

  /** All such sets of a house, with or without eliminations. */
  static List<ExtrasInSet> of(Marks marks, int house, Cells with, int extras) {
    List<Integer> others = new ArrayList<>();
    for (int cell : Nine.CELLS_OF[house]) {
      if (marks.digits(cell) != 0 && !with.contains(cell)) {
        others.add(cell);
      }
    }
    List<ExtrasInSet> sets = new ArrayList<>();
    for (int chosen = 1; chosen < 1 << others.size(); chosen++) {
      int size = Integer.bitCount(chosen) + 1;
      int union = extras;
      for (int i = 0; i < others.size(); i++) {
        union |= (chosen >>> i & 1) != 0 ? marks.digits(others.get(i)) : 0;
      }
      if (Integer.bitCount(union) == size) {
        sets.add(new ExtrasInSet(size, others.size(), outside(marks, others, chosen, union)));
      }
    }
    return sets;
  }

  private static Map<Integer, Integer> outside(
      Marks marks, List<Integer> others, int chosen, int union) {
    Map<Integer, Integer> eliminations = new TreeMap<>();
    for (int i = 0; i < others.size(); i++) {
      if ((chosen >>> i & 1) == 0 && (marks.digits(others.get(i)) & union) != 0) {
        eliminations.put(others.get(i), union);
      }
    }
    return eliminations;
  }
}
