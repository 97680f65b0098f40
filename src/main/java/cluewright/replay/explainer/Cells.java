package cluewright.replay.explainer;

/**
 * A set of cells of the 9x9 board in two words, for cells 0 to 63 and 64 to 80. With {@link
 * cluewright.model.CellSet}, which makes an array for each set, ratings up to 8.0 took 2.5 times as
 * long.
 */
record Cells(long low, long high) {
  private static final int SPLIT = 64;

  static final Cells NONE = new Cells(0, 0);

  static final Cells ALL = new Cells(-1, (1L << (Nine.CELLS - SPLIT)) - 1);

  static Cells of(int... cells) {
    long low = 0;
    long high = 0;
    for (int cell : cells) {
      if (cell < SPLIT) {
        low |= 1L << cell;
      } else {
        high |= 1L << (cell - SPLIT);
      }
    }
    return new Cells(low, high);
  }

  Cells and(Cells other) {
    return new Cells(low & other.low, high & other.high);
  }

  Cells or(Cells other) {
    return new Cells(low | other.low, high | other.high);
  }

  Cells minus(Cells other) {
    return new Cells(low & ~other.low, high & ~other.high);
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  boolean contains(int cell) {
    return cell < SPLIT ? (low >>> cell & 1) != 0 : (high >>> (cell - SPLIT) & 1) != 0;
  }

  boolean containsAll(Cells other) {
    return ((other.low & ~low) | (other.high & ~high)) == 0;
  }

  boolean intersects(Cells other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** The cells in ascending order. */
  int[] toArray() {
    int[] cells = new int[size()];
    int i = 0;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      cells[i++] = Long.numberOfTrailingZeros(rest);
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      cells[i++] = SPLIT + Long.numberOfTrailingZeros(rest);
    }
    return cells;
  }
}
