package cluewright.model;

import java.util.Arrays;

/**
 * The paper's state (f, g): f places digits, and g gives each cell its candidates.
 *
 * <p>The two are kept apart on purpose: a cell with one candidate left is not placed until a
 * strategy places it. A state is changed only through {@link #place} and {@link #eliminate}, which
 * keep S2 (a placed cell's candidates are its digit alone, no other cell of its houses has that
 * candidate, and no cell one that a pair bars beside it) and return a new state. S1 (every cell has
 * a candidate) can break: the state is then {@linkplain #isContradictory contradictory}.
 */
public final class GridState {
  private final Board board;
  private final byte[] placed;
  private final int[] candidates;

  private GridState(Board board, byte[] placed, int[] candidates) {
    this.board = board;
    this.placed = placed;
    this.candidates = candidates;
  }

  /** The state with no digit placed, and every candidate that its cell may have. */
  public static GridState blank(Board board) {
    int[] candidates = new int[board.cells()];
    Arrays.setAll(candidates, board::allowed);
    return new GridState(board, new byte[board.cells()], candidates);
  }

  /** The initial state of a puzzle: its clues are placed, and only what S2 forces is eliminated. */
  public static GridState initial(Puzzle puzzle) {
    GridState state = blank(puzzle.board());
    for (int cell = 0; cell < state.placed.length; cell++) {
      if (puzzle.digit(cell) != 0) {
        state.placeHere(cell, puzzle.digit(cell));
      }
    }
    return state;
  }

  /**
   * A state from elsewhere, which must satisfy S2.
   *
   * @param placed for each cell its digit, 0 for none
   * @param candidates for each cell its candidates, as a set of digits
   */
  public static GridState of(Board board, int[] placed, int[] candidates) {
    byte[] digits = new byte[placed.length];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = (byte) placed[cell];
    }
    return new GridState(board, digits, candidates.clone());
  }

  public Board board() {
    return board;
  }

  /** f: the digit placed in a cell, or 0. */
  public int placed(int cell) {
    return placed[cell];
  }

  /** g: the candidates of a cell as a set of digits. */
  public int candidates(int cell) {
    return candidates[cell];
  }

  public boolean hasCandidate(int cell, int digit) {
    return (candidates[cell] >>> (digit - 1) & 1) != 0;
  }

  /** This state with {@code digit} placed in {@code cell}. */
  public GridState place(int cell, int digit) {
    GridState next = copy();
    next.placeHere(cell, digit);
    return next;
  }

  /** This state with the candidates that are numbered by {@link Board#candidate} eliminated. */
  public GridState eliminate(int... eliminated) {
    GridState next = copy();
    for (int candidate : eliminated) {
      next.candidates[board.cellOf(candidate)] &= ~(1 << (board.digitOf(candidate) - 1));
    }
    return next;
  }

  private GridState copy() {
    return new GridState(board, placed.clone(), candidates.clone());
  }

  private void placeHere(int cell, int digit) {
    int bit = 1 << (digit - 1);
    placed[cell] = (byte) digit;
    candidates[cell] &= bit;
    board.peers(cell).forEach(peer -> candidates[peer] &= ~bit);
    board
        .related(board.candidate(cell, digit))
        .forEach(other -> candidates[board.cellOf(other)] &= ~(1 << (board.digitOf(other) - 1)));
  }

  /** True if every cell is placed without contradiction: a final state, and so a solution. */
  public boolean isFinal() {
    for (byte digit : placed) {
      if (digit == 0) {
        return false;
      }
    }
    return !isContradictory();
  }

  /**
   * True if some cell has no candidate, some house no place for a digit it must hold, or some sum
   * or word is wrong.
   */
  public boolean isContradictory() {
    for (int set : candidates) {
      if (set == 0) {
        return true;
      }
    }
    for (House house : board.houses()) {
      int union = house.cells().stream().map(cell -> candidates[cell]).reduce(0, (a, b) -> a | b);
      if (house.holdsEveryDigit() && union != board.allDigits()) {
        return true;
      }
    }
    return board.sums().stream().anyMatch(sum -> sum.isMissed(this::placed))
        || board.words().stream().anyMatch(word -> word.isMissed(this::placed));
  }

  /** The placed digits. */
  public Puzzle placements() {
    int[] digits = new int[placed.length];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = placed[cell];
    }
    return new Puzzle(board, digits);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GridState that
        && board.equals(that.board)
        && Arrays.equals(placed, that.placed)
        && Arrays.equals(candidates, that.candidates);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(placed) + Arrays.hashCode(candidates);
  }

  @Override
  public String toString() {
    return placements().line();
  }
}
