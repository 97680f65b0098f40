package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.BoxShape;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Eppstein's graph without explicit edges: the vertices of layer r are the sets of columns that a
 * digit can occupy after r rows, listed as they are reached. A bit set over all sets of columns
 * tells which are in the list, and later which reach the end.
 *
 * <p>After q bands and s rows, s stacks have given q + 1 columns and the others q; so a set of
 * columns tells which stacks the digit has already met in this band, and nothing else is
 * remembered. An edge takes one open column of a stack that has not been met. A candidate is in a
 * placement if its edge leads from a vertex that the start reaches to one that reaches the end.
 *
 * <p>Without boxes every set of columns is a vertex. This is the hypercube with which his talk
 * begins: right for rows and columns, and too generous for blocks.
 */
public final class ColumnSets {
  /** The limit on columns, so that a set of them can index a bit set. */
  public static final int MOST_COLUMNS = 25;

  private final Board board;
  private final int size;
  private final int stacks;
  private final int boxRows;
  private final int boxColumns;
  private final boolean hasBoxes;
  private final int[][] layers;
  private final BitSet marked = new BitSet();
  private final boolean[] isUsed;

  public ColumnSets(Board board) {
    this(board, true);
  }

  private ColumnSets(Board board, boolean hasBoxes) {
    if (!fits(board)) {
      throw new IllegalArgumentException(board + " is not a classic board of up to 25x25");
    }
    BoxShape boxes = Boards.boxes(board).orElseThrow();
    this.board = board;
    this.hasBoxes = hasBoxes;
    this.size = board.rows();
    this.boxRows = boxes.rows();
    this.boxColumns = boxes.columns();
    this.stacks = size / boxColumns;
    this.layers = new int[size + 1][];
    this.isUsed = new boolean[board.cells()];
  }

  /** The hypercube: the same without the boxes. */
  public static ColumnSets ofLines(Board board) {
    return new ColumnSets(board, false);
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
    if (!hasBoxes) {
      return ~columns;
    }
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
    }
    follow(open, Long.MAX_VALUE);
  }

  /**
   * Follows a digit through a state, unless it reaches too many vertices; fewer are reached in each
   * later state.
   *
   * @return whether it was followed, so that {@link #isUsed} refers to it
   */
  public boolean follow(SolvingState state, int digit, long mostVertices) {
    int[] open = new int[size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int cell = board.cell(row, column);
        if (state.placed(cell) == digit) {
          open[row] = 1 << column;
          break;
        }
        open[row] |= state.isOpen(cell, digit) ? 1 << column : 0;
      }
    }
    return follow(open, mostVertices);
  }

  private boolean follow(int[] open, long mostVertices) {
    Arrays.fill(isUsed, false);
    layers[0] = new int[] {0};
    long vertices = 1;
    for (int row = 0; row < size; row++) {
      layers[row + 1] = next(row, open[row]);
      vertices += layers[row + 1].length;
      if (vertices > mostVertices) {
        return false;
      }
    }
    mark(layers[size], layers[size].length);
    for (int row = size - 1; row >= 0; row--) {
      markThoseThatReach(row, open[row]);
    }
    marked.clear(0);
    return true;
  }

  /** The vertices after a row, each once. */
  private int[] next(int row, int open) {
    int[] after = new int[layers[row].length + 1];
    int count = 0;
    for (int set : layers[row]) {
      for (int rest = open & free(set, row); rest != 0; rest &= rest - 1) {
        int more = set | Integer.lowestOneBit(rest);
        if (!marked.get(more)) {
          marked.set(more);
          after = count < after.length ? after : Arrays.copyOf(after, 2 * count);
          after[count++] = more;
        }
      }
    }
    int[] whole = Arrays.copyOf(after, count);
    unmark(whole);
    return whole;
  }

  /** Marks the vertices of a layer from which marked ones of the next are reached; no others. */
  private void markThoseThatReach(int row, int open) {
    int[] reaching = new int[layers[row].length];
    int count = 0;
    for (int set : layers[row]) {
      boolean reaches = false;
      for (int rest = open & free(set, row); rest != 0; rest &= rest - 1) {
        int bit = Integer.lowestOneBit(rest);
        if (marked.get(set | bit)) {
          reaches = true;
          isUsed[board.cell(row, Integer.numberOfTrailingZeros(bit))] = true;
        }
      }
      if (reaches) {
        reaching[count++] = set;
      }
    }
    unmark(layers[row + 1]);
    mark(reaching, count);
  }

  private void mark(int[] sets, int count) {
    for (int i = 0; i < count; i++) {
      marked.set(sets[i]);
    }
  }

  private void unmark(int[] sets) {
    for (int set : sets) {
      marked.clear(set);
    }
  }

  /** True if a cell occurs in some placement of the digit followed last. */
  public boolean isUsed(int cell) {
    return isUsed[cell];
  }

  /** The vertices reached from the start for the digit followed last. */
  public long reached() {
    return Arrays.stream(layers).mapToLong(layer -> layer.length).sum();
  }

  /** The size in bytes of the lists and the bit set for the digit followed last. */
  public long bytes() {
    return reached() * Integer.BYTES + marked.size() / Byte.SIZE;
  }

  /**
   * The number of vertices of the whole graph for boxes of some rows and columns: 50 for 6x6, 290
   * for 9x9, 19,442 for 16x16. After q bands and s rows, s of the stacks have given one more of
   * their columns.
   */
  public static BigInteger vertices(int boxRows, int boxColumns) {
    BigInteger sum = BigInteger.ONE;
    for (int bands = 0; bands < boxColumns; bands++) {
      for (int rows = 0; rows < boxRows; rows++) {
        sum =
            sum.add(
                choose(boxRows, rows)
                    .multiply(choose(boxColumns, bands + 1).pow(rows))
                    .multiply(choose(boxColumns, bands).pow(boxRows - rows)));
      }
    }
    return sum;
  }

  /**
   * The number of placements of a digit on a blank board with boxes of a by b cells, which are
   * paths of the graph: a!^b b!^a, so 288 on 6x6.
   */
  public static BigInteger placements(int boxRows, int boxColumns) {
    return factorial(boxRows).pow(boxColumns).multiply(factorial(boxColumns).pow(boxRows));
  }

  private static BigInteger factorial(int n) {
    BigInteger factorial = BigInteger.ONE;
    for (int i = 2; i <= n; i++) {
      factorial = factorial.multiply(BigInteger.valueOf(i));
    }
    return factorial;
  }

  private static BigInteger choose(int n, int k) {
    BigInteger result = BigInteger.ONE;
    for (int i = 0; i < k; i++) {
      result = result.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
    }
    return result;
  }
}
