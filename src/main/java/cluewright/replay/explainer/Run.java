package cluewright.replay.explainer;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * Everything that follows from a node: {@linkplain Nodes nodes} in the order found, each with its
 * parents.
 *
 * <p>What is found first stays. If a node and its contrary both follow, the run ends there.
 */
final class Run {
  private static final int NONE = -1;

  /**
   * Why a node is on: it is the last of its cell, or, from {@link #HOUSE} on, the last of a house
   * of some kind.
   */
  static final int CELL = 1;

  static final int HOUSE = 2;

  private final int[] from = new int[Nodes.NUMBER];
  private final int[] count = new int[Nodes.NUMBER];
  private final byte[] cause = new byte[Nodes.NUMBER];
  private final int[] order = new int[Nodes.NUMBER];
  private int size;

  /** The parents of all nodes, concatenated. */
  private int[] parents = new int[Nodes.NUMBER];

  private int used;

  /** Where the parents of the next node begin. */
  private int begun;

  /** The second of two contradictory nodes, by the position of its parents; -1 if there is none. */
  private int clash;

  private int clashFrom;
  private int clashCount;
  private byte clashCause;

  /** By node, the nested chains that eliminated it, if any. */
  private final Map<Integer, Conclusion> nested = new HashMap<>();

  private final int[] seen = new int[Nodes.NUMBER];
  private final int[] stack = new int[Nodes.NUMBER];
  private int round;

  void start(int node) {
    Arrays.fill(from, NONE);
    nested.clear();
    size = 0;
    used = 0;
    clash = NONE;
    from[node] = 0;
    count[node] = 0;
    cause[node] = 0;
    order[size++] = node;
  }

  boolean contains(int node) {
    return from[node] != NONE;
  }

  int size() {
    return size;
  }

  /** The i-th node found. */
  int node(int i) {
    return order[i];
  }

  /** Starts the parents of the next node. */
  void because(int parent) {
    begun = used;
    and(parent);
  }

  /** Adds another parent. */
  void and(int parent) {
    if (used == parents.length) {
      parents = Arrays.copyOf(parents, 2 * used);
    }
    parents[used++] = parent;
  }

  /**
   * Adds a node with the parents given before.
   *
   * @param why {@link #CELL}, {@link #HOUSE} plus a kind, or 0
   * @return false if its contrary follows too
   */
  boolean add(int node, int why) {
    if (contains(Nodes.contrary(node))) {
      clash = node;
      clashFrom = begun;
      clashCount = used - begun;
      clashCause = (byte) why;
      return false;
    }
    addAnyway(node, why);
    return true;
  }

  /** Adds a node even if its negation is present, as for eliminations in nested chains. */
  void addAnyway(int node, int why) {
    if (contains(node)) {
      used = begun;
      return;
    }
    from[node] = begun;
    count[node] = used - begun;
    cause[node] = (byte) why;
    order[size++] = node;
  }

  void addNested(int node, Conclusion chains) {
    nested.put(node, chains);
  }

  boolean isContradictory() {
    return clash != NONE;
  }

  /** The second of the two contradictory nodes. */
  int clash() {
    return clash;
  }

  int cause(int node) {
    return isSecond(node) ? clashCause : cause[node];
  }

  /** True if a node is present only as the negation of another. */
  private boolean isSecond(int node) {
    return node == clash && !contains(node);
  }

  /** The nested chains that eliminated a node, or null. */
  Conclusion nested(int node) {
    return nested.isEmpty() ? null : nested.get(node);
  }

  /** Visits a node and all its ancestors, each once. */
  void visit(int node, IntConsumer visitor) {
    round++;
    int top = 0;
    stack[top++] = node;
    seen[node] = round;
    while (top > 0) {
      int next = stack[--top];
      visitor.accept(next);
      int first = isSecond(next) ? clashFrom : from[next];
      int end = first + (isSecond(next) ? clashCount : count[next]);
      for (int i = first; i < end; i++) {
        if (seen[parents[i]] != round) {
          seen[parents[i]] = round;
          stack[top++] = parents[i];
        }
      }
    }
  }
}
