package cluewright.strategy;

import java.util.Arrays;

/**
 * The shortest alternating chains from one node of a {@link LinkGraph} to all others.
 *
 * <p>Suppose the start false. A strong link then makes its other end true, a weak link from there
 * makes its other end false, and so on; so a chain that ends with a strong link says: if the start
 * is false, the end is true. A breadth-first search over (node, true or false) meets each end by a
 * shortest chain. Read backwards a chain says the same, so it holds that one of its ends is true.
 *
 * <p>Nothing keeps a chain from coming back to a cell. The argument stays sound; but people do not
 * look for such chains, so {@link #isPlain} tells them apart.
 */
final class ChainSearch {
  private final LinkGraph graph;
  private final int[] lastChainThrough;
  private int chains;

  private long[] madeTrue = new long[0];
  private long[] madeFalse = new long[0];

  /** For each node made true the false one before it, and the reverse. */
  private int[] beforeTrue = new int[0];

  private int[] beforeFalse = new int[0];
  private int[] linksToTrue = new int[0];
  private int[] linksToFalse = new int[0];
  private int[] queue = new int[0];

  ChainSearch(LinkGraph graph, int cells) {
    this.graph = graph;
    this.lastChainThrough = new int[cells];
  }

  /** Searches from a node; valid until the graph or the start changes. */
  void from(int node) {
    makeRoom();
    int words = graph.words();
    long[] strong = graph.strong();
    long[] weak = graph.weak();
    madeFalse[node >> 6] |= 1L << node;
    linksToFalse[node] = 0;
    queue[0] = node;
    int tail = 1;
    for (int head = 0; head < tail; head++) {
      int off = queue[head];
      int links = linksToFalse[off];
      for (int w = 0; w < words; w++) {
        long fresh = strong[off * words + w] & ~madeTrue[w];
        madeTrue[w] |= fresh;
        for (; fresh != 0; fresh &= fresh - 1) {
          int on = w * Long.SIZE + Long.numberOfTrailingZeros(fresh);
          beforeTrue[on] = off;
          linksToTrue[on] = links + 1;
          tail = weakLinks(on, weak, tail);
        }
      }
    }
  }

  private int weakLinks(int on, long[] weak, int tailBefore) {
    int tail = tailBefore;
    int words = graph.words();
    for (int w = 0; w < words; w++) {
      long fresh = weak[on * words + w] & ~madeFalse[w];
      madeFalse[w] |= fresh;
      for (; fresh != 0; fresh &= fresh - 1) {
        int off = w * Long.SIZE + Long.numberOfTrailingZeros(fresh);
        beforeFalse[off] = on;
        linksToFalse[off] = linksToTrue[on] + 1;
        queue[tail++] = off;
      }
    }
    return tail;
  }

  private void makeRoom() {
    int size = graph.size();
    if (queue.length < size) {
      madeTrue = new long[2 * graph.words()];
      madeFalse = new long[2 * graph.words()];
      beforeTrue = new int[2 * size];
      beforeFalse = new int[2 * size];
      linksToTrue = new int[2 * size];
      linksToFalse = new int[2 * size];
      queue = new int[2 * size];
    }
    Arrays.fill(madeTrue, 0, graph.words(), 0);
    Arrays.fill(madeFalse, 0, graph.words(), 0);
  }

  /** One word of the set of nodes that are true if the start is false. */
  long madeTrue(int word) {
    return madeTrue[word];
  }

  /** The links of a shortest chain to a node that is made true, always an odd number. */
  int links(int end) {
    return linksToTrue[end];
  }

  /** The candidates of a shortest chain from the start to an end that is made true. */
  int[] chain(int end) {
    int[] chain = new int[linksToTrue[end] + 1];
    int node = end;
    for (int i = chain.length - 1; i > 0; i--) {
      chain[i] = graph.candidate(node);
      node = before(node, i);
    }
    chain[0] = graph.candidate(node);
    return chain;
  }

  /** The node before the i-th of a chain; those at odd places are true. */
  int before(int node, int i) {
    return (i & 1) == 1 ? beforeTrue[node] : beforeFalse[node];
  }

  /**
   * Whether the chain to an end meets no cell twice, but for steps within a cell and for a chain
   * that comes back to the cell of its start as its last. Notes the cells for {@link #passes}.
   */
  boolean isPlain(int end) {
    chains++;
    int node = end;
    int cellAfter = -1;
    for (int i = linksToTrue[end]; i >= 0; i--) {
      int cell = graph.cell(node);
      boolean closes = i == 0 && cell == graph.cell(end);
      if (cell != cellAfter && lastChainThrough[cell] == chains && !closes) {
        return false;
      }
      lastChainThrough[cell] = chains;
      cellAfter = cell;
      node = i == 0 ? node : before(node, i);
    }
    return true;
  }

  /** Whether the plain chain last looked at goes through a cell. */
  boolean passes(int cell) {
    return lastChainThrough[cell] == chains;
  }
}
