package cluewright.studio.play;

import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;

/** A solver's step to be written on the player's sheet. */
record FollowedStep(Deduction step) {

  Pen.Act on(Pen pen, Sheet sheet) {
    return new Pen.Act(
        Phrase.of("play.act-follow"), step.places() ? placed(pen, sheet) : eliminated(pen, sheet));
  }

  /** True if a digit or candidate has visibly changed. */
  static boolean isSeen(Sheet before, Sheet after) {
    return !CellSet.where(
            before.board().cells(),
            cell ->
                before.digit(cell) != after.digit(cell)
                    || before.candidates(cell) != after.candidates(cell))
        .isEmpty();
  }

  private Sheet placed(Pen pen, Sheet sheet) {
    Board board = sheet.board();
    Sheet after = sheet;
    for (int candidate : step.changes()) {
      after = pen.placed(after, CellSet.of(board.cellOf(candidate)), board.digitOf(candidate));
    }
    return after;
  }

  /**
   * Eliminates candidates; cells without any are filled in first, so that the change is visible.
   * Where only some candidates are written, these stay; what went is remembered all the same.
   */
  private Sheet eliminated(Pen pen, Sheet sheet) {
    Board board = sheet.board();
    CellSet bare =
        CellSet.of(step.changedCells().stream().filter(cell -> sheet.candidates(cell) == 0));
    Sheet after = pen.filled(bare);
    for (int candidate : step.changes()) {
      Sheet before = after;
      CellSet cell = CellSet.of(board.cellOf(candidate));
      int gone = SheetScan.bit(board.digitOf(candidate));
      after =
          before
              .withCandidates(cell, each -> before.candidates(each) & ~gone)
              .withStruck(cell, each -> gone);
    }
    return after;
  }
}
