package cluewright.replay.explainer;

import cluewright.strategy.core.SolvingState;
import java.util.Map;
import java.util.TreeMap;

/**
 * A technique's conclusion and its difficulty.
 *
 * @param tenths the rating, times ten
 * @param eliminations digits to eliminate by cell, as bits
 * @param cell the cell in which a digit is placed, or -1
 * @param digit that digit, counted from 0
 */
record Step(int tenths, Map<Integer, Integer> eliminations, int cell, int digit) {
  static final int NOWHERE = -1;

  static Step eliminating(int tenths, Map<Integer, Integer> eliminations) {
    return new Step(tenths, eliminations, NOWHERE, NOWHERE);
  }

  /** A step that eliminates a digit from some cells. */
  static Step eliminating(int tenths, int digit, Cells cells) {
    Map<Integer, Integer> eliminations = new TreeMap<>();
    for (int cell : cells.toArray()) {
      eliminations.put(cell, 1 << digit);
    }
    return eliminating(tenths, eliminations);
  }

  static Step of(Conclusion conclusion) {
    if (conclusion.place() != Conclusion.NOTHING) {
      int place = conclusion.place();
      return new Step(conclusion.tenths(), Map.of(), Nodes.cell(place), Nodes.digit(place));
    }
    Map<Integer, Integer> eliminations = new TreeMap<>();
    for (int candidate : conclusion.eliminations()) {
      eliminations.merge(Nodes.cell(candidate), 1 << Nodes.digit(candidate), (p, q) -> p | q);
    }
    return eliminating(conclusion.tenths(), eliminations);
  }

  boolean isPlacement() {
    return cell != NOWHERE;
  }

  void applyTo(SolvingState state) {
    if (isPlacement()) {
      state.place(cell, digit + 1);
    }
    eliminations.forEach((from, digits) -> state.eliminate(from, digits));
  }
}
