package cluewright.model;

import java.util.Arrays;
import java.util.Collection;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * An immutable set of cells, with a bit for each cell.
 *
 * <p>Cell {@code c} is bit {@code c % 64} of word {@code c / 64}; there are no trailing zero words,
 * so equal sets have equal words.
 */
public final class CellSet {
  private static final CellSet EMPTY = new CellSet(new long[0]);

  private final long[] words;

  private CellSet(long[] words) {
    int length = words.length;
    while (length > 0 && words[length - 1] == 0) {
      length--;
    }
    this.words = length == words.length ? words : Arrays.copyOf(words, length);
  }

  public static CellSet empty() {
    return EMPTY;
  }

  public static CellSet of(int... cells) {
    int length = 0;
    for (int cell : cells) {
      length = Math.max(length, (cell >> 6) + 1);
    }
    long[] words = new long[length];
    for (int cell : cells) {
      words[cell >> 6] |= 1L << cell;
    }
    return new CellSet(words);
  }

  public static CellSet of(IntStream cells) {
    return of(cells.toArray());
  }

  public static CellSet of(Collection<Integer> cells) {
    return of(cells.stream().mapToInt(Integer::intValue));
  }

  /** The cells {@code 0 .. cells-1} that satisfy {@code condition}. */
  public static CellSet where(int cells, IntPredicate condition) {
    long[] words = new long[(cells + 63) >> 6];
    for (int cell = 0; cell < cells; cell++) {
      if (condition.test(cell)) {
        words[cell >> 6] |= 1L << cell;
      }
    }
    return new CellSet(words);
  }

  public boolean contains(int cell) {
    return cell >> 6 < words.length && (words[cell >> 6] >>> cell & 1) != 0;
  }

  public boolean containsAll(CellSet other) {
    for (int i = 0; i < other.words.length; i++) {
      if ((other.words[i] & ~(i < words.length ? words[i] : 0)) != 0) {
        return false;
      }
    }
    return true;
  }

  public boolean intersects(CellSet other) {
    for (int i = 0; i < Math.min(words.length, other.words.length); i++) {
      if ((words[i] & other.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  public CellSet with(int cell) {
    long[] result = Arrays.copyOf(words, Math.max(words.length, (cell >> 6) + 1));
    result[cell >> 6] |= 1L << cell;
    return new CellSet(result);
  }

  public CellSet without(int cell) {
    if (!contains(cell)) {
      return this;
    }
    long[] result = words.clone();
    result[cell >> 6] &= ~(1L << cell);
    return new CellSet(result);
  }

  public CellSet union(CellSet other) {
    long[] longer = words.length >= other.words.length ? words : other.words;
    long[] shorter = longer == words ? other.words : words;
    long[] result = longer.clone();
    for (int i = 0; i < shorter.length; i++) {
      result[i] |= shorter[i];
    }
    return new CellSet(result);
  }

  public CellSet intersect(CellSet other) {
    long[] result = Arrays.copyOf(words, Math.min(words.length, other.words.length));
    for (int i = 0; i < result.length; i++) {
      result[i] &= other.words[i];
    }
    return new CellSet(result);
  }

  /** The destinations of these cells; {@code to} gives that of each cell of the board. */
  public CellSet moved(int[] to) {
    int[] cells = toArray();
    for (int i = 0; i < cells.length; i++) {
      cells[i] = to[cells[i]];
    }
    return of(cells);
  }

  public CellSet minus(CellSet other) {
    long[] result = words.clone();
    for (int i = 0; i < Math.min(result.length, other.words.length); i++) {
      result[i] &= ~other.words[i];
    }
    return new CellSet(result);
  }

  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  public boolean isEmpty() {
    return words.length == 0;
  }

  /** The cells in ascending order. */
  public IntStream stream() {
    return Arrays.stream(toArray());
  }

  /** The cells in ascending order, in a new array. */
  public int[] toArray() {
    int[] cells = new int[size()];
    int next = 0;
    for (int w = 0; w < words.length; w++) {
      for (long rest = words[w]; rest != 0; rest &= rest - 1) {
        cells[next++] = w * 64 + Long.numberOfTrailingZeros(rest);
      }
    }
    return cells;
  }

  public void forEach(IntConsumer action) {
    for (int w = 0; w < words.length; w++) {
      for (long rest = words[w]; rest != 0; rest &= rest - 1) {
        action.accept(w * 64 + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellSet that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
