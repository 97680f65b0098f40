package cluewright.studio.play;

import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;

/** Finds on a sheet what can be seen without solving it. */
public final class SheetScan {
  private SheetScan() {}

  /**
   * The cells whose digit stands in another cell of a house of theirs, too, or that a rule does not
   * allow beside another; clues among them.
   */
  public static CellSet conflicts(Sheet sheet) {
    Board board = sheet.board();
    CellSet conflicts = CellSet.empty();
    for (House house : board.houses()) {
      int once = 0;
      int twice = 0;
      for (int cell : house.cells().toArray()) {
        int bit = bit(sheet.digit(cell));
        twice |= once & bit;
        once |= bit;
      }
      int doubled = twice;
      if (doubled != 0) {
        conflicts =
            conflicts.union(
                CellSet.of(
                    house.cells().stream().filter(c -> (bit(sheet.digit(c)) & doubled) != 0)));
      }
    }
    for (Board.RulePair pair : board.pairs()) {
      int first = sheet.digit(pair.first());
      int second = sheet.digit(pair.second());
      if (first != 0 && second != 0 && !pair.allows(first, second)) {
        conflicts = conflicts.union(pair.cells());
      }
    }
    return conflicts;
  }

  /** The cells that hold a digit; none for 0. */
  public static CellSet with(Sheet sheet, int digit) {
    return digit == 0
        ? CellSet.empty()
        : CellSet.where(sheet.board().cells(), cell -> sheet.digit(cell) == digit);
  }

  /** The cells with the digit of a cell or, if it has none, with the same marks. */
  public static CellSet alike(Sheet sheet, int cell) {
    return CellSet.where(
        sheet.board().cells(),
        other ->
            sheet.digit(other) == sheet.digit(cell)
                && (sheet.digit(cell) != 0
                    || (sheet.candidates(other) == sheet.candidates(cell)
                        && sheet.corners(other) == sheet.corners(cell))));
  }

  /** The digits that no peer of a cell holds, and no rule bars. */
  static int possible(Sheet sheet, int cell) {
    int seen = 0;
    for (int peer : sheet.board().peers(cell).toArray()) {
      seen |= bit(sheet.digit(peer));
    }
    Board board = sheet.board();
    for (int digit = 1; digit <= board.digits(); digit++) {
      boolean isBarred =
          board
              .related(board.candidate(cell, digit))
              .anyMatch(other -> sheet.digit(board.cellOf(other)) == board.digitOf(other));
      seen |= isBarred ? bit(digit) : 0;
    }
    return sheet.board().allDigits() & ~seen;
  }

  /**
   * The open cells whose candidates are complete, so that what is missing was ruled out: they were
   * filled in, or have held every digit that no peer holds. Other candidates are a player's notes,
   * such as those of digits with two places in a box, and say nothing of what is missing.
   */
  static CellSet noted(Sheet sheet) {
    return sheet.filled().intersect(open(sheet));
  }

  /** Those of some cells whose candidates are all digits that are possible there, or more. */
  static CellSet complete(Sheet sheet, CellSet cells) {
    return CellSet.of(
        cells.stream()
            .filter(
                cell ->
                    (possible(sheet, cell) & ~sheet.struck(cell) & ~sheet.candidates(cell)) == 0));
  }

  /** The open cells with candidates that are not complete. */
  static CellSet jotted(Sheet sheet) {
    CellSet some = CellSet.of(open(sheet).stream().filter(cell -> sheet.candidates(cell) != 0));
    return some.minus(noted(sheet));
  }

  /** The open cells. */
  static CellSet open(Sheet sheet) {
    return CellSet.where(sheet.board().cells(), cell -> sheet.digit(cell) == 0);
  }

  static int bit(int digit) {
    return digit == 0 ? 0 : 1 << (digit - 1);
  }
}
