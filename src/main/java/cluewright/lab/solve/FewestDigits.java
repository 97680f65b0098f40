package cluewright.lab.solve;

import cluewright.model.Puzzle;
import cluewright.search.race.Run;

/**
 * Backtracking in the empty cell with the fewest possible digits, the first of several.
 *
 * <p>An iteration is a digit put in a cell; a guess is one where others fit, too.
 */
final class FewestDigits implements Solver {
  @Override
  public Solved solve(Puzzle puzzle, int limit, Run run) {
    return new Search(puzzle, new Tally(limit, run)).run();
  }

  private static final class Search {
    private final Filling filling;
    private final Tally tally;
    private final int[] cells;

    Search(Puzzle puzzle, Tally tally) {
      this.filling = new Filling(puzzle);
      this.tally = tally;
      this.cells = filling.open();
    }

    Solved run() {
      if (filling.isConsistent()) {
        fill(cells.length);
      }
      return tally.end();
    }

    private void fill(int open) {
      if (open == 0) {
        tally.add(filling.solution());
        return;
      }
      int cell = narrowest();
      int choices = filling.choices(cell);
      boolean isGuess = Integer.bitCount(choices) > 1;
      if (isGuess) {
        tally.descend();
      }
      for (int rest = choices; rest != 0 && tally.goesOn(); rest &= rest - 1) {
        if (tally.iterate()) {
          if (isGuess) {
            tally.guess();
          }
          filling.put(cell, Integer.numberOfTrailingZeros(rest) + 1);
          fill(open - 1);
          filling.remove(cell);
        }
      }
      if (isGuess) {
        tally.ascend();
      }
    }

    private int narrowest() {
      int best = -1;
      int fewest = Integer.MAX_VALUE;
      for (int cell : cells) {
        if (filling.isOpen(cell)) {
          int count = Integer.bitCount(filling.choices(cell));
          if (count < fewest) {
            fewest = count;
            best = cell;
          }
        }
      }
      return best;
    }
  }
}
