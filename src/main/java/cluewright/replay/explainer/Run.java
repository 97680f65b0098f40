package cluewright.replay.explainer;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;

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
  private int clashCause;

  /** Why a node is on: {@link #CELL}, or {@link #HOUSE} plus the kind of the house; else 0. */
  private final byte[] cause = new byte[NODES];

  static final int CELL = 1;
  static final int HOUSE = 2;

  /** What a node was eliminated by, if that was a chain in itself. */
  private final Map<Integer, Conclusion> nested = new HashMap<>();

  Run() {
    clear();
  }

  void clear() {
    Arrays.fill(from, NONE);
    used = 0;
    size = 0;
    clash = NONE;
    nested.clear();
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
  boolean add(int node, int why) {
    if (contains(contrary(node))) {
      clash = node;
      clashCause = why;
      clashFrom = mark;
      clashCount = used - mark;
      return false;
    }
    if (!contains(node)) {
      from[node] = mark;
      cause[node] = (byte) why;
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

  void nest(int node, Conclusion conclusion) {
    nested.put(node, conclusion);
  }

  /** Adds a node whatever its contrary is. */
  void force(int node) {
    from[node] = mark;
    cause[node] = 0;
    count[node] = used - mark;
    order[size++] = node;
  }

  int clash() {
    return clash;
  }

  int cause(int node) {
    return node == clash && from[node] == NONE ? clashCause : cause[node];
  }

  Conclusion nested(int node) {
    return nested.get(node);
  }

  boolean isNesting() {
    return !nested.isEmpty();
  }

  /** Visits a node and all that it follows from, each once. */
  void visit(int node, IntConsumer visitor) {
    round++;
    seen[node] = round;
    visitor.accept(node);
    boolean second = node == clash && from[node] == NONE;
    int top = 0;
    stack[top++] = node;
    while (top > 0) {
      int next = stack[--top];
      int first = second && next == node ? clashFrom : from[next];
      int parents = second && next == node ? clashCount : count[next];
      for (int i = first; i < first + parents; i++) {
        if (seen[pool[i]] != round) {
          seen[pool[i]] = round;
          stack[top++] = pool[i];
          visitor.accept(pool[i]);
        }
      }
    }
  }

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
