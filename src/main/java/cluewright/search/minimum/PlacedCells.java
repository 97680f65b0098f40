package cluewright.search.minimum;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.strategy.StrategySet;

/** Finds which cells of a solution grid the strategies place, given some as clues. */
final class PlacedCells {
  private final Closure closure;

  PlacedCells(Board board, StrategySet strategies) {
    this.closure = Closures.of(board, strategies);
  }

  /**
   * The placed cells, including the clues, as bits of a long.
   *
   * @param grid a digit a cell
   */
  long from(int[] grid, long clues) {
    closure.reset();
    for (long rest = clues; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      closure.place(cell, grid[cell]);
    }
    closure.close();
    long placed = 0;
    for (int cell = 0; cell < grid.length; cell++) {
      placed |= closure.placed(cell) == 0 ? 0 : 1L << cell;
    }
    return placed;
  }

  static long bits(CellSet cells) {
    return cells.stream().mapToLong(cell -> 1L << cell).reduce(0, (a, b) -> a | b);
  }

  static CellSet cells(long bits) {
    return CellSet.where(Long.SIZE, cell -> (bits >>> cell & 1) != 0);
  }
}
