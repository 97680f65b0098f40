package cluewright.strategy.reason;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Digits that can stand together in some cells, as far as single cells and houses tell, and the
 * reasons that they leave unsatisfied: no set of other reasons excludes a candidate among them.
 */
final class Witness {
  private final byte[] digits;
  private final BitSet unsatisfied;
  private final int size;
  private final boolean isKnown;

  private Witness(byte[] digits, BitSet unsatisfied, int size, boolean isKnown) {
    this.digits = digits;
    this.unsatisfied = unsatisfied;
    this.size = size;
    this.isKnown = isKnown;
  }

  /**
   * A witness.
   *
   * @param digits by cell, 0 for none
   */
  static Witness of(byte[] digits, BitSet unsatisfied) {
    return new Witness(digits, unsatisfied, unsatisfied.cardinality(), true);
  }

  /** Stands for a set of reasons, by number, of which a trial took too long. */
  static Witness unknown(int[] set, int reasons) {
    BitSet others = new BitSet();
    others.set(0, reasons);
    Arrays.stream(set).forEach(others::clear);
    return new Witness(new byte[0], others, reasons, false);
  }

  /** Adds a witness to others, which stand in the order of their sizes. */
  static void add(Witness witness, List<Witness> others) {
    int at = others.size();
    while (at > 0 && others.get(at - 1).size > witness.size) {
      at--;
    }
    others.add(at, witness);
  }

  /** The digit that it has in a cell, 0 for none. */
  int digit(int cell) {
    return digits[cell];
  }

  BitSet unsatisfied() {
    return unsatisfied;
  }

  /** False if it stands for a trial that took too long, so that its reasons are not tried again. */
  boolean isKnown() {
    return isKnown;
  }

  /** True if it leaves none of some reasons unsatisfied, and so shows that they exclude nothing. */
  boolean isAgainst(int[] set) {
    for (int number : set) {
      if (unsatisfied.get(number)) {
        return false;
      }
    }
    return true;
  }
}
