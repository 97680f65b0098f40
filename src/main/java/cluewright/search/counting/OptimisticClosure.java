package cluewright.search.counting;

import java.util.Arrays;

/**
 * Finds the cells that naked singles could reach at best.
 *
 * <p>A naked single needs every digit but the cell's own among its placed peers. With some digits
 * unknown, count at best: known digits of placed peers once each, and every placed peer of unknown
 * digit as one digit more; and look which digits these peers may have at all. A cell that fails
 * even so cannot be placed, whatever the unknown digits are. Starting from the clues, cells are
 * added in layers; by induction over the order in which naked singles really place cells, all that
 * they place is reached. So a cell that is never reached refutes the node. The same holds with one
 * cell <em>blocked</em>: all that is placed before that cell is reached without it.
 *
 * <pre>
 * what the reached peers of a cell show, a long:
 *   63 cell itself reached | 32..47 peers of unknown digit | 16..31 digits they may have | 0..15 known
 * </pre>
 */
final class OptimisticClosure {
  private static final int UNION = 16;
  private static final int COUNT = 32;
  private static final long REACHED = 1L << 63;
  private static final int DIGITS = 0xFFFF;

  private final BoardArrays geometry;
  private final PossibleDigits possible;
  private final int[] clues;

  /** The cells seen by each cell before each layer, with {@code cells} longs per layer. */
  private final long[] layers;

  /** The cells in the order in which they are reached, and where each layer begins. */
  private final int[] order;

  private final int[] layerStart;
  private final int[] layerOf;
  private final int[] surplus;
  private int layerCount;

  /** The cells seen by each cell while the last {@link #block} is in effect. */
  private final long[] seen;

  private final int[] queue;

  OptimisticClosure(BoardArrays geometry, PossibleDigits possible, int[] clues) {
    this.geometry = geometry;
    this.possible = possible;
    this.clues = clues;
    int cells = geometry.cells;
    this.layers = new long[(cells + 2) * cells];
    this.order = new int[cells];
    this.layerStart = new int[cells + 3];
    this.layerOf = new int[cells];
    this.surplus = new int[cells];
    this.seen = new long[cells];
    this.queue = new int[cells];
  }

  /**
   * Reaches as many cells as possible from the clues.
   *
   * @return whether that is every cell
   */
  boolean close() {
    Arrays.fill(seen, 0);
    System.arraycopy(clues, 0, order, 0, clues.length);
    for (int clue : clues) {
      seen[clue] = REACHED;
    }
    int size = clues.length;
    layerCount = 0;
    layerStart[0] = 0;
    for (int begin = 0; begin < size; ) {
      for (int i = begin; i < size; i++) {
        show(order[i]);
      }
      begin = size;
      layerStart[++layerCount] = begin;
      System.arraycopy(seen, 0, layers, layerCount * geometry.cells, geometry.cells);
      size = nextLayer(size);
    }
    return size == geometry.cells;
  }

  private int nextLayer(int size) {
    int next = size;
    for (int cell = 0; cell < geometry.cells; cell++) {
      if (seen[cell] >= 0 && isReachable(cell)) {
        order[next++] = cell;
        layerOf[cell] = layerCount;
        surplus[cell] = atBest(seen[cell]) - (geometry.digits - 1);
      }
    }
    for (int i = size; i < next; i++) {
      seen[order[i]] |= REACHED;
    }
    layerStart[layerCount + 1] = next;
    return next;
  }

  private static int atBest(long sight) {
    return Integer.bitCount((int) sight & DIGITS) + ((int) (sight >>> COUNT) & DIGITS);
  }

  private boolean isReachable(int cell) {
    long sight = seen[cell];
    if (atBest(sight) < geometry.digits - 1) {
      return false;
    }
    int absent = geometry.all & ~(int) (sight >>> UNION);
    return (absent & (absent - 1)) == 0 && (absent & ~possible.of(cell)) == 0;
  }

  /** Makes a reached cell visible to its peers. */
  private void show(int cell) {
    int digits = possible.of(cell);
    boolean known = (digits & (digits - 1)) == 0;
    long shown = (long) digits << UNION | (known ? digits : 0);
    long more = known ? 0 : 1L << COUNT;
    for (int peer : geometry.peers[cell]) {
      seen[peer] = (seen[peer] | shown) + more;
    }
  }

  /**
   * By how much a cell's peers, when it was first reached, exceeded the needs of a naked single.
   */
  int surplus(int cell) {
    return surplus[cell];
  }

  /**
   * Closes again with one empty cell blocked; {@link #isReached} tells the result.
   *
   * @param enough the work ends early when the cell's peers exceed what it needs by so much
   * @return whether everything was reached that can be; if not, {@link #isReached} is true of too
   *     few cells
   */
  boolean block(int blocked, int enough) {
    int size = beginBefore(blocked);
    for (int i = 0; i < size; i++) {
      size = showAndReach(queue[i], size);
      if (atBest(seen[blocked]) - (geometry.digits - 1) >= enough) {
        return false;
      }
    }
    return true;
  }

  /**
   * Restores the layer in which a cell was reached, without the cell; returns the new size of the
   * queue.
   */
  private int beginBefore(int blocked) {
    int layer = layerOf[blocked];
    System.arraycopy(layers, layer * geometry.cells, seen, 0, geometry.cells);
    seen[blocked] |= REACHED;
    int size = 0;
    for (int i = layerStart[layer]; i < layerStart[layer + 1]; i++) {
      if (order[i] != blocked) {
        seen[order[i]] |= REACHED;
        queue[size++] = order[i];
      }
    }
    return size;
  }

  private int showAndReach(int cell, int size) {
    int next = size;
    show(cell);
    for (int peer : geometry.peers[cell]) {
      if (seen[peer] >= 0 && isReachable(peer)) {
        seen[peer] |= REACHED;
        queue[next++] = peer;
      }
    }
    return next;
  }

  /** True if a cell is reached without the blocked one. */
  boolean isReached(int cell) {
    return seen[cell] < 0;
  }
}
