package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * All placements of a digit, row by row, as paths of a graph.
 *
 * <p>A vertex of layer r stands for the houses, of those that go on below, that r rows have served;
 * an edge is the cell that the next row takes. A placement is a path through all layers, so a
 * candidate is in some placement if and only if its edge leads from a vertex that the start reaches
 * to one that reaches the end. With rows, columns and square boxes the vertices are the balanced
 * matrices of Eppstein's paper: 290 on 9x9, 19,442 on 16x16, while the paths are 46,656 and 1.1 *
 * 10^11.
 *
 * <p>The rows are those of all grids of the board, from above. Each takes one of the cells that no
 * row before it has, or none, if it shares the cell of another. Every cell must be in a row.
 *
 * <p>Where there would be too many vertices, houses are left out, kind by kind: those that need not
 * hold every digit, then all but rows, columns and boxes, then boxes as well. What is found to be
 * in no placement is in none then, too, but not all of that is found.
 */
public final class PlacementGraph {
  private static final int MOST_DIGITS = 16;
  private static final int MOST_DIGITS_WITH_EQUAL_BOXES = 20;
  private static final int NONE = -1;

  /** The sets of houses to follow, of which the first with few enough vertices is used. */
  private static final List<Extent> EXTENTS =
      List.of(
          new Extent(house -> true, 100_000),
          new Extent(House::holdsEveryDigit, 100_000),
          new Extent(house -> !house.kind().isExtra(), 600_000),
          new Extent(house -> house.kind().isLine(), 100_000));

  /** Some houses, with the most vertices they may need. */
  private record Extent(Predicate<House> houses, int mostVertices) {}

  private final Board board;

  /** By row, its cells that are in no earlier row. */
  private final int[][] cells;

  private final int[] rowOf;

  /** By layer and vertex, where the choice of each cell leads, and last that of none. */
  private final int[][] next;

  private final boolean[][] isReached;
  private final boolean[][] reachesEnd;
  private final boolean[] isUsed;
  private final boolean isComplete;

