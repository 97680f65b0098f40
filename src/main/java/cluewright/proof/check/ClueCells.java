package cluewright.proof.check;

import java.util.Arrays;

/**
 * All ways to fill the clue cells around open cells that are filled, up to unused digits' names.
 */
final class ClueCells {
  private final PlainBoard board;
  private final int[] clues;
  private int[] digits = new int[0];

  /** Looks at one way to fill the clue cells. */
  @FunctionalInterface
  interface Visitor {
    /**
     * Whether this is enough, so that no other way need be looked at.
     *
     * @param puzzle a digit for each cell, 0 for the open ones
     */
    boolean isEnough(int[] puzzle) throws ProofException;
  }

  ClueCells(Statement statement) {
    this.board = statement.board();
    this.clues = statement.clues();
  }

  /** Shows all ways, one after the other, until it is enough. */
  void each(ChosenCells open, Visitor visitor) throws ProofException {
    digits = new int[board.cells];
    Arrays.setAll(digits, open::digit);
    fill(Arrays.stream(digits).max().orElse(0), visitor);
  }

  private boolean fill(int used, Visitor visitor) throws ProofException {
    int next = -1;
    int choices = 0;
    for (int cell : clues) {
      if (digits[cell] == 0) {
        int free = free(cell);
        if (next < 0 || Integer.bitCount(free) < Integer.bitCount(choices)) {
          next = cell;
          choices = free;
        }
      }
    }
    if (next < 0) {
      return visitor.isEnough(puzzle());
    }
    boolean enough = false;
    for (int digit = 1; digit <= Math.min(used + 1, board.size) && !enough; digit++) {
      if ((choices >> (digit - 1) & 1) != 0) {
        digits[next] = digit;
        enough = fill(Math.max(used, digit), visitor);
      }
    }
    digits[next] = 0;
    return enough;
  }

  private int free(int cell) {
    int free = board.allDigits();
    for (int peer : board.peers[cell]) {
      free &= digits[peer] == 0 ? -1 : ~(1 << (digits[peer] - 1));
    }
    return free;
  }

  private int[] puzzle() {
    int[] puzzle = new int[board.cells];
    for (int cell : clues) {
      puzzle[cell] = digits[cell];
    }
    return puzzle;
  }
}
