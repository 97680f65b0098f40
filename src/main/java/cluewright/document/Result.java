package cluewright.document;

import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;

/**
 * A puzzle that was found for a document or stood on its board, kept until the designer discards
 * it.
 *
 * @param strategies those that were allowed when it was found, or left the board
 * @param kept whether the designer wants to keep it, whatever else is discarded
 */
public record Result(Puzzle puzzle, StrategySet strategies, boolean kept) {

  /** True if both are the same find, whether kept or not. */
  public boolean isLike(Result other) {
    return puzzle.equals(other.puzzle) && strategies.equals(other.strategies);
  }

  /** This result, kept or not. */
  public Result withKept(boolean choice) {
    return new Result(puzzle, strategies, choice);
  }
}
