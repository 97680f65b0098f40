package cluewright.strategy.cage;

import cluewright.model.Board;
import cluewright.model.GridState;
import java.util.Set;

/** Every way to fill cells, one by one, as plainly as can be. */
final class PlainWays {
  private final GridState state;
  private final int[] cells;
  private final int[] digits;
  private final int added;
  private final int sum;
  private final boolean[][] isMet;

  /**
   * Ways in which the first {@code added} of the cells, less the others, make a sum, and no two
   * that share a house hold the same digit.
   */
  PlainWays(GridState state, int[] cells, int added, int sum) {
    this.state = state;
    this.cells = cells;
    this.added = added;
    this.sum = sum;
    this.digits = new int[cells.length];
    this.isMet = new boolean[cells.length][state.board().digits() + 1];
    fill(0, 0);
  }

  private void fill(int i, int made) {
    if (i == cells.length) {
      for (int j = 0; made == sum && j < i; j++) {
        isMet[j][digits[j]] = true;
      }
      return;
    }
    for (int digit = 1; digit <= state.board().digits(); digit++) {
      digits[i] = digit;
      if (state.hasCandidate(cells[i], digit) && !clashes(i)) {
        fill(i + 1, made + (i < added ? digit : -digit));
      }
    }
  }

  private boolean clashes(int i) {
    for (int j = 0; j < i; j++) {
      if (digits[j] == digits[i] && state.board().peers(cells[i]).contains(cells[j])) {
        return true;
      }
    }
    return false;
  }

  /** Adds the open candidates that are in no way, such as {@code r1c1-4}. */
  void addGone(Set<String> gone) {
    Board board = state.board();
    for (int i = 0; i < cells.length; i++) {
      for (int digit = 1; state.placed(cells[i]) == 0 && digit <= board.digits(); digit++) {
        if (state.hasCandidate(cells[i], digit) && !isMet[i][digit]) {
          gone.add(board.label(cells[i]) + "-" + board.symbol(digit));
        }
      }
    }
  }
}
