package cluewright.plan;

import cluewright.model.Puzzle;

/**
 * A puzzle of a plan.
 *
 * @param locked true if it stays whatever becomes of its row
 */
public record PlannedPuzzle(Puzzle puzzle, boolean locked) {
  /** A puzzle that another may replace. */
  public static PlannedPuzzle of(Puzzle puzzle) {
    return new PlannedPuzzle(puzzle, false);
  }
}
