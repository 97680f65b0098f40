package cluewright.closure;

import cluewright.model.Board;
import cluewright.strategy.WorkingState;

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

  /** Begins anew: nothing placed, every candidate stands. */
  void reset();

  /**
   * Places a digit from outside, and eliminates what that forces (S2); strategies wait for {@link
   * #close}. Placing what is placed already changes nothing.
   *
   * @return whether the state is still free of contradiction, as far as was looked
   */
  @Override
  boolean place(int cell, int digit);

  /**
   * Eliminates a set of digits from a cell from outside.
   *
   * @return whether the state is still free of contradiction, as far as was looked
   */
  @Override
  boolean eliminate(int cell, int digits);

  /**
   * Applies the strategies until none changes anything or the state is contradictory.
   *
   * @return whether the state is free of contradiction
   */
  boolean close();

  /** Whether every cell is placed. */
  boolean isComplete();

  /** How many candidates the cells that are not placed have together; 0 if complete. */
  int openCandidates();

  /** How many ints a saved state takes. */
  int stateSize();

  /** Writes the state, {@link #stateSize} ints, to {@code states} from {@code offset} on. */
  void save(int[] states, int offset);

  /** Takes back a state that {@link #save} of a closure of the same making wrote. */
  void load(int[] states, int offset);
}
