package cluewright.strategy.core;

import java.util.Arrays;

/**
 * Chains to be reported in HoDoKu's order: those that people may look for first, then most
 * eliminations, fewest links, and lowest {@link Eliminations#weight}.
 *
 * <p>A key holds, from its highest bit, so that the lowest key comes first:
 *
 * <pre>
 * | unused | late | most - eliminations | links | weight | number |
 * |      1 |    1 |                   9 |     7 |     27 |     19 |
 * </pre>
 */
public final class Ranking {
  private static final int NUMBER_BITS = 19;
  private static final int LINK_BITS = 7;
  private static final int WEIGHT_BITS = 27;
  private static final int COUNT_BITS = 9;

  private long[] keys = new long[64];
  private int[] starts = new int[64];
  private int[] ends = new int[64];
  private int[] forms = new int[64];
  private int size;

  /** When a chain is reported. */
  public enum Turn {
    IN_ORDER,
    LATE
  }

  public void clear() {
    size = 0;
  }

  /**
   * Adds a chain; {@code form} is for the caller's use.
   *
   * @throws IllegalStateException if there are more than half a million
   */
  public void add(Turn turn, Eliminations eliminations, int links, int start, int end, int form) {
    if (size > most(NUMBER_BITS)) {
      throw new IllegalStateException("More chains than numbers for them");
    }
    if (size == keys.length) {
      grow();
    }
    long key = turn == Turn.LATE ? 1 : 0;
    key = key << COUNT_BITS | (most(COUNT_BITS) - Math.min(eliminations.size(), most(COUNT_BITS)));
    key = key << LINK_BITS | Math.min(links, most(LINK_BITS));
    key = key << WEIGHT_BITS | Math.min(eliminations.weight(), most(WEIGHT_BITS));
    key = key << NUMBER_BITS | size;
    keys[size] = key;
    starts[size] = start;
    ends[size] = end;
    forms[size++] = form;
  }

  private static int most(int bits) {
    return (1 << bits) - 1;
  }

  private void grow() {
    keys = Arrays.copyOf(keys, 2 * size);
    starts = Arrays.copyOf(starts, 2 * size);
    ends = Arrays.copyOf(ends, 2 * size);
    forms = Arrays.copyOf(forms, 2 * size);
  }

  public int size() {
    return size;
  }

  /** Sorts the chains, after which {@link #number} is valid. */
  public void sort() {
    Arrays.sort(keys, 0, size);
  }

  /** The number of the chain at a rank, for the accessors below. */
  public int number(int rank) {
    return (int) (keys[rank] & most(NUMBER_BITS));
  }

  public int start(int number) {
    return starts[number];
  }

  public int end(int number) {
    return ends[number];
  }

  public int form(int number) {
    return forms[number];
  }
}
