package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.strategy.core.WorkingState;

/**
 * A state of the grid that closes itself under a set of strategies.
 *
 * <p>Strategies are monotone, so the least state closed under them does not depend on the order of
 * application (paper, section 3); implementations are free to be fast, and are held equal to the
 * plain rules by tests. A state is contradictory if a cell has no candidate, if a house that must
 * hold every digit has no place for one, or if a digit was placed against its elimination; what
 * else a contradictory state holds is undefined until {@link #reset} or {@link #load}. Complete and
 * not contradictory means: the placed digits are the only solution of what was placed from outside.
 *
 * <p>Mutable, for one thread, and without allocation after its making. Cells count from 0, row by
 * row; digits from 1; a set of digits has bit d - 1 for digit d.
 */
public interface Closure extends WorkingState {

  Board board();

  /** Starts over: nothing is placed, and every candidate remains. */
  void reset();

  /** Starts over with the clues of a puzzle; strategies are not applied before {@link #close}. */
  default void begin(Puzzle puzzle) {
    reset();
    for (int cell = 0; cell < board().cells(); cell++) {
      if (puzzle.digit(cell) != 0) {
        place(cell, puzzle.digit(cell));
      }
    }
  }

  /**
   * Places a digit and eliminates what that forces (S2); strategies are not applied before {@link
   * #close}. Placing what is placed already changes nothing.
   *
   * @return whether the state is still free of contradiction, as far as was looked
   */
  @Override
  boolean place(int cell, int digit);

  /**
   * The digits that a cell can lose without consequences: in the present state, which must be
   * closed, eliminating any set of them from this cell leads to nothing but a naked single in it.
   * Some of these digits may be left out.
   */
  default int quiet(int cell) {
    return 0;
  }

  /**
   * Places a digit as {@link #place(int, int)} does, given what {@link #quiet} answered for this
   * state, so that several digits of a cell can be tried with their common part computed once.
   *
   * @param quiet what {@link #quiet} said of the cell
   */
  default boolean place(int cell, int digit, int quiet) {
    return place(cell, digit);
  }

  /**
   * Eliminates a set of digits from a cell.
   *
   * @return whether the state is still free of contradiction, as far as was looked
   */
  @Override
  boolean eliminate(int cell, int digits);

  /**
   * Applies the strategies until nothing changes or the state is contradictory.
   *
   * @return whether the state is free of contradiction
   */
  boolean close();

  /** True if every cell is placed. */
  boolean isComplete();

  /** The total number of candidates in empty cells; 0 if complete. */
  int openCandidates();

  /** An empty cell with the fewest candidates, or with two; the state must not be complete. */
  default int narrowest() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < board().cells() && fewest > 2; cell++) {
      int count = placed(cell) == 0 ? Integer.bitCount(candidates(cell)) : Integer.MAX_VALUE;
      if (count < fewest) {
        fewest = count;
        best = cell;
      }
    }
    return best;
  }

  /** The size of a saved state in ints. */
  int stateSize();

  /** Writes the state, {@link #stateSize} ints, to {@code states} from {@code offset} on. */
  void save(int[] states, int offset);

  /** Takes back a state that {@link #save} of a closure of the same making wrote. */
  void load(int[] states, int offset);
}
