package cluewright.proof.check;

import java.util.Arrays;

/**
 * Digits in some places that no wanted filling holds together, whatever the other places have.
 *
 * <p>Each is kept under its last place and the digit there, and among these under the place before
 * and its digit, so that a look-up meets mostly such as differ from what stands in few places. The
 * latest few of each are kept: to forget one costs time and proves no less.
 */
final class Failures {
  /** Longer ones hardly ever come again. */
  private static final int MOST_PLACES = 24;

  /** How many are kept for two places and their digits. */
  private static final int KEPT = 8;

  private static final int DIGIT_BITS = 5;
  private static final int DIGIT = (1 << DIGIT_BITS) - 1;
  private static final int FEW = 4;

  private final int size;

  /** By place, the digit there, from 1; kept up to date by the owner. */
  private final int[] digits;

  private long met;

  /** By last place and digit, those that end so. */
  private final Ending[] endings;

  /** Failures with the same last place and digit. */
  private final class Ending {
    /** The places before the last, without order, and how many there are. */
    private int[] places = new int[FEW];

    private int count;

    /** By place, where it stands in {@link #places}; -1 if it does not. */
    private final int[] indexOf;

    /** By index of the place before the last, and digit there: the pairs of each, 0 at its end. */
    private int[][] pairs = new int[FEW * size][];

    /** By the same, the names of the failures. */
    private long[][] names = new long[FEW * size][];

    /** By the same, how many failures were put there. */
    private int[] put = new int[FEW * size];

    Ending(int last) {
      this.indexOf = new int[last];
      Arrays.fill(indexOf, -1);
    }

    int slot(int place, int digit) {
      if (indexOf[place] < 0) {
        if (count == places.length) {
          places = Arrays.copyOf(places, 2 * count);
          pairs = Arrays.copyOf(pairs, 2 * count * size);
          names = Arrays.copyOf(names, 2 * count * size);
          put = Arrays.copyOf(put, 2 * count * size);
        }
        indexOf[place] = count;
        places[count++] = place;
      }
      return indexOf[place] * size + digit - 1;
    }
  }

  /**
   * @param digits by place, the digit there; the caller keeps it up to date
   * @param size the number of digits
   */
  Failures(int[] digits, int size) {
    this.digits = digits;
    this.size = size;
    this.endings = new Ending[digits.length * size];
  }

  /**
   * True if a failure is known of a digit at a place and what stands before it; its other places
   * are added to a set.
   */
  boolean hold(int place, int digit, Places why) {
    Ending ending = endings[place * size + digit - 1];
    if (ending == null) {
      return false;
    }
    for (int i = 0; i < ending.count; i++) {
      int before = ending.places[i];
      int slot = i * size + digits[before] - 1;
      int[] pairs = ending.pairs[slot];
      if (pairs != null) {
        int most = Math.min(ending.put[slot], KEPT) * MOST_PLACES;
        for (int start = 0; start < most; start += MOST_PLACES) {
          if (stand(pairs, start)) {
            why.add(before);
            met = ending.names[slot][start / MOST_PLACES];
            for (int at = start; pairs[at] != 0; at++) {
              why.add(pairs[at] >> DIGIT_BITS);
            }
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The name of the failure that was met last. */
  long met() {
    return met;
  }

  private boolean stand(int[] pairs, int start) {
    int at = start;
    while (pairs[at] != 0) {
      if (digits[pairs[at] >> DIGIT_BITS] != (pairs[at] & DIGIT)) {
        return false;
      }
      at++;
    }
    return true;
  }

  /**
   * Keeps that a digit at a place fails with what stands in some places before it.
   *
   * @return the name of the one that is forgotten: another one or, if it is not kept, this; or
   *     {@link WalkProof#NONE}
   */
  long keep(int place, int digit, Places others, long name) {
    int count = others.size();
    if (count == 0 || count > MOST_PLACES) {
      return name;
    }
    int of = place * size + digit - 1;
    if (endings[of] == null) {
      endings[of] = new Ending(place);
    }
    Ending ending = endings[of];
    int before = others.before(place);
    int slot = ending.slot(before, digits[before]);
    if (ending.pairs[slot] == null) {
      ending.pairs[slot] = new int[KEPT * MOST_PLACES];
      ending.names[slot] = new long[KEPT];
    }
    int oldest = ending.put[slot]++ % KEPT;
    long forgotten = ending.names[slot][oldest];
    ending.names[slot][oldest] = name;
    int at = oldest * MOST_PLACES;
    for (int next = others.before(before); next >= 0; next = others.before(next)) {
      ending.pairs[slot][at++] = next << DIGIT_BITS | digits[next];
    }
    ending.pairs[slot][at] = 0;
    return forgotten;
  }
}
