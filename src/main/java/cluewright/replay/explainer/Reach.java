package cluewright.replay.explainer;

import java.util.Arrays;

/**
 * What follows from each node by single implications: the transitive closure of the links that
 * {@link ForcingChains} follow.
 *
 * <p>In the course of a chain candidates go and strong links come, none of which is lost again; so
 * the closure of the grid that the chain started from is taken, and the links that have come are
 * added. It may say more than is true, since it knows nothing of the candidates that have gone, and
 * never less: where it shows nothing, there is no forcing chain and none of several.
 */
final class Reach {
  private final int[] indexOf = new int[Nodes.OFF];
  private int[] candidates = new int[0];
  private int words;
  private int size;

  /** A row per node, with a bit for itself and for each node that follows. */
  private long[] rows = new long[0];

  /** Builds the closure of a grid. */
  void load(Marks marks) {
    Arrays.fill(indexOf, -1);
    candidates = new int[Nodes.OFF];
    size = 0;
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      for (int rest = marks.digits(cell); rest != 0; rest &= rest - 1) {
        int candidate = Nodes.on(cell, Integer.numberOfTrailingZeros(rest));
        indexOf[candidate] = size;
        candidates[size++] = candidate;
      }
    }
    words = (2 * size + Long.SIZE - 1) / Long.SIZE;
    rows = new long[2 * size * words];
    for (int node = 0; node < 2 * size; node++) {
      set(node, node);
    }
    for (int i = 0; i < size; i++) {
      int cell = Nodes.cell(candidates[i]);
      int digit = Nodes.digit(candidates[i]);
      for (int rest = marks.digits(cell) & ~(1 << digit); rest != 0; rest &= rest - 1) {
        set(i, size + indexOf[Nodes.on(cell, Integer.numberOfTrailingZeros(rest))]);
      }
      for (int peer : Nodes.PEERS[cell]) {
        if (marks.has(peer, digit)) {
          set(i, size + indexOf[Nodes.on(peer, digit)]);
        }
      }
    }
    update(marks);
    for (int via = 0; via < 2 * size; via++) {
      join(via, via);
    }
  }

  /** Copies another closure. */
  void load(Reach other) {
    System.arraycopy(other.indexOf, 0, indexOf, 0, indexOf.length);
    candidates = other.candidates;
    size = other.size;
    words = other.words;
    if (rows.length != other.rows.length) {
      rows = new long[other.rows.length];
    }
    System.arraycopy(other.rows, 0, rows, 0, rows.length);
  }

  /** Adds the strong links that a grid with fewer candidates has. */
  void update(Marks marks) {
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      int digits = marks.digits(cell);
      if (Integer.bitCount(digits) == 2) {
        int one = Integer.numberOfTrailingZeros(digits);
        int other = Integer.numberOfTrailingZeros(digits & (digits - 1));
        link(Nodes.on(cell, one), Nodes.on(cell, other));
      }
    }
    for (int house = 0; house < Nine.HOUSES; house++) {
      for (int digit = 0; digit < Nine.SIDE; digit++) {
        int places = marks.places(house, digit);
        if (Integer.bitCount(places) == 2) {
          int one = Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(places)];
          int other = Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(places & (places - 1))];
          link(Nodes.on(one, digit), Nodes.on(other, digit));
        }
      }
    }
  }

  private void link(int candidate, int other) {
    int a = indexOf[candidate];
    int b = indexOf[other];
    if (!has(size + a, b)) {
      join(size + a, b);
      join(size + b, a);
    }
  }

  /** Makes everything that reaches one node reach what the other reaches. */
  private void join(int via, int to) {
    for (int node = 0; node < 2 * size; node++) {
      if (has(node, via)) {
        for (int word = 0; word < words; word++) {
          rows[node * words + word] |= rows[to * words + word];
        }
      }
    }
  }

  private void set(int node, int follows) {
    rows[node * words + (follows >> 6)] |= 1L << follows;
  }

  private boolean has(int node, int follows) {
    return (rows[node * words + (follows >> 6)] >>> follows & 1) != 0;
  }

  /** True if a candidate's being on or off may lead to its negation. */
  boolean mayForce(int candidate, boolean fromOn) {
    int i = indexOf[candidate];
    return fromOn ? has(i, size + i) : has(size + i, i);
  }

  /** True if some candidate of a grid may lead to its negation. */
  boolean mayForce(Marks marks) {
    for (int i = 0; i < size; i++) {
      if ((has(i, size + i) || has(size + i, i))
          && marks.has(Nodes.cell(candidates[i]), Nodes.digit(candidates[i]))) {
        return true;
      }
    }
    return false;
  }

  /**
   * True if a candidate may be in a cycle: if it is on, at least two candidates are off that in
   * turn imply it.
   */
  boolean mayCycle(int candidate) {
    int i = indexOf[candidate];
    int found = 0;
    for (int other = 0; other < size; other++) {
      if (has(i, size + other) && has(size + other, i) && ++found == 2) {
        return true;
      }
    }
    return false;
  }

  /** True if some candidate of a grid may follow from each of several nodes. */
  boolean mayMeet(int[] nodes, Marks marks) {
    for (int word = 0; word < words; word++) {
      long common = -1;
      for (int node : nodes) {
        common &= rows[indexOf[node] * words + word];
      }
      for (long rest = common; rest != 0; rest &= rest - 1) {
        int follows = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int candidate = candidates[follows < size ? follows : follows - size];
        int cell = Nodes.cell(candidate);
        if (marks.has(cell, Nodes.digit(candidate)) && (follows >= size || marks.count(cell) > 1)) {
          return true;
        }
      }
    }
    return false;
  }
}
