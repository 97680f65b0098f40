package cluewright.search.dual;

import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import java.util.function.Predicate;

/**
 * All ways to fill the clue cells of a mask around cells without clues, which are filled already.
 */
final class ClueFillings {
  private final Board board;
  private final int[] clues;
  private final Stop stop;
  private final Puzzle givens;
  private final CellRelations relations;
  private final int[] digits;

  /**
   * @param givens digits that are fixed on some of the clue cells
   */
  ClueFillings(Mask mask, Puzzle givens, Stop stop) {
    this.board = mask.board();
    this.clues = mask.clues().toArray();
    this.givens = givens;
    this.relations = new CellRelations(board);
    this.stop = stop;
    this.digits = new int[board.cells()];
  }

  /**
   * Visits puzzles one by one, up to renaming digits that occur in no cell without a clue.
   *
   * @param filled a branch with all cells without clues filled
   * @param isEnough whether to end with this puzzle
   */
  void each(DualTree filled, Predicate<Puzzle> isEnough) {
    int inUse = board.digitsAreAlike() ? 0 : board.digits();
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = Math.max(filled.digit(cell), givens.digit(cell));
      inUse = Math.max(inUse, digits[cell]);
    }
    fill(inUse, isEnough);
  }

  /** Fills the clue cell with the fewest choices; true if the visitor has seen enough. */
  private boolean fill(int inUse, Predicate<Puzzle> isEnough) {
    stop.throwIfStopped();
    int next = -1;
    int choices = 0;
    int fewest = Integer.MAX_VALUE;
    for (int cell : clues) {
      if (digits[cell] == 0) {
        int free = free(cell);
        int number = Integer.bitCount(free);
        if (number < fewest) {
          fewest = number;
          choices = free;
          next = cell;
        }
      }
    }
    if (next < 0) {
      return isEnough.test(puzzle());
    }
    boolean enough = false;
    int named = (int) ((2L << inUse) - 1);
    for (int rest = choices & named; rest != 0 && !enough; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      digits[next] = digit;
      enough = fill(Math.max(inUse, digit), isEnough);
    }
    digits[next] = 0;
    return enough;
  }

  private int free(int cell) {
    int used = 0;
    for (int peer : board.peers(cell).toArray()) {
      used |= digits[peer] == 0 ? 0 : 1 << (digits[peer] - 1);
    }
    int[] partners = relations.partners(cell);
    for (int i = 0; i < partners.length; i++) {
      int digit = digits[partners[i]];
      used |= digit == 0 ? 0 : relations.barred(cell, i, digit);
    }
    return ~used & board.allDigits();
  }

  private Puzzle puzzle() {
    int[] given = new int[digits.length];
    for (int cell : clues) {
      given[cell] = digits[cell];
    }
    return new Puzzle(board, given);
  }
}
