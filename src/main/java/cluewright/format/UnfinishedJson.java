package cluewright.format;

import cluewright.document.CellMarks;
import cluewright.document.Sheet;
import cluewright.document.UnfinishedPlay;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.function.IntUnaryOperator;

/**
 * One of the {@code unfinished} plays of a puzzle in a project; null for kinds of marks without
 * any. All cells stand in one line; marks are described in {@link MarkLine}.
 *
 * @param board a board's name, or null for that of the mask
 * @param digits those that the player placed, {@code .} elsewhere
 * @param tried marks: the digits that were placed besides and did not stay
 * @param candidates marks
 * @param complete {@code x} where all candidates were written once, {@code .} elsewhere
 * @param corners marks
 * @param colors marks, of the numbers of colours
 * @param struck marks: the digits that a hint has shown to be wrong
 * @param lines described in {@link PenLines}
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record UnfinishedJson(
    String board,
    String puzzle,
    Long seconds,
    Integer hints,
    String digits,
    String tried,
    String candidates,
    String complete,
    String corners,
    String colors,
    String struck,
    String lines) {
  private static final int MOST_HINTS = 1_000_000;

  static UnfinishedJson of(UnfinishedPlay play, Board usual) {
    Sheet sheet = play.sheet();
    Board board = sheet.board();
    Puzzle clues = sheet.clues();
    Puzzle placed = sheet.placements().restrictedTo(new Mask(board, clues.mask().open()));
    MarkLine marks = MarkLine.ofDigits(board);
    return new UnfinishedJson(
        board.equals(usual) ? null : board.name(),
        clues.line(),
        play.time().toSeconds(),
        Math.min(play.hints(), MOST_HINTS),
        placed.mask().size() == 0 ? null : placed.line(),
        marks.write(cell -> play.tried().of(cell) & ~bit(sheet.digit(cell))),
        marks.write(sheet::candidates),
        sheet.filled().isEmpty() ? null : new Mask(board, sheet.filled()).line(),
        marks.write(sheet::corners),
        MarkLine.ofColors(board).write(sheet::colors),
        marks.write(sheet::struck),
        sheet.lines().isEmpty() ? null : PenLines.write(sheet.lines()));
  }

  /**
   * Reads what {@link #of} writes.
   *
   * @throws FormatException if a field is missing, does not suit the board, or says something of a
   *     clue's cell that is of open ones; or if a number is too large
   */
  UnfinishedPlay play(Board usual) {
    Puzzle clues = ResultJson.digits(board, puzzle, usual);
    Sheet sheet = sheet(clues);
    CellMarks others = marks(clues, "tried", tried);
    return new UnfinishedPlay(
        sheet,
        Duration.ofSeconds(PlayJson.time(seconds)),
        (int) PlayJson.upTo(MOST_HINTS, "hints", hints == null ? 0 : hints),
        CellMarks.of(
            clues.board().cells(),
            cell -> others.of(cell) | (sheet.isClue(cell) ? 0 : bit(sheet.digit(cell)))));
  }

  private Sheet sheet(Puzzle clues) {
    Board own = clues.board();
    CellSet cells = CellSet.where(own.cells(), cell -> true);
    IntUnaryOperator noted = marks(clues, "candidates", candidates)::of;
    CellSet full = crossed(own, "complete", complete);
    return placed(Sheet.of(clues))
        .withStruck(cells, MarkLine.ofDigits(own).read("struck", struck)::of)
        .withCandidates(cells.minus(full), noted)
        .withFilled(full, noted)
        .withCorners(cells, marks(clues, "corners", corners)::of)
        .withColors(cells, MarkLine.ofColors(own).read("colors", colors)::of)
        .withLines(PenLines.read(own, lines));
  }

  private Sheet placed(Sheet clues) {
    if (digits == null) {
      return clues;
    }
    MarkLine.requireAll(clues.board(), "digits", digits.length());
    Puzzle own = BoardRows.digits(clues.board(), "digits", digits);
    own.mask().clues().forEach(cell -> refuse(clues.clues(), "digits", cell));
    Sheet sheet = clues;
    for (int digit = 1; digit <= own.board().digits(); digit++) {
      int one = digit;
      sheet =
          sheet.withDigit(
              CellSet.where(own.board().cells(), cell -> own.digit(cell) == one), digit);
    }
    return sheet;
  }

  /** Reads {@code x} for a cell in the set and {@code .} for others; null for none. */
  private static CellSet crossed(Board board, String field, String line) {
    if (line == null) {
      return CellSet.empty();
    }
    MarkLine.requireAll(board, field, line.length());
    for (int cell = 0; cell < line.length(); cell++) {
      if (line.charAt(cell) != 'x' && line.charAt(cell) != '.') {
        throw MarkLine.strange(board, field, line.substring(cell, cell + 1), cell);
      }
    }
    return CellSet.where(line.length(), cell -> line.charAt(cell) == 'x');
  }

  /** Reads the marks of empty cells. */
  private static CellMarks marks(Puzzle clues, String field, String line) {
    CellMarks marks = MarkLine.ofDigits(clues.board()).read(field, line);
    clues.mask().clues().stream()
        .filter(cell -> marks.of(cell) != 0)
        .forEach(cell -> refuse(clues, field, cell));
    return marks;
  }

  private static void refuse(Puzzle clues, String field, int cell) {
    if (clues.digit(cell) != 0) {
      throw new FormatException(Phrase.of("formats.on-clue", field, clues.board().label(cell)));
    }
  }

  private static int bit(int digit) {
    return digit == 0 ? 0 : 1 << (digit - 1);
  }
}
