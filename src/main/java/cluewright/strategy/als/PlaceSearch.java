package cluewright.strategy.als;

import java.util.Arrays;

/**
 * Follows the links of {@link PlaceLinks} from false nodes: strong links lead to true nodes, and
 * their weak links to false ones. Claims are met breadth first, so each by a shortest chain.
 * Mutable and reused.
 */
final class PlaceSearch {
  private static final int[] NONE = {};

  private final PlaceLinks links;
  private long[] isFalse = new long[0];
  private long[] isTrue = new long[0];

  /** The true nodes at which the search stops. */
  private long[] goals = new long[0];

  private int[] beforeFalse = new int[0];
  private int[] beforeTrue = new int[0];
  private int[] queue = new int[0];
  private int tail;

  PlaceSearch(PlaceLinks links) {
    this.links = links;
  }

  /**
   * The nodes of a shortest chain that refutes a digit in a cell, alternately false and true: if
   * the digit were true, the first node would be false and the last true, which excludes the digit.
   * None if there is none.
   */
  int[] against(int cell, int digit) {
    makeRoom();
    for (int node = 0; node < links.size(); node++) {
      if (links.excludes(node, cell, digit)) {
        goals[node >> 6] |= 1L << node;
        addFalse(node, -1);
      }
    }
    int end = follow();
    return end >= 0 ? chainTo(end) : NONE;
  }

  /** Finds everything that is true if a node is false. */
  void from(int node) {
    makeRoom();
    addFalse(node, -1);
    follow();
  }

  /** A word of the nodes found true. */
  long isTrue(int word) {
    return isTrue[word];
  }

  private void makeRoom() {
    isFalse = LockedSetGraph.cleared(isFalse, links.words());
    isTrue = LockedSetGraph.cleared(isTrue, links.words());
    goals = LockedSetGraph.cleared(goals, links.words());
    if (queue.length < links.size()) {
      queue = new int[2 * links.size()];
      beforeFalse = new int[queue.length];
      beforeTrue = new int[queue.length];
    }
    tail = 0;
  }

  /** Searches; returns the first goal, or -1. */
  private int follow() {
    for (int head = 0; head < tail; head++) {
      int end = followFalse(queue[head]);
      if (end >= 0) {
        return end;
      }
    }
    return -1;
  }

  /**
   * Follows the links of a false node, plain ones first, since chains with them are easier to
   * follow.
   */
  private int followFalse(int off) {
    for (int word = 0; word < links.words(); word++) {
      int end = addTrue(off, word, links.plain(off, word) & ~isTrue[word]);
      if (end >= 0) {
        return end;
      }
    }
    for (int word = 0; word < links.words(); word++) {
      int end = addTrue(off, word, links.strong(off, word) & ~isTrue[word]);
      if (end >= 0) {
        return end;
      }
    }
    return -1;
  }

  private int addTrue(int off, int word, long fresh) {
    isTrue[word] |= fresh;
    for (long rest = fresh; rest != 0; rest &= rest - 1) {
      int on = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      beforeTrue[on] = off;
      if ((goals[word] >>> on & 1) != 0) {
        return on;
      }
      followTrue(on);
    }
    return -1;
  }

  private void followTrue(int on) {
    for (int word = 0; word < links.words(); word++) {
      for (long rest = links.weak(on, word) & ~isFalse[word]; rest != 0; rest &= rest - 1) {
        addFalse(word * Long.SIZE + Long.numberOfTrailingZeros(rest), on);
      }
    }
  }

  private void addFalse(int off, int before) {
    isFalse[off >> 6] |= 1L << off;
    beforeFalse[off] = before;
    queue[tail++] = off;
  }

  /** The nodes of the chain to a true node. */
  int[] chainTo(int end) {
    int[] chain = new int[2 * links.size()];
    int first = chain.length;
    for (int on = end; on >= 0; on = beforeFalse[chain[first]]) {
      chain[--first] = on;
      chain[--first] = beforeTrue[on];
    }
    return Arrays.copyOfRange(chain, first, chain.length);
  }
}
