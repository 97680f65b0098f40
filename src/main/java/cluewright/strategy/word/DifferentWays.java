package cluewright.strategy.word;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The digits that cells can have which must differ: a digit that is all a cell has is no other's.
 */
final class DifferentWays implements Ways {
  private final int[] cells;
  private final int[] possible;

  DifferentWays(int[] cells) {
    this.cells = cells;
    this.possible = new int[cells.length];
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public boolean look(IntUnaryOperator state) {
    Arrays.setAll(possible, i -> state.applyAsInt(cells[i]));
    int taken = 0;
    int before = -1;
    while (taken != before) {
      before = taken;
      for (int i = 0; i < possible.length; i++) {
        boolean isOne = Integer.bitCount(possible[i]) == 1;
        if (possible[i] == 0 || (!isOne && (possible[i] & ~taken) == 0)) {
          return false;
        }
        possible[i] &= isOne ? possible[i] : ~taken;
        if (isOne && !take(i)) {
          return false;
        }
        taken |= Integer.bitCount(possible[i]) == 1 ? possible[i] : 0;
      }
    }
    return true;
  }

  /** False if another cell has the only digit of this one. */
  private boolean take(int i) {
    for (int other = 0; other < i; other++) {
      if (possible[other] == possible[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int possible(int i) {
    return possible[i];
  }
}
