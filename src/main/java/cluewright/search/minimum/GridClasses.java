package cluewright.search.minimum;

import cluewright.model.Board;
import cluewright.model.CellBonds;
import cluewright.search.race.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

/**
 * Lists the solution grids of a small board, one per class: grids count as equal up to renaming
 * digits, if the board treats them alike, and moving cells.
 *
 * <p>6x6 has 28,200,960 grids, 39,168 up to renaming, and 49 up to all movements of the board.
 */
final class GridClasses {
  private final Board board;
  private final Run run;
  private final int[][] peers;
  private final int[][] related;
  private final CellBonds sums;
  private final List<int[]> grids = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  private GridClasses(Board board, Run run) {
    this.board = board;
    this.run = run;
    this.peers = new int[board.cells()][];
    Arrays.setAll(peers, cell -> board.peers(cell).toArray());
    this.sums = new CellBonds(board);
    this.related = new int[board.candidates()][];
    Arrays.setAll(related, candidate -> board.related(candidate).toArray());
    fill(new int[board.cells()], 0, board.digitsAreAlike() ? 0 : board.digits());
  }

  /**
   * One grid of each class, as a digit per cell.
   *
   * @param movements a group of permutations of the cells that keep houses
   * @throws CancellationException if the run is over before all grids are listed
   */
  static List<int[]> of(Board board, List<int[]> movements, Run run) {
    return new GridClasses(board, run).representatives(movements);
  }

  /**
   * Fills in digits named in order of first appearance, which removes renamings where these are
   * allowed.
   */
  private void fill(int[] grid, int cell, int used) {
    if (cell == grid.length) {
      run.throwIfStopped();
      numbers.put(key(grid), grids.size());
      grids.add(grid.clone());
      return;
    }
    for (int digit = 1; digit <= Math.min(used + 1, board.digits()); digit++) {
      if (fits(grid, cell, digit)) {
        grid[cell] = digit;
        fill(grid, cell + 1, Math.max(used, digit));
      }
    }
    grid[cell] = 0;
  }

  private boolean fits(int[] grid, int cell, int digit) {
    for (int peer : peers[cell]) {
      if (grid[peer] == digit) {
        return false;
      }
    }
    for (int barred : related[board.candidate(cell, digit)]) {
      if (grid[board.cellOf(barred)] == board.digitOf(barred)) {
        return false;
      }
    }
    grid[cell] = digit;
    boolean isMissed = sums.isMissed(cell, each -> grid[each]);
    grid[cell] = 0;
    return !isMissed;
  }

  private String key(int[] grid) {
    int[] names = new int[grid.length + 1];
    if (!board.digitsAreAlike()) {
      Arrays.setAll(names, digit -> digit);
    }
    int next = 1;
    char[] key = new char[grid.length];
    for (int cell = 0; cell < grid.length; cell++) {
      if (names[grid[cell]] == 0) {
        names[grid[cell]] = next++;
      }
      key[cell] = (char) names[grid[cell]];
    }
    return new String(key);
  }

  private List<int[]> representatives(List<int[]> movements) {
    boolean[] seen = new boolean[grids.size()];
    List<int[]> representatives = new ArrayList<>();
    int[] moved = new int[board.cells()];
    for (int number = 0; number < seen.length; number++) {
      if (!seen[number]) {
        int[] grid = grids.get(number);
        representatives.add(grid);
        for (int[] to : movements) {
          for (int cell = 0; cell < moved.length; cell++) {
            moved[to[cell]] = grid[cell];
          }
          seen[numbers.get(key(moved))] = true;
        }
        run.throwIfStopped();
      }
    }
    return representatives;
  }
}
