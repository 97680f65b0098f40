package cluewright.studio.replay;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.RuleBook;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;

/** Computes solving paths, and keeps the last rule book, since it is dear; any thread may ask. */
final class Paths {
  private RuleBook last;

  SolvingPath path(Puzzle puzzle, StrategySet strategies, ReplayMode mode) {
    return mode.path(new Replay(book(puzzle.board(), strategies)), puzzle);
  }

  private synchronized RuleBook book(Board board, StrategySet strategies) {
    if (last == null || last.board() != board || !last.strategies().equals(strategies)) {
      last = new RuleBook(board, strategies);
    }
    return last;
  }
}
