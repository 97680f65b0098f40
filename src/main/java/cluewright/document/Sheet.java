package cluewright.document;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import java.util.Arrays;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * What a player has written on a puzzle: digits, two kinds of pencil marks, colours, and lines.
 * Immutable.
 *
 * <p>Candidates stand in their fixed places and say what a cell may hold; corner marks stand along
 * the edge of the cell and say what the player wants to remember. Nothing here knows whether a
 * digit is right; clues alone cannot be written over.
 */
public final class Sheet {
  /** The number of colours for cells. */
  public static final int COLORS = 9;

  private final Puzzle clues;
  private final byte[] digits;
  private final Pencilled pencilled;

  /**
   * Everything except digits.
   *
   * @param filled the cells whose candidates were complete once, and not erased since
   * @param struck what is known to be wrong, whether it was ever written or not
   */
  private record Pencilled(
      CellMarks candidates,
      CellMarks corners,
      CellMarks colors,
      CellSet filled,
      CellMarks struck,
      Set<PenLine> lines) {

    static Pencilled nothing(int cells) {
      CellMarks none = CellMarks.none(cells);
      return new Pencilled(none, none, none, CellSet.empty(), none, Set.of());
    }

    Pencilled withCandidates(CellMarks marks, CellSet fill) {
      CellSet some = CellSet.of(fill.stream().filter(cell -> marks.of(cell) != 0));
      return new Pencilled(marks, corners, colors, some, struck, lines);
    }

    Pencilled withCorners(CellMarks marks) {
      return new Pencilled(candidates, marks, colors, filled, struck, lines);
    }

    Pencilled withColors(CellMarks marks) {
      return new Pencilled(candidates, corners, marks, filled, struck, lines);
    }

    /**
     * These marks without any known to be wrong, and with complete candidates only in these cells.
     */
    Pencilled doubting(CellMarks none, CellSet stillFilled) {
      return new Pencilled(candidates, corners, colors, stillFilled, none, lines);
    }

    Pencilled withStruck(CellMarks marks) {
      return new Pencilled(candidates, corners, colors, filled, marks, lines);
    }

    Pencilled withLines(Set<PenLine> all) {
      return new Pencilled(candidates, corners, colors, filled, struck, all);
    }
  }

  private Sheet(Puzzle clues, byte[] digits, Pencilled pencilled) {
    this.clues = clues;
    this.digits = digits;
    this.pencilled = pencilled;
  }

  /** A sheet with only the clues. */
  public static Sheet of(Puzzle clues) {
    int cells = clues.board().cells();
    byte[] digits = new byte[cells];
    for (int cell = 0; cell < cells; cell++) {
      digits[cell] = (byte) clues.digit(cell);
    }
    return new Sheet(clues, digits, Pencilled.nothing(cells));
  }

  public Puzzle clues() {
    return clues;
  }

  public Board board() {
    return clues.board();
  }

  /** The digit of a clue or of the player; 0 for none. */
  public int digit(int cell) {
    return digits[cell];
  }

  /** The candidates of a cell, as a set of digits. */
  public int candidates(int cell) {
    return pencilled.candidates.of(cell);
  }

  /** The corner marks of a cell, as a set of digits. */
  public int corners(int cell) {
    return pencilled.corners.of(cell);
  }

  /** The colours of a cell, as a set numbered like digits: 1 to {@link #COLORS}. */
  public int colors(int cell) {
    return pencilled.colors.of(cell);
  }

  /** The digits known to be wrong here, whatever is written, as a set. */
  public int struck(int cell) {
    return pencilled.struck.of(cell);
  }

  /**
   * The cells whose candidates were once complete, so that missing ones were removed on purpose. A
   * digit that goes takes that from the cells that lack it because they see it.
   */
  public CellSet filled() {
    return pencilled.filled;
  }

  public Set<PenLine> lines() {
    return pencilled.lines;
  }

  public boolean isClue(int cell) {
    return clues.digit(cell) != 0;
  }

