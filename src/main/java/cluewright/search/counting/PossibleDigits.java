package cluewright.search.counting;

import java.util.Arrays;

/**
 * The digits that each cell of the solution may still have, closed under singles and locked
 * candidates.
 *
 * <p>Why this is sound: a puzzle that naked singles complete has a solution, which is a whole grid
 * of the board. So everything that holds in every grid with the digits decided so far may be
 * concluded, whatever the strategies of the request are: a known digit is in no peer; a digit with
 * one place left in a house that holds every digit is there; if all its places in house A lie in
 * house B as well, it is nowhere else in B. Digits are only ever taken away, so the order of the
 * conclusions does not matter.
 *
 * <p>Mutable; {@link #save} and {@link #load} copy the state, so that nothing is allocated. After a
 * contradiction the state must be loaded anew.
 */
final class PossibleDigits {
  private final BoardArrays geometry;

  /** The digits of each cell, then the positions of each digit in each house. */
  private final int[] state;

  private final int firstPlace;

  /** Cells whose digit is newly known and not yet removed from their peers. */
  private final int[] fresh;

  private int freshCount;

  /** The houses with digits that lost a place since they were last examined. */
  private long dirtyHouses;

  private final int[] dirtyDigits;

  PossibleDigits(BoardArrays geometry) {
    this.geometry = geometry;
    this.firstPlace = geometry.cells;
    this.state = new int[geometry.cells + geometry.houses.length * geometry.digits];
    this.fresh = new int[geometry.cells];
    this.dirtyDigits = new int[geometry.houses.length];
    Arrays.fill(state, 0, geometry.cells, geometry.all);
    for (int h = 0; h < geometry.houses.length; h++) {
      int first = firstPlace + h * geometry.digits;
      Arrays.fill(state, first, first + geometry.digits, (1 << geometry.houses[h].length) - 1);
    }
  }

  int stateSize() {
    return state.length;
  }

  void save(int[] states, int offset) {
    System.arraycopy(state, 0, states, offset, state.length);
  }

  void load(int[] states, int offset) {
    System.arraycopy(states, offset, state, 0, state.length);
    freshCount = 0;
    dirtyHouses = 0;
    Arrays.fill(dirtyDigits, 0);
  }

  /** The possible digits of a cell, as a set. */
  int of(int cell) {
    return state[cell];
  }

  boolean isKnown(int cell) {
    return (state[cell] & (state[cell] - 1)) == 0;
  }

  /**
   * Restricts a cell to the digits {@code allowed}; consequences wait for {@link #propagate}.
   *
   * @return false if that leaves none
   */
  boolean restrict(int cell, int allowed) {
    int gone = state[cell] & ~allowed;
    if (gone == 0) {
      return true;
    }
    int left = state[cell] & allowed;
    state[cell] = left;
    if (left == 0) {
      return false;
    }
    if ((left & (left - 1)) == 0) {
      fresh[freshCount++] = cell;
    }
    int[] houses = geometry.housesOf[cell];
    int[] positions = geometry.positions[cell];
    for (int i = 0; i < houses.length; i++) {
      int first = firstPlace + houses[i] * geometry.digits;
      for (int rest = gone; rest != 0; rest &= rest - 1) {
        state[first + Integer.numberOfTrailingZeros(rest)] &= ~(1 << positions[i]);
      }
      if (geometry.holdsAll[houses[i]]) {
        dirtyDigits[houses[i]] |= gone;
        dirtyHouses |= 1L << houses[i];
      }
    }
    return true;
  }

  /**
   * Draws every conclusion.
   *
   * @return false at a contradiction: no grid has these digits
   */
  boolean propagate() {
    while (freshCount > 0 || dirtyHouses != 0) {
      if (freshCount > 0) {
        if (!takeFromPeers(fresh[--freshCount])) {
          return false;
        }
      } else {
        int house = Long.numberOfTrailingZeros(dirtyHouses);
        dirtyHouses &= dirtyHouses - 1;
        if (!lookAt(house)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean takeFromPeers(int cell) {
    int others = ~state[cell];
    for (int peer : geometry.peers[cell]) {
      if (!restrict(peer, others)) {
        return false;
      }
    }
    return true;
  }

  private boolean lookAt(int house) {
    int dirty = dirtyDigits[house];
    dirtyDigits[house] = 0;
    for (int rest = dirty; rest != 0; rest &= rest - 1) {
      if (!lookAt(house, Integer.numberOfTrailingZeros(rest))) {
        return false;
      }
    }
    return true;
  }

  private boolean lookAt(int house, int digit) {
    int places = state[firstPlace + house * geometry.digits + digit];
    if (places == 0) {
      return false;
    }
    if ((places & (places - 1)) == 0) {
      int cell = geometry.houses[house][Integer.numberOfTrailingZeros(places)];
      return restrict(cell, 1 << digit);
    }
    for (BoardArrays.Crossing crossing : geometry.crossings[house]) {
      if ((places & ~crossing.shared) == 0 && !take(digit, crossing.outside)) {
        return false;
      }
    }
    return true;
  }

  private boolean take(int digit, int[] cells) {
    for (int cell : cells) {
      if (!restrict(cell, ~(1 << digit))) {
        return false;
      }
    }
    return true;
  }
}
