package cluewright.search.dual;

import java.util.Arrays;

/**
 * Combinations of digits in some places that are known to fail whatever the others hold (Dechter
 * 1990, Enhancement schemes for constraint processing: learning).
 *
 * <p>Each is kept under its last place and the digit there, the latest few of each. A hit moves one
 * to the front. A place with its digit is one number, {@code place << 5 | digit}. Nothing is
 * allocated but the room for a place and digit, when the first is learned there.
 */
final class Nogoods {
  /** The number kept; four times as many make the tree a fifth smaller but the walk no faster. */
  private static final int KEPT = 32;

  /**
   * The most places in one; longer ones hardly ever match, and with only 16 the tree is up to three
   * quarters larger.
   */
  private static final int MOST_PLACES = 24;

  private static final int DIGIT_BITS = 5;
  private static final int DIGIT = (1 << DIGIT_BITS) - 1;

  private final int digits;

  private final int[] digitAt;

  /** By place and digit, the other places with their digits, the last place first, then 0. */
  private final int[][] pairs;

  /** By place and digit, where in {@link #pairs} each begins, those that matched first. */
  private final int[][] starts;

  /** By place and digit, the first pair of each, so that most are skipped without another look. */
  private final int[][] firsts;

  /** By place and digit, how many are kept, and which is overwritten next. */
  private final int[] sizes;

  private final int[] next;

  /**
   * @param digitAt by place, what stands there; the caller keeps it up to date
   */
  Nogoods(int[] digitAt, int digits) {
    int slots = digitAt.length * digits;
    this.digits = digits;
    this.digitAt = digitAt;
    this.pairs = new int[slots][];
    this.starts = new int[slots][];
    this.firsts = new int[slots][];
    this.sizes = new int[slots];
    this.next = new int[slots];
  }

  /**
   * True if a digit in a place fails with what precedes it; adds the responsible places to a set.
   */
  boolean refute(int place, int digit, PlaceSets sets, int set) {
    int slot = place * digits + digit - 1;
    int size = sizes[slot];
    int[] first = firsts[slot];
    for (int i = 0; i < size; i++) {
      if (stands(first[i]) && holds(pairs[slot], starts[slot][i])) {
        blame(pairs[slot], starts[slot][i], sets, set);
        advance(slot, i);
        return true;
      }
    }
    return false;
  }

  private boolean stands(int pair) {
    return digitAt[pair >> DIGIT_BITS] == (pair & DIGIT);
  }

  private boolean holds(int[] all, int start) {
    int at = start + 1;
    while (at < start + MOST_PLACES && all[at] != 0) {
      if (!stands(all[at++])) {
        return false;
      }
    }
    return true;
  }

  private void blame(int[] all, int start, PlaceSets sets, int set) {
    for (int at = start; at < start + MOST_PLACES && all[at] != 0; at++) {
      sets.add(set, all[at] >> DIGIT_BITS);
    }
  }

  private void advance(int slot, int i) {
    if (i > 0) {
      swap(starts[slot], i);
      swap(firsts[slot], i);
    }
  }

  private static void swap(int[] numbers, int i) {
    int number = numbers[i];
    numbers[i] = numbers[i - 1];
    numbers[i - 1] = number;
  }

  /** Learns that a digit in a place fails with what the places of a set before it hold. */
  void learn(int place, int digit, PlaceSets sets, int set) {
    int size = sets.size(set);
    if (size == 0 || size == place || size > MOST_PLACES) {
      return;
    }
    int slot = place * digits + digit - 1;
    if (pairs[slot] == null) {
      pairs[slot] = new int[KEPT * MOST_PLACES];
      firsts[slot] = new int[KEPT];
      starts[slot] = new int[KEPT];
      Arrays.setAll(starts[slot], i -> i * MOST_PLACES);
    }
    int at = next[slot];
    next[slot] = (at + 1) % KEPT;
    sizes[slot] = Math.min(KEPT, sizes[slot] + 1);
    int start = starts[slot][at];
    int last = place;
    for (int i = 0; i < size; i++) {
      last = sets.before(set, last);
      pairs[slot][start + i] = last << DIGIT_BITS | digitAt[last];
    }
    if (size < MOST_PLACES) {
      pairs[slot][start + size] = 0;
    }
    firsts[slot][at] = pairs[slot][start];
  }
}
