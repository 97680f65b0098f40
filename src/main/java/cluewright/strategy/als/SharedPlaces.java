package cluewright.strategy.als;

import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * The places of digits in sets of cells, each combination once, since many sets share one together
 * with what it sees.
 *
 * <p>They are numbered from 0 as they come. Mutable and reused; a hash table without deletion holds
 * them, whose slots name those of the round in hand only.
 */
final class SharedPlaces {
  private final Geometry geometry;
  private final int words;
  private int[] slots = new int[1024];
  private int[] rounds = new int[slots.length];
  private int round;
  private int size;
  private int[] digits = new int[slots.length / 2];

  /** The last entry of each digit, and for each entry the previous one of its digit, or -1. */
  private final int[] last;

  private int[] before = new int[digits.length];
  private long[] cells;
  private long[] seen;

  SharedPlaces(Geometry geometry) {
    this.geometry = geometry;
    this.words = geometry.words();
    this.last = new int[geometry.board().digits() + 1];
    this.cells = new long[digits.length * words];
    this.seen = new long[digits.length * words];
  }

  void clear() {
    round++;
    size = 0;
    Arrays.fill(last, -1);
  }

  /** The number of a digit's places in some cells, where it must be open somewhere. */
  int number(SolvingState state, int digit, long[] set) {
    if (size == digits.length) {
      grow();
    }
    for (int word = 0; word < words; word++) {
      cells[size * words + word] = set[word] & state.cells(digit, word);
    }
    digits[size] = digit;
    int slot = slot(size);
    if (rounds[slot] == round) {
      return slots[slot];
    }
    rounds[slot] = round;
    slots[slot] = size;
    Arrays.fill(seen, size * words, (size + 1) * words, -1L);
    geometry.keepSeers(seen, size * words, cells, size * words);
    before[size] = last[digit];
    last[digit] = size;
    return size++;
  }

  /** The slot with the same contents as an entry, or where it belongs. */
  private int slot(int entry) {
    long hash = digits[entry];
    for (int word = 0; word < words; word++) {
      hash = (hash + cells[entry * words + word]) * 0x9E3779B97F4A7C15L;
    }
    int slot = (int) (hash >>> 40) & (slots.length - 1);
    while (rounds[slot] == round && !isEqual(slots[slot], entry)) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  private boolean isEqual(int one, int another) {
    if (digits[one] != digits[another]) {
      return false;
    }
    for (int word = 0; word < words; word++) {
      if (cells[one * words + word] != cells[another * words + word]) {
        return false;
      }
    }
    return true;
  }

  private void grow() {
    digits = Arrays.copyOf(digits, 2 * size);
    before = Arrays.copyOf(before, 2 * size);
    cells = Arrays.copyOf(cells, 2 * cells.length);
    seen = Arrays.copyOf(seen, 2 * seen.length);
    slots = new int[2 * slots.length];
    rounds = new int[slots.length];
    for (int entry = 0; entry < size; entry++) {
      int slot = slot(entry);
      rounds[slot] = round;
      slots[slot] = entry;
    }
  }

  int size() {
    return size;
  }

  /** The last number of a digit; -1 if there is none. */
  int last(int digit) {
    return last[digit];
  }

  /** The previous number of the same digit; -1 if there is none. */
  int before(int number) {
    return before[number];
  }

  int digit(int number) {
    return digits[number];
  }

  /** A word of the cells of a number. */
  long cells(int number, int word) {
    return cells[number * words + word];
  }

  /** The only cell of a number; -1 if there are several. */
  int onlyCell(int number) {
    int only = -1;
    for (int word = 0; word < words; word++) {
      long rest = cells(number, word);
      if (rest != 0 && (only >= 0 || (rest & (rest - 1)) != 0)) {
        return -1;
      }
      only = rest == 0 ? only : word * Long.SIZE + Long.numberOfTrailingZeros(rest);
    }
    return only;
  }

  /** A word of the cells that see all cells of a number. */
  long seen(int number, int word) {
    return seen[number * words + word];
  }

  /** True if each cell of one sees each cell of the other. */
  boolean exclude(int one, int another) {
    for (int word = 0; word < words; word++) {
      if ((cells[another * words + word] & ~seen[one * words + word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** True if some open place of their digit sees all cells of both. */
  boolean meet(SolvingState state, int one, int another) {
    for (int word = 0; word < words; word++) {
      if ((seen(one, word) & seen(another, word) & state.cells(digits[one], word)) != 0) {
        return true;
      }
    }
    return false;
  }
}
