package cluewright.search;

import java.util.Arrays;

/**
 * Solves the assignment problem: chooses one column for each row of a square table so that the sum
 * is largest.
 *
 * <p>The Hungarian method with potentials (Kuhn 1955, Munkres 1957): rows enter one by one, each
 * along a shortest augmenting path, in O(n^3) altogether. Index 0 stands for "none yet".
 */
final class Assignment {
  private final int[][] gains;
  private final int size;
  private final int[] rowPotential;
  private final int[] columnPotential;
  private final int[] rowOf;
  private final int[] cameFrom;

  private Assignment(int[][] gains) {
    this.gains = gains;
    this.size = gains.length;
    this.rowPotential = new int[size + 1];
    this.columnPotential = new int[size + 1];
    this.rowOf = new int[size + 1];
    this.cameFrom = new int[size + 1];
  }

  /** The largest sum of one entry in each row and column. */
  static int most(int[][] gains) {
    Assignment assignment = new Assignment(gains);
    for (int row = 1; row <= gains.length; row++) {
      assignment.enter(row);
    }
    int sum = 0;
    for (int column = 1; column <= gains.length; column++) {
      sum += gains[assignment.rowOf[column] - 1][column - 1];
    }
    return sum;
  }

  private void enter(int row) {
    int[] slack = new int[size + 1];
    boolean[] reached = new boolean[size + 1];
    Arrays.fill(slack, Integer.MAX_VALUE);
    rowOf[0] = row;
    int column = 0;
    while (rowOf[column] != 0) {
      reached[column] = true;
      column = nearest(column, slack, reached);
    }
    for (; column != 0; column = cameFrom[column]) {
      rowOf[column] = rowOf[cameFrom[column]];
    }
  }

  /** Extends the paths by the row of a column, and moves to the nearest column. */
  private int nearest(int from, int[] slack, boolean[] reached) {
    int row = rowOf[from];
    int best = 0;
    for (int column = 1; column <= size; column++) {
      int cost = -gains[row - 1][column - 1] - rowPotential[row] - columnPotential[column];
      if (!reached[column] && cost < slack[column]) {
        slack[column] = cost;
        cameFrom[column] = from;
      }
      if (!reached[column] && (best == 0 || slack[column] < slack[best])) {
        best = column;
      }
    }
    shift(slack[best], slack, reached);
    return best;
  }

  private void shift(int delta, int[] slack, boolean[] reached) {
    for (int column = 0; column <= size; column++) {
      if (reached[column]) {
        rowPotential[rowOf[column]] += delta;
        columnPotential[column] -= delta;
      } else if (column > 0) {
        slack[column] -= delta;
      }
    }
  }
}
