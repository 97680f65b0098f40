package cluewright.strategy;

import cluewright.model.Board;

/** A pass's own copy of the candidates, and a note of whether it has changed them. */
final class Worksheet {
  private final int[] candidates;
  private WorkingState state;
  private boolean changed;

  Worksheet(Board board) {
    this.candidates = new int[board.cells()];
  }

  /** Begins a pass over a state. */
  void begin(WorkingState over) {
    this.state = over;
    this.changed = false;
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = over.candidates(cell);
    }
  }

  int candidates(int cell) {
    return candidates[cell];
  }

  /** Eliminates those of the digits that are candidates, here and in the state. */
  void eliminate(int cell, int digits) {
    if ((candidates[cell] & digits) != 0) {
      candidates[cell] &= ~digits;
      state.eliminate(cell, digits);
      changed = true;
    }
  }

  boolean hasChanged() {
    return changed;
  }
}
