package cluewright.replay.explainer;

import java.util.stream.IntStream;

/**
 * The 9x9 board in numbers; houses are boxes (0 to 8), rows (9 to 17) and columns (18 to 26), the
 * order in which Sudoku Explainer examines them.
 */
final class Nine {
  static final int SIDE = 9;
  static final int CELLS = 81;
  static final int HOUSES = 27;

  /** The number of kinds of houses, which index {@link #HOUSES_OF}. */
  static final int KINDS = 3;

  static final int[][] CELLS_OF = new int[HOUSES][SIDE];

  /** By cell, its box, row and column. */
  static final int[][] HOUSES_OF = new int[CELLS][KINDS];

  /** By cell, its position in its box, row and column. */
  static final int[][] PLACE_IN = new int[CELLS][KINDS];

  /** By cell, the twenty cells that it sees. */
  static final Cells[] PEER_SETS = new Cells[CELLS];

  static {
    for (int cell = 0; cell < CELLS; cell++) {
      int row = cell / SIDE;
      int column = cell % SIDE;
      int box = row / 3 * 3 + column / 3;
      HOUSES_OF[cell] = new int[] {box, SIDE + row, 2 * SIDE + column};
      PLACE_IN[cell] = new int[] {row % 3 * 3 + column % 3, column, row};
      for (int kind = 0; kind < KINDS; kind++) {
        CELLS_OF[HOUSES_OF[cell][kind]][PLACE_IN[cell][kind]] = cell;
      }
    }
    for (int cell = 0; cell < CELLS; cell++) {
      int one = cell;
      PEER_SETS[cell] =
          Cells.of(IntStream.range(0, CELLS).filter(other -> sees(one, other)).toArray());
    }
  }

  private Nine() {}

  /** The cells that see all cells of a set. */
  static Cells seenByAll(Cells cells) {
    Cells seen = Cells.ALL;
    for (int cell : cells.toArray()) {
      seen = seen.and(PEER_SETS[cell]);
    }
    return seen;
  }

  /** True if two different cells share a house. */
  static boolean sees(int one, int other) {
    int[] a = HOUSES_OF[one];
    int[] b = HOUSES_OF[other];
    return one != other && (a[0] == b[0] || a[1] == b[1] || a[2] == b[2]);
  }
}