  /** The graph of a board that {@linkplain #fits fits}. */
  public PlacementGraph(Board board) {
    this.board = board;
    List<House> rows = rows(board);
    rowOf = new int[board.cells()];
    Arrays.fill(rowOf, NONE);
    cells = new int[rows.size()][];
    for (int row = 0; row < cells.length; row++) {
      cells[row] = rows.get(row).cells().stream().filter(cell -> rowOf[cell] == NONE).toArray();
      for (int cell : cells[row]) {
        rowOf[cell] = row;
      }
    }
    next = new int[cells.length][];
    isReached = new boolean[cells.length + 1][];
    reachesEnd = new boolean[cells.length + 1][];
    isUsed = new boolean[board.cells()];
    Extent extent =
        EXTENTS.stream()
            .filter(this::isBuilt)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(board + " has too many placements"));
    isComplete = board.houses().stream().allMatch(extent.houses());
  }

  /**
   * True if placements on a board can be followed: every cell is in a row, and there are at most
   * {@value #MOST_DIGITS} digits, or {@value #MOST_DIGITS_WITH_EQUAL_BOXES} if all boxes are equal.
   */
  public static boolean fits(Board board) {
    int most = Boards.boxes(board).isPresent() ? MOST_DIGITS_WITH_EQUAL_BOXES : MOST_DIGITS;
    return board.digits() <= most
        && rows(board).stream().flatMapToInt(row -> row.cells().stream()).distinct().count()
            == board.cells();
  }

  /** True if no house is left out, so that everything outside all placements is found. */
  public boolean isComplete() {
    return isComplete;
  }

  /** The rows of all grids, from top to bottom. */
  private static List<House> rows(Board board) {
    return board.houses(Kinds.ROW).stream()
        .sorted(Comparator.comparingInt(row -> row.cells().toArray()[0]))
        .toList();
  }

  /** Builds the graph of some houses; true if it has few enough vertices. */
  private boolean isBuilt(Extent extent) {
    Followed followed = new Followed(board.houses().stream().filter(extent.houses()).toList());
    int most = extent.mostVertices();
    Map<BitSet, Integer> layer = Map.of(new BitSet(), 0);
    size(0, 1);
    int vertices = 1;
    for (int row = 0; row < next.length; row++) {
      layer = followed.nextLayer(row, layer, most - vertices);
      vertices += layer.size();
      if (vertices > most) {
        return false;
      }
      size(row + 1, layer.size());
    }
    return true;
  }

  private void size(int layer, int vertices) {
    isReached[layer] = new boolean[vertices];
    reachesEnd[layer] = new boolean[vertices];
  }

  /** Houses numbered within a list. */
  private final class Followed {
    private final BitSet mustHold = new BitSet();

    /** By row, the houses that end there, with no cell in later rows. */
    private final BitSet[] passed = new BitSet[cells.length];

    /** By cell, its houses. */
    private final BitSet[] served = new BitSet[board.cells()];

    Followed(List<House> houses) {
      Arrays.setAll(passed, row -> new BitSet());
      Arrays.setAll(served, cell -> new BitSet());
      for (int number = 0; number < houses.size(); number++) {
        House house = houses.get(number);
        mustHold.set(number, house.holdsEveryDigit());
        passed[house.cells().stream().map(cell -> rowOf[cell]).max().orElseThrow()].set(number);
        for (int cell : house.cells().toArray()) {
          served[cell].set(number);
        }
      }
    }

    /** The vertices after a row, or one more than {@code most} if there are too many. */
    Map<BitSet, Integer> nextLayer(int row, Map<BitSet, Integer> layer, int most) {
      int choices = choices(row);
      Map<BitSet, Integer> after = new HashMap<>();
      next[row] = new int[layer.size() * choices];
      Arrays.fill(next[row], NONE);
      layer.forEach(
          (before, vertex) -> {
            for (int choice = 0; choice < choices && after.size() <= most; choice++) {
              BitSet more = choice < cells[row].length ? served[cells[row][choice]] : new BitSet();
              if (!before.intersects(more) && serve(before, more, row)) {
                BitSet all = (BitSet) before.clone();
                all.or(more);
                all.andNot(passed[row]);
                next[row][vertex * choices + choice] =
                    after.computeIfAbsent(all, key -> after.size());
              }
            }
          });
      return after;
    }

    /**
     * True if two sets of houses together contain all that end in a row and must hold the digit.
     */
    private boolean serve(BitSet before, BitSet more, int row) {
      for (int i = passed[row].nextSetBit(0); i >= 0; i = passed[row].nextSetBit(i + 1)) {
        if (mustHold.get(i) && !before.get(i) && !more.get(i)) {
          return false;
        }
      }
      return true;
    }
  }

  private int choices(int row) {
    return cells[row].length + 1;
  }

  public int vertices() {
    return Arrays.stream(isReached).mapToInt(layer -> layer.length).sum();
  }

  /** Follows a digit through a state; {@link #isUsed} then refers to it. */
  public void follow(SolvingState state, int digit) {
    int[] choices = new int[cells.length];
    Arrays.setAll(choices, row -> choices(state, row, digit));
    reachForward(choices);
    reachBackward(choices);
  }

  /** The choices of a digit in a row, as bits for its cells and a last one for none. */
  private int choices(SolvingState state, int row, int digit) {
    int none = 1 << cells[row].length;
    int open = 0;
    for (int i = 0; i < cells[row].length; i++) {
      if (state.placed(cells[row][i]) == digit) {
        return 1 << i;
      }
      open |= state.isOpen(cells[row][i], digit) ? 1 << i : 0;
    }
    return open | none;
  }

  private void reachForward(int[] choices) {
    isReached[0][0] = true;
    for (int row = 0; row < next.length; row++) {
      Arrays.fill(isReached[row + 1], false);
      int count = choices(row);
      for (int vertex = 0; vertex < isReached[row].length; vertex++) {
        for (int rest = isReached[row][vertex] ? choices[row] : 0; rest != 0; rest &= rest - 1) {
          int to = next[row][vertex * count + Integer.numberOfTrailingZeros(rest)];
          if (to != NONE) {
            isReached[row + 1][to] = true;
          }
        }
      }
    }
  }

  private void reachBackward(int[] choices) {
    Arrays.fill(isUsed, false);
    Arrays.fill(reachesEnd[next.length], true);
    for (int row = next.length - 1; row >= 0; row--) {
      for (int vertex = 0; vertex < isReached[row].length; vertex++) {
        reachesEnd[row][vertex] = isReached[row][vertex] && use(row, vertex, choices[row]);
      }
    }
  }

  /** Marks the cells by which the end can be reached from a vertex; true if there are any. */
  private boolean use(int row, int vertex, int choices) {
    boolean reaches = false;
    for (int rest = choices; rest != 0; rest &= rest - 1) {
      int choice = Integer.numberOfTrailingZeros(rest);
      int to = next[row][vertex * choices(row) + choice];
      if (to != NONE && reachesEnd[row + 1][to]) {
        reaches = true;
        if (choice < cells[row].length) {
          isUsed[cells[row][choice]] = true;
        }
      }
    }
    return reaches;
  }

  /** True if a cell is in some placement of the digit followed last. */
  public boolean isUsed(int cell) {
    return isUsed[cell];
  }
}
