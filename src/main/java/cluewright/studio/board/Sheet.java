package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The writing of a player on a puzzle: digits, and two kinds of pencil marks in each cell.
 * Immutable.
 *
 * <p>Candidates stand in their fixed places and say what a cell may hold; corner marks stand along
 * the edge of the cell and say what the player wants to remember. Nothing here knows whether a
 * digit is right; clues alone cannot be written over.
 */
public final class Sheet {
  private final Puzzle clues;
  private final byte[] digits;
  private final int[] candidates;
  private final int[] corners;

  private Sheet(Puzzle clues, byte[] digits, int[] candidates, int[] corners) {
    this.clues = clues;
    this.digits = digits;
    this.candidates = candidates;
    this.corners = corners;
  }

  /** The clues alone. */
  public static Sheet of(Puzzle clues) {
    int cells = clues.board().cells();
    byte[] digits = new byte[cells];
    for (int cell = 0; cell < cells; cell++) {
      digits[cell] = (byte) clues.digit(cell);
    }
    return new Sheet(clues, digits, new int[cells], new int[cells]);
  }

  public Puzzle clues() {
    return clues;
  }

  public Board board() {
    return clues.board();
  }

  /** A clue's digit or the player's, 0 for none. */
  public int digit(int cell) {
    return digits[cell];
  }

  /** A set of digits. */
  public int candidates(int cell) {
    return candidates[cell];
  }

  /** A set of digits. */
  public int corners(int cell) {
    return corners[cell];
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

  public boolean isComplete() {
    return CellSet.where(digits.length, cell -> digits[cell] == 0).isEmpty();
  }

  /** This with a digit, or with 0 for none, in cells that hold no clue. */
  public Sheet withDigit(CellSet cells, int digit) {
    byte[] next = digits.clone();
    cells.stream().filter(cell -> !isClue(cell)).forEach(cell -> next[cell] = (byte) digit);
    return new Sheet(clues, next, candidates, corners);
  }

  /** This with other candidates in some cells. */
  public Sheet withCandidates(CellSet cells, IntUnaryOperator setOfCell) {
    return new Sheet(clues, digits, changed(candidates, cells, setOfCell), corners);
  }

  /** This with other corner marks in some cells. */
  public Sheet withCorners(CellSet cells, IntUnaryOperator setOfCell) {
    return new Sheet(clues, digits, candidates, changed(corners, cells, setOfCell));
  }

  private static int[] changed(int[] sets, CellSet cells, IntUnaryOperator setOfCell) {
    int[] next = sets.clone();
    cells.forEach(cell -> next[cell] = setOfCell.applyAsInt(cell));
    return next;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sheet that
        && clues.equals(that.clues)
        && Arrays.equals(digits, that.digits)
        && Arrays.equals(candidates, that.candidates)
        && Arrays.equals(corners, that.corners);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(digits) + Arrays.hashCode(candidates);
  }
}
