package cluewright.proof;

import cluewright.model.Puzzle;

/** Puzzles that differ in the names of their digits only are the same. */
final class Renaming {
  private Renaming() {}

  /** The puzzle with 1, 2, 3, … in the order of first appearance. */
  static Puzzle canonical(Puzzle puzzle) {
    int[] digits = new int[puzzle.board().cells()];
    int[] names = new int[puzzle.board().digits() + 1];
    int named = 0;
    for (int cell = 0; cell < digits.length; cell++) {
      int digit = puzzle.digit(cell);
      if (digit != 0 && names[digit] == 0) {
        names[digit] = ++named;
      }
      digits[cell] = names[digit];
    }
    return new Puzzle(puzzle.board(), digits);
  }
}
