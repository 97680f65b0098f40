package cluewright.format.exchange.core;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** Builds a board cell by cell while a puzzle is read. */
public final class BoardBuilder {
  private static final int UNKNOWN = -1;

  private final Board board;
  private final int[] clues;
  private final int[] placed;
  private final int[] candidates;

  public BoardBuilder(Board board) {
    this.board = board;
    this.clues = new int[board.cells()];
    this.placed = new int[board.cells()];
    this.candidates = new int[board.cells()];
    Arrays.fill(candidates, UNKNOWN);
  }

  public Board board() {
    return board;
  }

  public void clue(int cell, int digit) {
    clues[cell] = digit;
    placed[cell] = digit;
  }

  public void place(int cell, int digit) {
    placed[cell] = digit;
  }

  /** Restricts an empty cell to these candidates; without a restriction, all that fit remain. */
  public void candidates(int cell, int digits) {
    candidates[cell] = digits;
  }

  /** The clues, and the position if it differs from the initial one. */
  public Content content() {
    Puzzle puzzle = new Puzzle(board, clues);
    GridState position = GridState.initial(new Puzzle(board, placed)).eliminate(eliminated());
    return new Clues(puzzle, new Clues(puzzle, Optional.of(position)).progress());
  }

  private int[] eliminated() {
    return IntStream.range(0, board.candidates())
        .filter(candidate -> isOut(board.cellOf(candidate), board.digitOf(candidate)))
        .toArray();
  }

  private boolean isOut(int cell, int digit) {
    return placed[cell] == 0
        && candidates[cell] != UNKNOWN
        && (candidates[cell] >>> (digit - 1) & 1) == 0;
  }
}
