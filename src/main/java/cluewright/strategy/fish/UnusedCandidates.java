package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.strategy.core.PlacementGraph;
import cluewright.strategy.core.SolvingState;

/**
 * The candidates of a digit that no placement of it uses, the only ones that single-digit arguments
 * can eliminate. On boards whose placements are not followed, or not through all houses, they are
 * all cells.
 */
final class UnusedCandidates {
  private final Board board;

  /** Null if placements are not followed through all houses. */
  private final PlacementGraph graph;

  private final int[] cells;
  private int size;

  UnusedCandidates(Board board) {
    this.board = board;
    PlacementGraph any = PlacementGraph.fits(board) ? new PlacementGraph(board) : null;
    this.graph = any != null && any.isComplete() ? any : null;
    this.cells = new int[board.cells()];
  }

  /** Finds such cells for a digit; true if there are any. */
  boolean find(SolvingState state, int digit) {
    size = 0;
    if (graph != null) {
      graph.follow(state, digit);
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      if (state.isOpen(cell, digit) && (graph == null || !graph.isUsed(cell))) {
        cells[size++] = cell;
      }
    }
    return size > 0;
  }

  int size() {
    return size;
  }

  int cell(int i) {
    return cells[i];
  }
}
