package cluewright.search.dual;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random orders of the empty cells: the size of the tree varies with the order by many powers of
 * ten, and no single rule is best for every mask.
 *
 * <p>Next is the cell with the most chosen peers, more for those that share two houses with it, for
 * rectangles that it completes and for open peers, with weights drawn once an order, and a little
 * noise.
 */
final class DrawnOrder {
  private static final double LEAST_CLOSE = 1.4;
  private static final double MOST_CLOSE = 6;
  private static final double LEAST_RECTANGLE = 0.3;
  private static final double MOST_RECTANGLE = 5;
  private static final double LEAST_OPEN = 0.02;
  private static final double MOST_OPEN = 0.8;
  private static final double MOST_NOISE = 2;

  private final Board board;
  private final int[] open;

  /**
   * By position among the empty cells, how many houses two share, and the rectangles with a third
   * corner.
   */
  private final int[][] shared;

  private final List<List<int[]>> rectangles = new ArrayList<>();

  DrawnOrder(Mask mask) {
    this.board = mask.board();
    this.open = mask.open().toArray();
    this.shared = new int[open.length][open.length];
    for (int a = 0; a < open.length; a++) {
      rectangles.add(new ArrayList<>());
      for (int b = 0; b < open.length; b++) {
        shared[a][b] = a == b ? 0 : board.housesWith(CellSet.of(open[a], open[b])).size();
      }
    }
    for (int a = 0; a < open.length; a++) {
      for (int d = a + 1; d < open.length; d++) {
        addRectangle(a, d);
      }
    }
  }

  /** Adds the rectangle with these opposite corners, if two digits can be exchanged in it. */
  private void addRectangle(int a, int d) {
    int b = indexOf(board.cell(board.row(open[a]), board.column(open[d])));
    int c = indexOf(board.cell(board.row(open[d]), board.column(open[a])));
    if (b < 0 || c < 0 || shared[a][d] > 0 || shared[b][c] > 0 || b == a || c == a) {
      return;
    }
    CellSet corners = CellSet.of(open[a], open[b], open[c], open[d]);
    for (House house : board.houses()) {
      int inside = house.cells().intersect(corners).size();
      if (inside != 0 && inside != 2) {
        return;
      }
    }
    rectangles.get(a).add(new int[] {b, c, d});
    rectangles.get(d).add(new int[] {a, b, c});
  }

  private int indexOf(int cell) {
    for (int i = 0; i < open.length; i++) {
      if (open[i] == cell) {
        return i;
      }
    }
    return -1;
  }

  /** An order, as cells. */
  int[] draw(Random random) {
    double close = between(LEAST_CLOSE, MOST_CLOSE, random);
    double rectangle = between(LEAST_RECTANGLE, MOST_RECTANGLE, random);
    double openPeer = between(LEAST_OPEN, MOST_OPEN, random);
    double noise = between(0, MOST_NOISE, random);
    boolean[] chosen = new boolean[open.length];
    int[] order = new int[open.length];
    for (int depth = 0; depth < order.length; depth++) {
      int best = -1;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < open.length; i++) {
        if (!chosen[i]) {
          double worth = noise * random.nextDouble() + rectangle * completed(i, chosen);
          for (int j = 0; j < open.length; j++) {
            int houses = shared[i][j];
            double ofChosen = houses > 1 ? close : houses;
            worth += chosen[j] ? ofChosen : houses > 0 ? openPeer : 0;
          }
          if (worth > most) {
            most = worth;
            best = i;
          }
        }
      }
      chosen[best] = true;
      order[depth] = open[best];
    }
    return order;
  }

  private int completed(int i, boolean[] chosen) {
    int count = 0;
    for (int[] others : rectangles.get(i)) {
      count += chosen[others[0]] && chosen[others[1]] && chosen[others[2]] ? 1 : 0;
    }
    return count;
  }

  private static double between(double least, double most, Random random) {
    return least + (most - least) * random.nextDouble();
  }
}