  /** The clues and the player's digits. */
  public Puzzle placements() {
    int[] all = new int[digits.length];
    Arrays.setAll(all, cell -> digits[cell]);
    return new Puzzle(board(), all);
  }

  /** True if all cells that are shown are filled. */
  public boolean isComplete() {
    return CellSet.where(board().shownCells(), cell -> digits[cell] == 0).isEmpty();
  }

  /**
   * This sheet with a digit, or 0 for none, in cells without clues. What was known to be wrong is
   * known no longer if a digit goes, on which it may rest.
   */
  public Sheet withDigit(CellSet cells, int digit) {
    byte[] next = digits.clone();
    cells.stream().filter(cell -> !isClue(cell)).forEach(cell -> next[cell] = (byte) digit);
    CellSet goes =
        CellSet.of(cells.stream().filter(cell -> digits[cell] != 0 && digits[cell] != next[cell]));
    return new Sheet(clues, next, goes.isEmpty() ? pencilled : resting(goes));
  }

  /** The marks without those that rest on removed digits. */
  private Pencilled resting(CellSet goes) {
    CellSet rested =
        goes.stream()
            .mapToObj(
                cell ->
                    CellSet.of(
                        board().peers(cell).stream()
                            .filter(peer -> (candidates(peer) & 1 << (digits[cell] - 1)) == 0)))
            .reduce(CellSet.empty(), CellSet::union);
    CellSet related =
        goes.stream()
            .mapToObj(
                cell ->
                    CellSet.of(
                        board()
                            .related(board().candidate(cell, digits[cell]))
                            .filter(
                                other ->
                                    (candidates(board().cellOf(other))
                                            & 1 << (board().digitOf(other) - 1))
                                        == 0)
                            .map(board()::cellOf)))
            .reduce(CellSet.empty(), CellSet::union);
    return pencilled.doubting(CellMarks.none(digits.length), filled().minus(rested).minus(related));
  }

  public Sheet withCandidates(CellSet cells, IntUnaryOperator setOfCell) {
    CellMarks next = pencilled.candidates.with(cells, setOfCell);
    return new Sheet(clues, digits, pencilled.withCandidates(next, filled()));
  }

  /** This sheet with other candidates in some cells, which are complete there. */
  public Sheet withFilled(CellSet cells, IntUnaryOperator setOfCell) {
    CellMarks next = pencilled.candidates.with(cells, setOfCell);
    return new Sheet(clues, digits, pencilled.withCandidates(next, filled().union(cells)));
  }

  public Sheet withCorners(CellSet cells, IntUnaryOperator setOfCell) {
    return new Sheet(
        clues, digits, pencilled.withCorners(pencilled.corners.with(cells, setOfCell)));
  }

  /** This sheet with other colours in some cells, clues included. */
  public Sheet withColors(CellSet cells, IntUnaryOperator setOfCell) {
    return new Sheet(clues, digits, pencilled.withColors(pencilled.colors.with(cells, setOfCell)));
  }

  /** This sheet with more digits known to be wrong in some cells. */
  public Sheet withStruck(CellSet cells, IntUnaryOperator moreOfCell) {
    CellMarks next =
        pencilled.struck.with(cells, cell -> struck(cell) | moreOfCell.applyAsInt(cell));
    return new Sheet(clues, digits, pencilled.withStruck(next));
  }

  public Sheet withLines(Set<PenLine> all) {
    return new Sheet(clues, digits, pencilled.withLines(Set.copyOf(all)));
  }

  /** True if another sheet differs at most in colours and lines. */
  public boolean saysTheSame(Sheet other) {
    return plain().equals(other.plain());
  }

  private Sheet plain() {
    return new Sheet(
        clues, digits, pencilled.withColors(CellMarks.none(digits.length)).withLines(Set.of()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sheet that
        && clues.equals(that.clues)
        && Arrays.equals(digits, that.digits)
        && pencilled.equals(that.pencilled);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(digits) + pencilled.hashCode();
  }
}
