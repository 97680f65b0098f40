package cluewright.search.dual;

/**
 * Digits in certain places that were seen to lead nowhere together, whatever stands in the others
 * (Dechter 1990, Enhancement schemes for constraint processing: learning).
 *
 * <p>Each is kept under its last place and the digit there, the latest few of each. A hit moves one
 * to the front.
 */
final class Nogoods {
  /** With four times as many the tree is a fifth smaller, and the walk no faster. */
  private static final int KEPT = 32;

  /** Longer ones are hardly met again. */
  private static final int MOST_PLACES = 32;

  private static final int DIGIT_BITS = 5;
  private static final int DIGIT = (1 << DIGIT_BITS) - 1;

  private final int digits;

  private final int[] digitAt;

  /** By place and digit: the other places with their digits, the last place first. */
  private final int[][][] kept;

  /** The same, the first of each alone, so that most are passed over without a look at them. */
  private final int[][] first;

  /** By place and digit: how many are kept, and where the next is. */
  private final int[] sizes;

  private final int[] next;

  /**
   * @param digitAt by place, what stands there; the caller keeps it up to date
   */
  Nogoods(int[] digitAt, int digits) {
    int places = digitAt.length;
    this.digits = digits;
    this.digitAt = digitAt;
    this.kept = new int[places * digits][][];
    this.first = new int[places * digits][];
    this.sizes = new int[places * digits];
    this.next = new int[places * digits];
  }

  /**
   * True if a digit in a place leads nowhere with what stands before it; the places to blame are
   * added to a set.
   */
  boolean refute(int place, int digit, PlaceSets sets, int set) {
    int slot = place * digits + digit - 1;
    int size = sizes[slot];
    for (int i = 0; i < size; i++) {
      int pair = first[slot][i];
      if (digitAt[pair >> DIGIT_BITS] == (pair & DIGIT) && holds(kept[slot][i])) {
        for (int each : kept[slot][i]) {
          sets.add(set, each >> DIGIT_BITS);
        }
        advance(slot, i);
        return true;
      }
    }
    return false;
  }

  private boolean holds(int[] pairs) {
    for (int i = 1; i < pairs.length; i++) {
      if (digitAt[pairs[i] >> DIGIT_BITS] != (pairs[i] & DIGIT)) {
        return false;
      }
    }
    return true;
  }

  private void advance(int slot, int i) {
    if (i > 0) {
      int[] pairs = kept[slot][i];
      kept[slot][i] = kept[slot][i - 1];
      first[slot][i] = first[slot][i - 1];
      kept[slot][i - 1] = pairs;
      first[slot][i - 1] = pairs[0];
    }
  }

  /** Learns that a digit in a place leads nowhere with what stands in a set's places before it. */
  void learn(int place, int digit, PlaceSets sets, int set) {
    int size = sets.size(set);
    if (size == 0 || size == place || size > MOST_PLACES) {
      return;
    }
    int[] pairs = new int[size];
    int last = place;
    for (int i = 0; i < size; i++) {
      last = sets.before(set, last);
      pairs[i] = last << DIGIT_BITS | digitAt[last];
    }
    int slot = place * digits + digit - 1;
    if (kept[slot] == null) {
      kept[slot] = new int[KEPT][];
      first[slot] = new int[KEPT];
    }
    int at = next[slot];
    next[slot] = (at + 1) % KEPT;
    sizes[slot] = Math.min(KEPT, sizes[slot] + 1);
    kept[slot][at] = pairs;
    first[slot][at] = pairs[0];
  }
}
