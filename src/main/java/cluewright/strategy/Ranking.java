package cluewright.strategy;

import java.util.Arrays;

/**
 * Chains that were found, to be told in the order in which HoDoKu prefers them: those that a person
 * may look for first, then most eliminations, the lowest weight of these, and fewest links.
 *
 * <p>A key holds, from its highest bit, so that the lowest key comes first:
 *
 * <pre>
 * | unused | late | MOST - eliminations | weight | links | number |
 * |      1 |    1 |                   8 |     24 |     8 |     22 |
 * </pre>
 */
final class Ranking {
  private static final int MOST = (1 << 8) - 1;
  private static final int NUMBER_BITS = 22;
  private static final int WEIGHT_BITS = 24;
  private static final int LINK_BITS = 8;

  private long[] keys = new long[64];
  private int[] starts = new int[64];
  private int[] ends = new int[64];
  private int[] forms = new int[64];
  private int size;

  /** When a chain is told. */
  enum Turn {
    IN_ORDER,
    LATE
  }

  void clear() {
    size = 0;
  }

  /** Takes a chain; {@code form} is whatever the caller needs to know about it. */
  void add(Turn turn, Eliminations eliminations, int links, int start, int end, int form) {
    add(turn, eliminations.size(), eliminations.weight(), links, start, end, form);
  }

  void add(Turn turn, int eliminations, int weight, int links, int start, int end, int form) {
    if (size == keys.length) {
      grow();
    }
    long key = turn == Turn.LATE ? 1 : 0;
    key = key << 8 | (MOST - Math.min(eliminations, MOST));
    key = key << LINK_BITS | Math.min(links, (1 << LINK_BITS) - 1);
    key = key << WEIGHT_BITS | Math.min(weight, (1 << WEIGHT_BITS) - 1);
    key = key << NUMBER_BITS | size;
    keys[size] = key;
    starts[size] = start;
    ends[size] = end;
    forms[size++] = form;
  }

  private void grow() {
    keys = Arrays.copyOf(keys, 2 * size);
    starts = Arrays.copyOf(starts, 2 * size);
    ends = Arrays.copyOf(ends, 2 * size);
    forms = Arrays.copyOf(forms, 2 * size);
  }

  int size() {
    return size;
  }

  /** Puts them in order; then {@link #number} counts. */
  void sort() {
    Arrays.sort(keys, 0, size);
  }

  /** The number of the one that comes at a rank, for the accessors below. */
  int number(int rank) {
    return (int) (keys[rank] & ((1L << NUMBER_BITS) - 1));
  }

  int start(int number) {
    return starts[number];
  }

  int end(int number) {
    return ends[number];
  }

  int form(int number) {
    return forms[number];
  }
}
