package cluewright.replay.explainer;

import java.util.Arrays;

/**
 * All that follows from one candidate being on or off: nodes in the order in which they were found,
 * each with the nodes that it follows from.
 *
 * <p>A node is a candidate (9 times the cell plus the digit) that is on, or one that is off: then
 * {@link #OFF} is added.
 */
final class Run {
  static final int OFF = Nine.CELLS * Nine.SIDE;
  static final int NODES = 2 * OFF;
  private static final int NONE = -1;

  private final int[] from = new int[NODES];
  private final int[] count = new int[NODES];
  private int[] pool = new int[1024];
  private int used;
  private final int[] order = new int[NODES];
  private int size;

  /** What is both on and off, with what the second of the two follows from; -1 if nothing is. */
  private int clash;

  private int clashFrom;
  private int clashCount;

  Run() {
    clear();
  }

  void clear() {
    Arrays.fill(from, NONE);
    used = 0;
    size = 0;
    clash = NONE;
  }

  static int contrary(int node) {
    return node < OFF ? node + OFF : node - OFF;
  }

  boolean contains(int node) {
    return from[node] != NONE;
  }

  void start(int node) {
    from[node] = used;
    count[node] = 0;
    order[size++] = node;
  }

  /** The nodes, in the order in which they were found. */
  int size() {
    return size;
  }

  int node(int i) {
    return order[i];
  }

  /** Begins the parents of a node that is added next. */
  private int mark;

  void parents(int first) {
    mark = used;
    parent(first);
  }

  void parent(int node) {
    if (used == pool.length) {
      pool = Arrays.copyOf(pool, 2 * used);
    }
    pool[used++] = node;
  }

  /** Adds a node with the parents given last; false if its contrary is there. */
  boolean add(int node) {
    if (contains(contrary(node))) {
      clash = node;
      clashFrom = mark;
      clashCount = used - mark;
      return false;
    }
    if (!contains(node)) {
      from[node] = mark;
      count[node] = used - mark;
      order[size++] = node;
    } else {
      used = mark;
    }
    return true;
  }

  boolean isContradictory() {
    return clash != NONE;
  }

  private final int[] seen = new int[NODES];
  private int round;
  private final int[] stack = new int[NODES + 1];

  /** The number of different nodes that a node follows from, itself included. */
  int ancestors(int node) {
    round++;
    seen[node] = round;
    return 1 + above(from[node], count[node]);
  }

  /** The same for the two sides of the contradiction together. */
  int clashAncestors() {
    round++;
    seen[clash] = round;
    int one = 1 + above(clashFrom, clashCount);
    return one + ancestors(contrary(clash));
  }

  private int above(int first, int parents) {
    int found = 0;
    int top = 0;
    for (int i = first; i < first + parents; i++) {
      if (seen[pool[i]] != round) {
        seen[pool[i]] = round;
        stack[top++] = pool[i];
        found++;
      }
    }
    while (top > 0) {
      int node = stack[--top];
      for (int i = from[node]; i < from[node] + count[node]; i++) {
        if (seen[pool[i]] != round) {
          seen[pool[i]] = round;
          stack[top++] = pool[i];
          found++;
        }
      }
    }
    return found;
  }
}
