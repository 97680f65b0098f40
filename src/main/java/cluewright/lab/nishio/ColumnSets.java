package cluewright.lab.nishio;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.BoxShape;
import java.math.BigInteger;
import java.util.BitSet;

/**
 * Eppstein's graph without explicit edges: the vertices of layer r are the sets of columns that a
 * digit can occupy after r rows, kept as a bit set over all sets of columns.
 *
 * <p>After q bands and s rows, s stacks have given q + 1 columns and the others q; so a set of
 * columns tells which stacks the digit has already met in this band, and nothing else is
 * remembered. An edge takes one open column of a stack that has not been met. A candidate is in a
 * placement if its edge leads from a vertex that the start reaches to one that reaches the end.
 */
public final class ColumnSets {
  /** The limit on columns, so that a set of them can index a bit set. */
  public static final int MOST_COLUMNS = 25;

  private final Board board;
  private final int size;
  private final int stacks;
  private final int boxRows;
  private final int boxColumns;
  private final BitSet[] fromStart;
  private final BitSet[] toEnd;
  private final boolean[] isUsed;

  public ColumnSets(Board board) {
    if (!fits(board)) {
      throw new IllegalArgumentException(board + " is not a classic board of up to 25x25");
    }
    BoxShape boxes = Boards.boxes(board).orElseThrow();
    this.board = board;
    this.size = board.rows();
    this.boxRows = boxes.rows();
    this.boxColumns = boxes.columns();
    this.stacks = size / boxColumns;
    this.fromStart = new BitSet[size + 1];
    this.toEnd = new BitSet[size + 1];
    this.isUsed = new boolean[board.cells()];
  }

  /** True for boards with only rows, columns and equal boxes. */
  public static boolean fits(Board board) {
    return Boards.isClassic(board)
        && Boards.boxes(board).isPresent()
        && board.columns() <= MOST_COLUMNS;
  }

  private int stack(int number) {
    return ((1 << boxColumns) - 1) << (number * boxColumns);
  }

  /** The columns of the stacks that a digit has not used in this band. */
  private int free(int columns, int row) {
    int bands = row / boxRows;
    int free = 0;
    for (int number = 0; number < stacks; number++) {
      int stack = stack(number);
      if (Integer.bitCount(columns & stack) == bands) {
        free |= stack;
      }
    }
    return free & ~columns;
  }

  /**
   * Follows a digit through the graph.
   *
   * @param allowed for each cell its candidates
   */
  public void follow(int[] allowed, int digit) {
    int[] open = new int[size];
    for (int cell = 0; cell < allowed.length; cell++) {
      open[board.row(cell)] |= (allowed[cell] >>> (digit - 1) & 1) << board.column(cell);
      isUsed[cell] = false;
    }
    fromStart[0] = new BitSet();
    fromStart[0].set(0);
    for (int row = 0; row < size; row++) {
      fromStart[row + 1] = new BitSet();
      for (int set = first(fromStart[row]); set >= 0; set = fromStart[row].nextSetBit(set + 1)) {
        for (int rest = open[row] & free(set, row); rest != 0; rest &= rest - 1) {
          fromStart[row + 1].set(set | Integer.lowestOneBit(rest));
        }
      }
    }
    toEnd[size] = fromStart[size];
    for (int row = size - 1; row >= 0; row--) {
      toEnd[row] = new BitSet();
      for (int set = first(fromStart[row]); set >= 0; set = fromStart[row].nextSetBit(set + 1)) {
        for (int rest = open[row] & free(set, row); rest != 0; rest &= rest - 1) {
          int bit = Integer.lowestOneBit(rest);
          if (toEnd[row + 1].get(set | bit)) {
            toEnd[row].set(set);
            isUsed[board.cell(row, Integer.numberOfTrailingZeros(bit))] = true;
          }
        }
      }
    }
  }

  private static int first(BitSet sets) {
    return sets.nextSetBit(0);
  }

  /** True if a cell occurs in some placement of the digit followed last. */
  public boolean isUsed(int cell) {
    return isUsed[cell];
  }

  /** The vertices reached from the start for the digit followed last. */
  public long reached() {
    long count = 0;
    for (BitSet layer : fromStart) {
      count += layer.cardinality();
    }
    return count;
  }

  /** The size in bytes of the bit sets for the digit followed last. */
  public long bytes() {
    long bits = 0;
    for (int row = 0; row <= size; row++) {
      bits += fromStart[row].size() + (row < size ? toEnd[row].size() : 0);
    }
    return bits / Byte.SIZE;
  }

  /**
   * The number of vertices of the whole graph for boxes of n by n cells: 290 for 9x9, 19,442 for
   * 16x16.
   */
  public static long vertices(int n) {
    long sum = 1;
    for (int bands = 0; bands < n; bands++) {
      for (int rows = 0; rows < n; rows++) {
        sum +=
            choose(n, rows)
                .multiply(choose(n, bands + 1).pow(rows))
                .multiply(choose(n, bands).pow(n - rows))
                .longValueExact();
      }
    }
    return sum;
  }

  /**
   * The number of placements of a digit on a blank board with boxes of n by n cells, which are
   * paths of the graph: n!^(2n).
   */
  public static BigInteger placements(int n) {
    BigInteger factorial = BigInteger.ONE;
    for (int i = 2; i <= n; i++) {
      factorial = factorial.multiply(BigInteger.valueOf(i));
    }
    return factorial.pow(2 * n);
  }

  private static BigInteger choose(int n, int k) {
    BigInteger result = BigInteger.ONE;
    for (int i = 0; i < k; i++) {
      result = result.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
    }
    return result;
  }
}
