package cluewright.lab.sets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The sets of cells of a house that hold just as many digits as they have cells.
 *
 * <p>Take one way to fill the cells. A cell of a tight set can hold only digits that this way puts
 * into the set, so the cells where they are belong to it as well. Whatever is closed in this sense
 * is tight, so that no other sets have to be tried, however many cells are open.
 */
final class TightSets {
  /** The number of sets after which a house is given up. */
  static final int MOST = 65_536;

  private final int[] reach;
  private final List<Integer> sets = new ArrayList<>();

  private TightSets(int[] reach) {
    this.reach = reach;
  }

  /**
   * The sets, without the empty and the full one, as bits by the cells' order; ascending.
   *
   * @param candidates of each open cell, at most 31, as bits; as many digits as cells
   * @return more than {@link #MOST} if there are more; empty if the cells cannot be filled with
   *     different digits
   */
  static Optional<List<Integer>> of(int[] candidates) {
    int[] cellOf = new int[Integer.SIZE];
    Arrays.fill(cellOf, -1);
    for (int cell = 0; cell < candidates.length; cell++) {
      if (!place(cell, candidates, cellOf, new boolean[Integer.SIZE])) {
        return Optional.empty();
      }
    }
    TightSets tight = new TightSets(reach(candidates, cellOf));
    tight.add(0, 0, 0);
    Collections.sort(tight.sets);
    return Optional.of(tight.sets);
  }

  /** Finds a digit for one more cell, and moves others if it has to. */
  private static boolean place(int cell, int[] candidates, int[] cellOf, boolean[] isTried) {
    for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      if (!isTried[digit]) {
        isTried[digit] = true;
        if (cellOf[digit] < 0 || place(cellOf[digit], candidates, cellOf, isTried)) {
          cellOf[digit] = cell;
          return true;
        }
      }
    }
    return false;
  }

  /** For each cell, the cells that every tight set with it has. */
  private static int[] reach(int[] candidates, int[] cellOf) {
    int[] reach = new int[candidates.length];
    for (int cell = 0; cell < candidates.length; cell++) {
      for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
        reach[cell] |= 1 << cellOf[Integer.numberOfTrailingZeros(rest)];
      }
    }
    for (int by = 0; by < reach.length; by++) {
      for (int cell = 0; cell < reach.length; cell++) {
        if ((reach[cell] >>> by & 1) != 0) {
          reach[cell] |= reach[by];
        }
      }
    }
    return reach;
  }

  /** Adds the closed sets that have the cells taken, and none of those that are left. */
  private void add(int cell, int taken, int left) {
    if (sets.size() > MOST) {
      return;
    }
    if (cell == reach.length) {
      if (taken != 0 && left != 0) {
        sets.add(taken);
      }
      return;
    }
    if ((reach[cell] & left) == 0) {
      add(cell + 1, taken | reach[cell], left);
    }
    if ((taken >>> cell & 1) == 0) {
      add(cell + 1, taken, left | 1 << cell);
    }
  }
}
