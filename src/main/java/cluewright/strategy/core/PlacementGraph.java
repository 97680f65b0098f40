package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.House;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * All placements of one digit, row by row, as the paths of a graph.
 *
 * <p>A vertex of layer r stands for the houses, of those that go on below, that r rows have served;
 * an edge is the cell that the next row takes. A placement is a path through all layers, so a
 * candidate is in some placement if and only if its edge leads from a vertex that the start reaches
 * to one that reaches the end. With rows, columns and square boxes the vertices are the balanced
 * matrices of Eppstein's paper: 290 on 9x9, 19,442 on 16x16, while the paths are 46,656 and 1.1 *
 * 10^14.
 *
 * <p>Every row must be a house. A house that need not hold every digit may be left out.
 */
public final class PlacementGraph {
  /** More houses than bits of a long are not followed. */
  private static final int MOST_HOUSES = Long.SIZE;

  private static final int NONE = -1;

  private final Board board;
  private final int[] rows;

  /** The houses that must hold every digit. */
  private final long mustHold;

  /** For layer r and a vertex, where the choice of each column leads, and last that of no cell. */
  private final int[][] next;

  private final int choices;
  private final boolean[][] isReached;
  private final boolean[][] reachesEnd;
  private final boolean[] isUsed;

  public PlacementGraph(Board board) {
    this.board = board;
    rows = rows(board);
    mustHold = mustHold(board);
    choices = board.columns() + 1;
    next = new int[board.rows()][];
    isReached = new boolean[board.rows() + 1][];
    reachesEnd = new boolean[board.rows() + 1][];
    isUsed = new boolean[board.cells()];
    build();
  }

  /** True if placements on a board can be followed: every row is a house, and these are few. */
  public static boolean fits(Board board) {
    return board.houses().size() <= MOST_HOUSES && rows(board).length == board.rows();
  }

  /** For each row the number of the house that is just this row. */
  private static int[] rows(Board board) {
    int[] rows = new int[board.rows()];
    int found = 0;
    for (int number = 0; number < board.houses().size(); number++) {
      House house = board.houses().get(number);
      if (house.kind() == House.Kind.ROW && house.cells().size() == board.columns()) {
        rows[board.row(house.cells().toArray()[0])] = number;
        found++;
      }
    }
    return Arrays.copyOf(rows, Math.min(found, rows.length));
  }

  private void build() {
    Map<Long, Integer> layer = Map.of(0L, 0);
    size(0, 1);
    for (int row = 0; row < next.length; row++) {
      layer = nextLayer(row, layer);
      size(row + 1, layer.size());
    }
  }

  private void size(int layer, int vertices) {
    isReached[layer] = new boolean[vertices];
    reachesEnd[layer] = new boolean[vertices];
  }

  private Map<Long, Integer> nextLayer(int row, Map<Long, Integer> layer) {
    Map<Long, Integer> after = new HashMap<>();
    next[row] = new int[layer.size() * choices];
    Arrays.fill(next[row], NONE);
    long passed = passed(row);
    long[] more = IntStream.range(0, choices).mapToLong(c -> housesServed(row, c)).toArray();
    layer.forEach(
        (served, vertex) -> {
          for (int choice = 0; choice < choices; choice++) {
            long all = served | more[choice];
            if ((served & more[choice]) == 0 && (passed & mustHold & ~all) == 0) {
              next[row][vertex * choices + choice] =
                  after.computeIfAbsent(all & ~passed, key -> after.size());
            }
          }
        });
    return after;
  }

  private long housesServed(int row, int choice) {
    long houses = 0;
    for (int number = 0; choice < board.columns() && number < board.houses().size(); number++) {
      boolean holds = board.houses().get(number).cells().contains(board.cell(row, choice));
      houses |= holds ? 1L << number : 0;
    }
    return houses;
  }

  /** The houses that end in a row: none of the rows below touches them. */
  private long passed(int row) {
    long passed = 0;
    for (int number = 0; number < board.houses().size(); number++) {
      int last = board.houses().get(number).cells().stream().map(board::row).max().orElseThrow();
      passed |= last == row ? 1L << number : 0;
    }
    return passed;
  }

  private static long mustHold(Board board) {
    long must = 0;
    for (int number = 0; number < board.houses().size(); number++) {
      must |= board.houses().get(number).holdsEveryDigit() ? 1L << number : 0;
    }
    return must;
  }

  /** The number of vertices. */
  public int vertices() {
    return Arrays.stream(isReached).mapToInt(layer -> layer.length).sum();
  }

  /** Follows a digit through a state; then {@link #isUsed} holds. */
  public void follow(SolvingState state, int digit) {
    int[] columns = columns(state, digit);
    reachForward(columns);
    reachBackward(columns);
  }

  /** For each row the choices that a digit has, with the choice of no cell as the last bit. */
  private int[] columns(SolvingState state, int digit) {
    int[] columns = new int[rows.length];
    for (int row = 0; row < rows.length; row++) {
      columns[row] = state.places(rows[row], digit);
      for (int column = 0; column < board.columns(); column++) {
        if (state.placed(board.cell(row, column)) == digit) {
          columns[row] = 1 << column;
        }
      }
      columns[row] |= state.isPlacedIn(rows[row], digit) ? 0 : 1 << board.columns();
    }
    return columns;
  }

  private void reachForward(int[] columns) {
    isReached[0][0] = true;
    for (int row = 0; row < next.length; row++) {
      Arrays.fill(isReached[row + 1], false);
      for (int vertex = 0; vertex < isReached[row].length; vertex++) {
        for (int rest = isReached[row][vertex] ? columns[row] : 0; rest != 0; rest &= rest - 1) {
          int to = next[row][vertex * choices + Integer.numberOfTrailingZeros(rest)];
          if (to != NONE) {
            isReached[row + 1][to] = true;
          }
        }
      }
    }
  }

  private void reachBackward(int[] columns) {
    Arrays.fill(isUsed, false);
    Arrays.fill(reachesEnd[next.length], true);
    for (int row = next.length - 1; row >= 0; row--) {
      for (int vertex = 0; vertex < isReached[row].length; vertex++) {
        reachesEnd[row][vertex] = isReached[row][vertex] && use(row, vertex, columns[row]);
      }
    }
  }

  /** Marks the cells by which the end is reached from a vertex, and says whether it is. */
  private boolean use(int row, int vertex, int columns) {
    boolean reaches = false;
    for (int rest = columns; rest != 0; rest &= rest - 1) {
      int column = Integer.numberOfTrailingZeros(rest);
      int to = next[row][vertex * choices + column];
      if (to != NONE && reachesEnd[row + 1][to]) {
        reaches = true;
        if (column < board.columns()) {
          isUsed[board.cell(row, column)] = true;
        }
      }
    }
    return reaches;
  }

  /** True if a cell is in some placement of the digit last followed. */
  public boolean isUsed(int cell) {
    return isUsed[cell];
  }
}
