package cluewright.strategy.chain;

import cluewright.strategy.core.Geometry;
import java.util.Arrays;

/**
 * The claims that follow, link by link, from a node of a {@link LinkGraph} being false or true.
 *
 * <p>From a false node its strong links lead to true ones, from a true node its weak links lead to
 * false ones. A breadth-first search meets each claim by a shortest chain. The order of the links
 * decides between chains of equal length, and it is HoDoKu's: first those within the cell, then
 * house by house in the order of the cells, groups last. A claim is a number:
 *
 * <pre>
 * | node | 1 if it is true |
 * |   31 |               1 |
 * </pre>
 */
final class ChainSearch {
  private final LinkGraph graph;
  private final Geometry geometry;

  private long[] madeTrue = new long[0];
  private long[] madeFalse = new long[0];
  private long[] fresh = new long[0];
  private int freshCount;

  /** By claim, the one before it. */
  private int[] before = new int[0];

  private int[] links = new int[0];
  private int[] queue = new int[0];
  private int tail;

  ChainSearch(LinkGraph graph, Geometry geometry) {
    this.graph = graph;
    this.geometry = geometry;
  }

  static int isFalse(int node) {
    return 2 * node;
  }

  static int isTrue(int node) {
    return 2 * node + 1;
  }

  static int node(int claim) {
    return claim >> 1;
  }

  static boolean isTrueClaim(int claim) {
    return (claim & 1) != 0;
  }

  /** Searches from a claim; the result is valid until the graph or start changes. */
  void from(int claim) {
    makeRoom();
    int node = node(claim);
    links[claim] = 0;
    tail = 0;
    if (isTrueClaim(claim)) {
      madeTrue[node >> 6] |= 1L << node;
      addWeak(node);
    } else {
      madeFalse[node >> 6] |= 1L << node;
      queue[tail++] = node;
    }
    for (int head = 0; head < tail; head++) {
      addStrong(queue[head]);
    }
  }

  private void addStrong(int off) {
    for (int i = 0; i < graph.strongCount(off); i++) {
      int on = graph.strong(off, i);
      if ((madeTrue[on >> 6] >>> on & 1) == 0) {
        madeTrue[on >> 6] |= 1L << on;
        before[isTrue(on)] = isFalse(off);
        links[isTrue(on)] = links[isFalse(off)] + 1;
        addWeak(on);
      }
    }
  }

  private void addWeak(int on) {
    long[] weak = graph.weak();
    int words = graph.words();
    freshCount = 0;
    for (int w = 0; w < words; w++) {
      fresh[w] = weak[on * words + w] & ~madeFalse[w];
      freshCount += Long.bitCount(fresh[w]);
    }
    if (freshCount > 1 && !graph.isGroup(on)) {
      addInCell(on);
      addInHouses(on);
    }
    for (int w = 0; freshCount > 0 && w < words; w++) {
      for (long rest = fresh[w]; rest != 0; rest &= rest - 1) {
        add(on, w * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** Adds the nodes in a cell, which are adjacent. */
  private void addInCell(int on) {
    int cell = graph.cell(on);
    int node = on;
    while (node > 0 && graph.cell(node - 1) == cell) {
      node--;
    }
    for (; node < graph.singles() && graph.cell(node) == cell; node++) {
      addIfFresh(on, node);
    }
  }

  private void addInHouses(int on) {
    int digit = graph.digit(on);
    for (int house : geometry.housesOf(graph.cell(on))) {
      for (int cell : geometry.cellsOf(house)) {
        if (freshCount == 0) {
          return;
        }
        int node = graph.node(cell, digit);
        if (node >= 0) {
          addIfFresh(on, node);
        }
      }
    }
  }

  private void addIfFresh(int on, int node) {
    if ((fresh[node >> 6] >>> node & 1) != 0) {
      add(on, node);
    }
  }

  private void add(int on, int off) {
    fresh[off >> 6] &= ~(1L << off);
    freshCount--;
    madeFalse[off >> 6] |= 1L << off;
    before[isFalse(off)] = isTrue(on);
    links[isFalse(off)] = links[isTrue(on)] + 1;
    if (graph.strongCount(off) > 0) {
      queue[tail++] = off;
    }
  }

  private void makeRoom() {
    int size = graph.size();
    if (queue.length < size) {
      madeTrue = new long[2 * graph.words()];
      madeFalse = new long[2 * graph.words()];
      fresh = new long[2 * graph.words()];
      before = new int[4 * size];
      links = new int[4 * size];
      queue = new int[2 * size];
    }
    Arrays.fill(madeTrue, 0, graph.words(), 0);
    Arrays.fill(madeFalse, 0, graph.words(), 0);
  }

  /** A word of the nodes made true. */
  long madeTrue(int word) {
    return madeTrue[word];
  }

  /** True if a claim follows from the start, or is the start. */
  boolean holds(int claim) {
    int node = node(claim);
    long[] made = isTrueClaim(claim) ? madeTrue : madeFalse;
    return (made[node >> 6] >>> node & 1) != 0;
  }

  /** The number of links in a shortest chain from the start to a claim that holds. */
  int links(int claim) {
    return links[claim];
  }

  /** The claim before one that holds, which must not be the start. */
  int before(int claim) {
    return before[claim];
  }
}
