package cluewright.studio.play;

import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import cluewright.studio.board.SumLeft;

/** Finds what can be seen on a sheet without solving it. */
public final class SheetScan {
  private SheetScan() {}

  /**
   * The cells, also clues, whose digit a house has twice or a rule forbids beside another, and
   * those with the digits of a cage that no others can complete to its sum.
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
    for (CellSum cage : board.sums()) {
      if (SumLeft.of(sheet, cage).isMissed()) {
        conflicts =
            conflicts.union(
                CellSet.of(cage.cells().stream().filter(cell -> sheet.digit(cell) != 0)));
      }
    }
    return conflicts;
  }

  /** True if one of some cells has the digit of a peer. */
  static boolean repeats(Sheet sheet, CellSet cells) {
    return cells.stream()
        .anyMatch(
            cell ->
                sheet.digit(cell) != 0
                    && sheet.board().peers(cell).stream()
                        .anyMatch(peer -> sheet.digit(peer) == sheet.digit(cell)));
  }

  /** The cells with a digit; empty for 0. */
  public static CellSet with(Sheet sheet, int digit) {
    return digit == 0
        ? CellSet.empty()
        : CellSet.where(sheet.board().cells(), cell -> sheet.digit(cell) == digit);
  }

  /** The cells with the same digit as a cell or, without one, the same marks. */
  public static CellSet alike(Sheet sheet, int cell) {
    return CellSet.where(
        sheet.board().cells(),
        other ->
            sheet.digit(other) == sheet.digit(cell)
                && (sheet.digit(cell) != 0
                    || (sheet.candidates(other) == sheet.candidates(cell)
                        && sheet.corners(other) == sheet.corners(cell))));
  }

  /**
   * The digits that no peer of a cell has and no rule excludes. A cage whose digits are wrong says
   * nothing of the others.
   */
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
    for (CellSum cage : board.sums()) {
      if (sheet.digit(cell) == 0 && cage.cells().contains(cell)) {
        SumLeft left = SumLeft.of(sheet, cage);
        seen |= left.isMissed() ? 0 : ~left.digits();
      }
    }
    return sheet.board().allDigits() & ~seen;
  }

  /**
   * The empty cells with complete candidates, where a missing one was ruled out: they were filled
   * in, or once had every digit that no peer has. Other candidates are a player's notes, such as
   * those of digits with two places in a box, and say nothing of what is missing.
   */
  static CellSet noted(Sheet sheet) {
    return sheet.filled().intersect(open(sheet));
  }

  /** The cells among some whose candidates include every possible digit. */
  static CellSet complete(Sheet sheet, CellSet cells) {
    return CellSet.of(
        cells.stream()
            .filter(
                cell ->
                    (possible(sheet, cell) & ~sheet.struck(cell) & ~sheet.candidates(cell)) == 0));
  }

  /** The empty cells with incomplete candidates. */
  static CellSet jotted(Sheet sheet) {
    CellSet some = CellSet.of(open(sheet).stream().filter(cell -> sheet.candidates(cell) != 0));
    return some.minus(noted(sheet));
  }

  /** The empty cells. */
  static CellSet open(Sheet sheet) {
    return CellSet.where(sheet.board().cells(), cell -> sheet.digit(cell) == 0);
  }

  static int bit(int digit) {
    return digit == 0 ? 0 : 1 << (digit - 1);
  }
}
