package cluewright.studio.digits;

import cluewright.document.Document;
import cluewright.document.Sheet;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.rule.Rule;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.Marks;
import cluewright.studio.board.Playing;
import cluewright.studio.play.Selection;
import cluewright.studio.play.SheetScan;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The board while its digits are edited: digits as clues, the real candidates where solutions
 * differ, redundant clues and signs, and the cells of a flaw.
 *
 * @param known may still be about the digits before the last change: what is no longer so is left
 *     out
 * @param signs the redundant signs that are marked
 */
record DraftPicture(
    Document document, Optional<Findings> known, Selection selection, List<Rule> signs) {

  /** The board while the selected digits are being moved. */
  BoardPicture moved(Movement movement) {
    CellSet carried = selection.cells().intersect(document.digits().mask().clues());
    Puzzle digits = movement.on(document.digits(), carried).orElse(document.digits());
    Selection chosen = movement.of(digits.board(), selection);
    CellSet differing = known.map(Findings::differing).orElse(CellSet.empty());
    CellSet open = differing.minus(digits.mask().clues());
    Sheet sheet =
        Sheet.of(digits).withCandidates(open, cell -> known.orElseThrow().candidates().get(cell));
    Playing playing =
        new Playing(
            sheet,
            chosen.cells(),
            SheetScan.conflicts(sheet),
            CellSet.empty(),
            SheetScan.with(sheet, sheet.digit(chosen.last())),
            Playing.Places.FIXED);
    return BoardPicture.of(
        document.withDigits(digits).mask(),
        playing,
        Marks.draft(
            flawed(digits),
            open,
            known.map(Findings::deciding).orElse(Set.of()),
            spare(digits),
            signs));
  }

  /** The cells of the flaw; equal digits in a house are underlined wherever they are. */
  private CellSet flawed(Puzzle digits) {
    return known
        .filter(findings -> findings.digits().equals(digits) && digits.conflict().isEmpty())
        .flatMap(Findings::flaw)
        .map(Flaw::cells)
        .orElse(CellSet.empty());
  }

  private CellSet spare(Puzzle digits) {
    return known
        .map(
            findings ->
                CellSet.of(
                    findings.spare().stream()
                        .filter(cell -> digits.digit(cell) == findings.digits().digit(cell))))
        .orElse(CellSet.empty());
  }
}
