package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The possible solution grids for checking: the digits of each cell, narrowed by singles, locked
 * candidates and words until nothing changes.
 *
 * <p>Written to be read: all houses are looked at again and again. Every conclusion holds in all
 * grids with the digits decided. A set of digits has bit d - 1 for digit d.
 */
final class SolutionFacts {
  private final PlainBoard board;
  private final List<Crossing> crossings;
  private int[] digits;
  private boolean contradictory;

  /** The cells of house A that are not in B, and those of B that are not in A. */
  private static final class Crossing {
    final int[] onlyA;
    final int[] onlyB;

    Crossing(int[] onlyA, int[] onlyB) {
      this.onlyA = onlyA;
      this.onlyB = onlyB;
    }
  }

  SolutionFacts(PlainBoard board) {
    this.board = board;
    this.digits = board.allowed.clone();
    this.crossings = new ArrayList<>();
    for (int house = 0; house < board.houses.length; house++) {
      int[] a = board.houses[house];
      for (int[] b : board.houses) {
        if (a != b && board.holdsEveryDigit(house) && PlainBoard.common(a, b).length >= 2) {
          crossings.add(new Crossing(PlainBoard.minus(a, b), PlainBoard.minus(b, a)));
        }
      }
    }
  }

  int[] copy() {
    return digits.clone();
  }

  /** Restores a state without contradiction. */
  void restore(int[] state) {
    digits = state.clone();
    contradictory = false;
  }

  boolean isContradictory() {
    return contradictory;
  }

  /** The possible digits of a cell. */
  int of(int cell) {
    return digits[cell];
  }

  boolean isKnown(int cell) {
    return Integer.bitCount(digits[cell]) == 1;
  }

  /** Restricts a cell to these digits; true if that changed anything. */
  boolean keep(int cell, int allowed) {
    int left = digits[cell] & allowed;
    boolean changed = left != digits[cell];
    digits[cell] = left;
    contradictory |= left == 0;
    return changed;
  }

  /** Draws every conclusion. */
  void conclude() {
    boolean changed = true;
    while (changed && !contradictory) {
      changed = knownDigitsLeavePeers();
      changed |= digitsFindPlaces();
      changed |= digitsAreLocked();
      changed |= digitsAreOfWords();
    }
    contradictory |= board.breaksASumOrWord(cell -> isKnown(cell) ? digitOf(cell) : 0);
  }

  private int digitOf(int cell) {
    return Integer.numberOfTrailingZeros(digits[cell]) + 1;
  }

  private boolean knownDigitsLeavePeers() {
    boolean changed = false;
    for (int cell = 0; cell < digits.length; cell++) {
      if (isKnown(cell)) {
        for (int peer : board.peers[cell]) {
          changed |= keep(peer, ~digits[cell]);
        }
        for (int other : board.related[board.candidate(cell, digitOf(cell))]) {
          changed |= keep(board.cellOf(other), ~(1 << (board.digitOf(other) - 1)));
        }
      }
    }
    return changed;
  }

  private boolean digitsFindPlaces() {
    boolean changed = false;
    for (int number = 0; number < board.houses.length; number++) {
      if (!board.holdsEveryDigit(number)) {
        continue;
      }
      int[] house = board.houses[number];
      int once = 0;
      int twice = 0;
      for (int cell : house) {
        twice |= once & digits[cell];
        once |= digits[cell];
      }
      contradictory |= once != board.allDigits();
      for (int cell : house) {
        int alone = digits[cell] & ~twice;
        if (alone != 0) {
          contradictory |= Integer.bitCount(alone) > 1;
          changed |= keep(cell, alone);
        }
      }
    }
    return changed;
  }

  private boolean digitsAreOfWords() {
    boolean changed = false;
    for (PlainWord word : board.words) {
      int[] open = Arrays.stream(word.cells).map(cell -> digits[cell]).toArray();
      int[] supported = word.supported(open);
      for (int place = 0; place < supported.length; place++) {
        changed |= keep(word.cells[place], supported[place]);
      }
    }
    return changed;
  }

  private boolean digitsAreLocked() {
    boolean changed = false;
    for (Crossing crossing : crossings) {
      int elsewhere = 0;
      for (int cell : crossing.onlyA) {
        elsewhere |= digits[cell];
      }
      for (int cell : crossing.onlyB) {
        changed |= keep(cell, elsewhere);
      }
    }
    return changed;
  }
}
