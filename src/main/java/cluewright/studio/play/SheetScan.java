package cluewright.studio.play;

import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import cluewright.studio.board.SumLeft;
import java.util.List;
import java.util.stream.Stream;

/** Finds what can be seen on a sheet without solving it. */
public final class SheetScan {
  private SheetScan() {}

  /**
   * Digits that cannot stand together.
   *
   * @param kind of the house or rule that they are against
   */
  private record Clash(Kind kind, CellSet cells) {}

  /**
   * The cells, also clues, whose digit a house has twice or a rule forbids beside another, and
   * those with the digits of a cage that no others can complete to its sum.
   */
  public static CellSet conflicts(Sheet sheet) {
    return clashes(sheet).map(Clash::cells).reduce(CellSet.empty(), CellSet::union);
  }

  /**
   * The kinds of rules in words that digits are against; none if a row, column or box has a digit
   * twice, which anybody sees.
   */
  static List<Phrase> brokenRules(Sheet sheet) {
    List<Kind> kinds = clashes(sheet).map(Clash::kind).distinct().toList();
    return kinds.stream().anyMatch(kind -> kind.form() == Form.GRID)
        ? List.of()
        : kinds.stream().map(Words::kind).toList();
  }

  private static Stream<Clash> clashes(Sheet sheet) {
    Board board = sheet.board();
    return Stream.of(
            board.houses().stream().map(house -> new Clash(house.kind(), repeated(sheet, house))),
            board.pairs().stream()
                .filter(pair -> isBroken(sheet, pair))
                .map(pair -> new Clash(pair.rule().kind(), pair.cells())),
            board.sums().stream()
                .filter(cage -> SumLeft.of(sheet, cage).isMissed())
                .map(cage -> new Clash(Kinds.CAGE, cage.cells().minus(open(sheet)))))
        .flatMap(clashes -> clashes)
        .filter(clash -> !clash.cells().isEmpty());
  }

  /** The cells of a house whose digit it has twice. */
  private static CellSet repeated(Sheet sheet, House house) {
    int once = 0;
    int twice = 0;
    for (int cell : house.cells().toArray()) {
      int bit = bit(sheet.digit(cell));
      twice |= once & bit;
      once |= bit;
    }
    int doubled = twice;
    return doubled == 0
        ? CellSet.empty()
        : CellSet.of(house.cells().stream().filter(c -> (bit(sheet.digit(c)) & doubled) != 0));
  }

  private static boolean isBroken(Sheet sheet, Board.RulePair pair) {
    int first = sheet.digit(pair.first());
    int second = sheet.digit(pair.second());
    return first != 0 && second != 0 && !pair.allows(first, second);
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
