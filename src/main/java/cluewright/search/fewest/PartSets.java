package cluewright.search.fewest;

import java.util.Arrays;

/** A list of sets of cells of one part, each a mask, in an array that is used again and again. */
final class PartSets {
  private final long[] masks;
  private int size;
  private long taken;

  // Chains of the sets with as many cells, while the list is sorted.
  private final long[] old;
  private final int[] next;
  private final int[] firstWith = new int[Long.SIZE + 1];

  PartSets(int capacity) {
    this.masks = new long[capacity];
    this.old = new long[capacity];
    this.next = new int[capacity];
  }

  int size() {
    return size;
  }

  long get(int index) {
    return masks[index];
  }

  void clear() {
    size = 0;
  }

  void add(long mask) {
    masks[size] = mask;
    size++;
  }

  /** Becomes the sets of another list that a cell does not hit. */
  void missedBy(long cell, PartSets others) {
    size = 0;
    for (int i = 0; i < others.size; i++) {
      if ((others.masks[i] & cell) == 0) {
        masks[size++] = others.masks[i];
      }
    }
  }

  /**
   * Leaves only cells that are alive, sorts the sets by size, and drops those that contain another,
   * which hits them, too.
   *
   * @param compared how many of the smallest each set is compared with
   * @return false if a set has no living cell
   */
  boolean reduce(long alive, int compared) {
    Arrays.fill(firstWith, -1);
    for (int i = 0; i < size; i++) {
      old[i] = masks[i] & alive;
      int count = Long.bitCount(old[i]);
      next[i] = firstWith[count];
      firstWith[count] = i;
    }
    if (firstWith[0] >= 0) {
      return false;
    }
    int all = size;
    size = 0;
    for (int count = 1; count <= Long.SIZE && all > 0; count++) {
      for (int i = firstWith[count]; i >= 0; i = next[i]) {
        all--;
        if (!containsOneOf(old[i], Math.min(size, compared))) {
          masks[size++] = old[i];
        }
      }
    }
    return true;
  }

  private boolean containsOneOf(long set, int first) {
    for (int i = 0; i < first; i++) {
      if ((masks[i] & ~set) == 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * The number of sets that are disjoint, each taken if it meets none before it. Together they are
   * an unavoidable set of that degree: it needs so many clues.
   *
   * @param most after one more than these, it counts no further
   */
  int degree(int most) {
    taken = 0;
    int count = 0;
    for (int i = 0; i < size && count <= most; i++) {
      if ((masks[i] & taken) == 0) {
        taken |= masks[i];
        count++;
      }
    }
    return count;
  }

  /** The cells of the sets that {@link #degree} took. */
  long taken() {
    return taken;
  }

  /** The cells that all sets have in common, of some. */
  long common(long cells) {
    long common = cells;
    for (int i = 0; i < size && common != 0; i++) {
      common &= masks[i];
    }
    return common;
  }

  /** True if some set has a cell outside. */
  boolean isAnyBeyond(long cells) {
    for (int i = 0; i < size; i++) {
      if ((masks[i] & ~cells) != 0) {
        return true;
      }
    }
    return false;
  }
}
