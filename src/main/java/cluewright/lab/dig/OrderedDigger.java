package cluewright.lab.dig;

import cluewright.model.Puzzle;
import cluewright.model.Stop;
import java.util.Random;
import java.util.function.Predicate;

/**
 * Digs holes in an order, each where the rest stays a puzzle. A cell that was tried once is not
 * tried again, which loses nothing: what a clue is needed for with more clues, it is needed for
 * with fewer.
 *
 * @param test whether a puzzle still is one; with more clues it is so all the more
 */
record OrderedDigger(DigOrder order, Random random, Predicate<Puzzle> test)
    implements DigMethod.Digger {
  @Override
  public Puzzle dig(Puzzle grid, Stop stop) {
    Puzzle puzzle = grid;
    for (int cell : order.cells(grid.board(), random)) {
      Puzzle less = puzzle.with(cell, 0);
      if (stop.isStopped()) {
        return puzzle;
      }
      if (test.test(less)) {
        puzzle = less;
      }
    }
    return puzzle;
  }
}
