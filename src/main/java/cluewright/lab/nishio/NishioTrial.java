package cluewright.lab.nishio;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.strategy.core.ColumnSets;
import cluewright.strategy.core.PlacementGraph;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.overlay.PlacementOverlay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Follows each digit of a state in several ways, and compares what they eliminate: the same, but
 * for the hypercube, which knows no boxes and eliminates a part.
 *
 * <p>A deduction is all that is said of one digit in one state.
 */
public final class NishioTrial {
  /** A way to follow a digit. */
  public enum Way {
    /** {@link PlacementGraph}, which the strategy Nishio uses. */
    GRAPH("our graph, built once"),
    /** {@link ColumnSets}. */
    COLUMN_SETS("sets of columns, as they are reached"),
    /** {@link PlacementOverlay}, which the strategy Templates uses to list placements. */
    OVERLAY("all placements, laid over each other"),
    /** {@link ColumnSets} without boxes, which deletes less. */
    HYPERCUBE("hypercube, rows and columns alone");

    private final String words;

    Way(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }

  /**
   * One deduction.
   *
   * @param deleted the candidates of empty cells in no placement; -1 if the way gave up
   * @param bytes what it takes beside the state, as far as its arrays tell
   */
  public record Followed(Way way, int digit, int deleted, double seconds, long bytes) {
    public boolean gaveUp() {
      return deleted < 0;
    }
  }

  private static final double NANOS = 1e9;

  /** 2^16 vertices, and so many for each row of a board. */
  private static final int MOST_COLUMNS_OF_HYPERCUBE = 16;

  private final Board board;
  private final PlacementGraph graph;
  private final double secondsToBuild;
  private final ColumnSets columnSets;
  private final PlacementOverlay overlay;

  /** Null where the hypercube has too many vertices. */
  private final ColumnSets hypercube;

  public NishioTrial(Board board) {
    if (!ColumnSets.fits(board)) {
      throw new IllegalArgumentException(board + " is not a classic board of up to 25x25");
    }
    this.board = board;
    long start = System.nanoTime();
    this.graph = PlacementGraph.fits(board) ? new PlacementGraph(board) : null;
    this.secondsToBuild = (System.nanoTime() - start) / NANOS;
    this.columnSets = new ColumnSets(board);
    this.overlay = PlacementOverlay.of(board).get(0);
    this.hypercube =
        board.columns() <= MOST_COLUMNS_OF_HYPERCUBE ? ColumnSets.ofLines(board) : null;
  }

  /** The number of vertices of the graph for a blank board; 0 where the graph does not apply. */
  public int vertices() {
    return graph == null ? 0 : graph.vertices();
  }

  public double secondsToBuild() {
    return secondsToBuild;
  }

  /** The edges by cell and choice, as ints. */
  private long graphBytes() {
    return (long) graph.vertices() * (board.columns() + 1) * Integer.BYTES;
  }

  /**
   * Follows every open digit of a puzzle's initial state in each way that the board allows.
   *
   * @throws IllegalStateException if two ways contradict each other
   */
  public List<Followed> of(Puzzle puzzle) {
    SolvingState state = new SolvingState(GridState.initial(puzzle));
    int[] allowed = new int[board.cells()];
    Arrays.setAll(allowed, state::candidates);
    List<Followed> all = new ArrayList<>();
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (isOpenSomewhere(state, digit)) {
        all.addAll(of(state, allowed, digit));
      }
    }
    return all;
  }

  private boolean isOpenSomewhere(SolvingState state, int digit) {
    for (int cell = 0; cell < board.cells(); cell++) {
      if (state.isOpen(cell, digit)) {
        return true;
      }
    }
    return false;
  }

  private List<Followed> of(SolvingState state, int[] allowed, int digit) {
    List<Followed> mine = new ArrayList<>();
    if (graph != null) {
      long start = System.nanoTime();
      graph.follow(state, digit);
      double seconds = (System.nanoTime() - start) / NANOS;
      int deleted = deleted(state, digit, graph::isUsed);
      mine.add(new Followed(Way.GRAPH, digit, deleted, seconds, graphBytes()));
    }
    long start = System.nanoTime();
    columnSets.follow(allowed, digit);
    double seconds = (System.nanoTime() - start) / NANOS;
    int expected = deleted(state, digit, columnSets::isUsed);
    mine.add(new Followed(Way.COLUMN_SETS, digit, expected, seconds, columnSets.bytes()));
    start = System.nanoTime();
    boolean done = overlay.follow(allowed, digit);
    seconds = (System.nanoTime() - start) / NANOS;
    int deleted = done ? deleted(state, digit, overlay::isInSome) : -1;
    mine.add(
        new Followed(Way.OVERLAY, digit, deleted, seconds, (long) board.cells() * Integer.BYTES));
    for (Followed each : mine) {
      refuseUnless(each.gaveUp() || each.deleted == expected, state, each, expected);
    }
    if (hypercube != null) {
      start = System.nanoTime();
      hypercube.follow(allowed, digit);
      seconds = (System.nanoTime() - start) / NANOS;
      Followed lines =
          new Followed(
              Way.HYPERCUBE,
              digit,
              deleted(state, digit, hypercube::isUsed),
              seconds,
              hypercube.bytes());
      refuseUnless(lines.deleted <= expected, state, lines, expected);
      mine.add(lines);
    }
    return mine;
  }

  private static void refuseUnless(boolean holds, SolvingState state, Followed way, int expected) {
    if (!holds) {
      throw new IllegalStateException(
          "digit %d of %s: %s deletes %d candidates, but %s %d"
              .formatted(
                  way.digit, state.board(), Way.COLUMN_SETS, expected, way.way, way.deleted));
    }
  }

  private int deleted(SolvingState state, int digit, IntPredicate isUsed) {
    int count = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      count += state.isOpen(cell, digit) && !isUsed.test(cell) ? 1 : 0;
    }
    return count;
  }
}
