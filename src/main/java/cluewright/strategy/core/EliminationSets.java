package cluewright.strategy.core;

import java.util.Arrays;

/** Distinct sets of eliminations, in a reusable hash table. */
public final class EliminationSets {
  private int[][] slots = new int[256][];
  private int size;

  public void clear() {
    Arrays.fill(slots, null);
    size = 0;
  }

  /** Adds a set; true if it is new. */
  public boolean add(Eliminations eliminations) {
    int slot = slot(eliminations.hash());
    while (slots[slot] != null) {
      if (eliminations.isEqualTo(slots[slot])) {
        return false;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = eliminations.toArray();
    if (2 * ++size > slots.length) {
      grow();
    }
    return true;
  }

  private int slot(int hash) {
    return ((hash * 0x9E3779B9) >>> 8) & (slots.length - 1);
  }

  private void grow() {
    int[][] kept = slots;
    slots = new int[2 * kept.length][];
    for (int[] set : kept) {
      if (set != null) {
        int slot = slot(Eliminations.hash(set, set.length));
        while (slots[slot] != null) {
          slot = (slot + 1) & (slots.length - 1);
        }
        slots[slot] = set;
      }
    }
  }
}
