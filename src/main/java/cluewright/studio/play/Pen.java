package cluewright.studio.play;

import cluewright.document.PenLine;
import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * Writes on sheets; each act has a name that follows the word "undo".
 *
 * <p>A digit or mark that every chosen cell has already is taken away instead, as with a pencil's
 * other end. Where the player keeps candidates tidy, a placed digit takes its marks from its peers.
 */
final class Pen {

  /** An act with the resulting sheet. */
  record Act(Phrase name, Sheet after) {}

  /** Whether placing a digit removes marks from its peers. */
  enum Tidiness {
    TIDY,
    AS_WRITTEN
  }

  private final Sheet sheet;
  private final Tidiness tidiness;

  Pen(Sheet sheet, Tidiness tidiness) {
    this.sheet = sheet;
    this.tidiness = tidiness;
  }

  Act write(CellSet selected, int digit, PencilMode mode) {
    CellSet cells =
        CellSet.of(selected.stream().filter(cell -> !sheet.isClue(cell) && suits(cell, mode)));
    return switch (mode) {
      case DIGIT, LINE -> digit(cells, digit);
      case CORNER -> corner(cells, digit);
      case CANDIDATE -> candidate(cells, digit);
      case COLOR -> color(digit <= Sheet.COLORS ? selected : CellSet.empty(), digit);
    };
  }

  /** True if a cell takes this kind of mark; only empty cells take pencil marks. */
  private boolean suits(int cell, PencilMode mode) {
    return mode == PencilMode.DIGIT || mode == PencilMode.LINE || sheet.digit(cell) == 0;
  }

  private Act digit(CellSet cells, int digit) {
    boolean isThere = cells.stream().allMatch(cell -> sheet.digit(cell) == digit);
    return isThere
        ? new Act(name("take", digit, cells), sheet.withDigit(cells, 0))
        : new Act(name("place", digit, cells), placed(sheet, cells, digit));
  }

  /** The sheet with a digit in some cells. */
  Sheet placed(Sheet before, CellSet cells, int digit) {
    Sheet after = before.withDigit(cells, digit);
    if (tidiness == Tidiness.AS_WRITTEN) {
      return after;
    }
    CellSet peers =
        cells.stream().mapToObj(before.board()::peers).reduce(CellSet.empty(), CellSet::union);
    int others = ~SheetScan.bit(digit);
    return after
        .withCandidates(peers, cell -> after.candidates(cell) & others)
        .withCorners(peers, cell -> after.corners(cell) & others);
  }

  private Act corner(CellSet cells, int digit) {
    boolean isThere = have(cells, sheet::corners, digit);
    IntUnaryOperator set = changed(sheet::corners, digit, isThere);
    return new Act(
        name(isThere ? "uncorner" : "corner", digit, cells), sheet.withCorners(cells, set));
  }

  private Act candidate(CellSet cells, int digit) {
    boolean isThere = have(cells, sheet::candidates, digit);
    Sheet after = sheet.withCandidates(cells, changed(sheet::candidates, digit, isThere));
    CellSet complete = isThere ? CellSet.empty() : SheetScan.complete(after, cells);
    return new Act(
        name(isThere ? "strike" : "candidate", digit, cells),
        after.withFilled(complete, after::candidates));
  }

  /** Colours cells, clues included. */
  Act color(CellSet cells, int number) {
    boolean isThere = have(cells, sheet::colors, number);
    return new Act(
        Phrase.of(isThere ? "play.act-uncolor" : "play.act-color", where(cells)),
        sheet.withColors(cells, changed(sheet::colors, number, isThere)));
  }

  Act lines(Set<PenLine> all) {
    boolean isMore = all.size() > sheet.lines().size();
    return new Act(Phrase.of(isMore ? "play.act-line" : "play.act-unline"), sheet.withLines(all));
  }

  private static boolean have(CellSet cells, IntUnaryOperator marks, int digit) {
    return cells.stream().allMatch(cell -> (marks.applyAsInt(cell) & SheetScan.bit(digit)) != 0);
  }

  private static IntUnaryOperator changed(IntUnaryOperator marks, int digit, boolean isThere) {
    int bit = SheetScan.bit(digit);
    return cell -> isThere ? marks.applyAsInt(cell) & ~bit : marks.applyAsInt(cell) | bit;
  }

  /**
   * Removes the digits of cells or, without any, their marks, or else their colours; in colour mode
   * colours first, and in line mode the lines that touch the cells.
   */
  Act erase(CellSet selected, PencilMode mode) {
    Set<PenLine> apart = apart(selected);
    if (mode == PencilMode.LINE && apart.size() < sheet.lines().size()) {
      return lines(apart);
    }
    CellSet cells = CellSet.of(selected.stream().filter(cell -> !sheet.isClue(cell)));
    Sheet bare = sheet.withColors(selected, cell -> 0);
    boolean isBare = bare.equals(sheet);
    Sheet unmarked = sheet.withCandidates(cells, cell -> 0).withCorners(cells, cell -> 0);
    if (mode == PencilMode.COLOR && !isBare) {
      return new Act(Phrase.of("play.act-uncolor", where(selected)), bare);
    }
    if (cells.stream().anyMatch(cell -> sheet.digit(cell) != 0)) {
      return new Act(Phrase.of("play.act-erase", where(cells)), sheet.withDigit(cells, 0));
    }
    return unmarked.equals(sheet)
        ? new Act(Phrase.of("play.act-uncolor", where(selected)), bare)
        : new Act(Phrase.of("play.act-erase", where(cells)), unmarked);
  }

  private Set<PenLine> apart(CellSet cells) {
    Board board = sheet.board();
    return sheet.lines().stream()
        .filter(
            line ->
                cells.stream().noneMatch(cell -> line.touches(board.row(cell), board.column(cell))))
        .collect(Collectors.toSet());
  }

  /** Writes into every empty cell the digits that no peer has and no hint showed to be wrong. */
  Act fillCandidates() {
    return new Act(Phrase.of("play.act-fill"), filled(SheetScan.open(sheet)));
  }

  Sheet filled(CellSet cells) {
    return sheet.withFilled(cells, cell -> SheetScan.possible(sheet, cell) & ~sheet.struck(cell));
  }

  private Phrase name(String act, int digit, CellSet cells) {
    return Phrase.of("play.act-" + act, Words.digit(sheet.board(), digit), where(cells));
  }

  private Phrase where(CellSet cells) {
    return cells.size() == 1
        ? Phrase.verbatim(sheet.board().label(cells.toArray()[0]))
        : Phrase.of("play.cells", cells.size());
  }
}
