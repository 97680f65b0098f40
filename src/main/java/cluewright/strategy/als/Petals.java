package cluewright.strategy.als;

import java.util.Arrays;

/**
 * Chooses the petals of a {@link DeathBlossom} with as few cells as possible: one for each
 * candidate of the stem, at least two of them different.
 */
final class Petals {
  private static final int[] NONE = {};

  private final AlmostLockedSets sets;
  private long[] keys = new long[0];

  Petals(AlmostLockedSets sets) {
    this.sets = sets;
  }

  /**
   * The petals for the digits of a stem, ascending, that eliminate another digit from a cell. There
   * must be one for each; none if one and the same is all there is.
   */
  int[] choose(int stem, int digits, int cell, int gone) {
    int[] chosen = new int[Integer.bitCount(digits)];
    int[] second = new int[chosen.length];
    int next = 0;
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int count = collect(stem, Integer.numberOfTrailingZeros(rest) + 1, cell, gone);
      chosen[next] = (int) keys[0];
      second[next++] = count > 1 ? (int) keys[1] : chosen[0];
    }
    for (int i = 0; i < chosen.length && isOne(chosen); i++) {
      chosen[i] = second[i];
    }
    return isOne(chosen) ? NONE : chosen;
  }

  private static boolean isOne(int[] chosen) {
    return Arrays.stream(chosen).allMatch(set -> set == chosen[0]);
  }

  /** Lists the petals for a digit, those with the fewest cells first. */
  private int collect(int stem, int digit, int cell, int gone) {
    if (keys.length < sets.size()) {
      keys = new long[2 * sets.size()];
    }
    int needed = 1 << (digit - 1) | 1 << (gone - 1);
    int count = 0;
    for (int set = 0; set < sets.size(); set++) {
      if ((sets.digits(set) & needed) == needed
          && sees(stem, set, digit)
          && sees(cell, set, gone)) {
        keys[count++] = (long) sets.cellCount(set) << Integer.SIZE | set;
      }
    }
    Arrays.sort(keys, 0, count);
    return count;
  }

  private boolean sees(int cell, int set, int digit) {
    return (sets.seen(set, digit, cell >> 6) >>> cell & 1) != 0;
  }
}
