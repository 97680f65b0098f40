package cluewright.replay;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;

/**
 * Tells how puzzles end under a set of strategies, without the path: the quick way for many.
 *
 * <p>It works by {@link Closure}, and the paths of {@link Replay} by the rules themselves, so that
 * each can contradict the other. For one thread.
 */
public final class Classifier {
  private final Closure closure;

  public Classifier(Board board, StrategySet strategies) {
    this.closure = Closures.of(board, strategies);
  }

  /** How the puzzle ends. */
  public SolvingPath.End end(Puzzle puzzle) {
    closure.reset();
    for (int cell = 0; cell < puzzle.board().cells(); cell++) {
      if (puzzle.digit(cell) != 0) {
        closure.place(cell, puzzle.digit(cell));
      }
    }
    if (!closure.close()) {
      return SolvingPath.End.CONTRADICTORY;
    }
    return closure.isComplete() ? SolvingPath.End.SOLVED : SolvingPath.End.STUCK;
  }
}
