package cluewright.cli;

import cluewright.model.Board;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.util.HashMap;
import java.util.Map;

/** One replay a board, made when first needed; for one thread. */
final class Replays {
  private final Map<Board, Replay> replays = new HashMap<>();
  private final StrategySet strategies;

  Replays(StrategySet strategies) {
    this.strategies = strategies;
  }

  Replay on(Board board) {
    return replays.computeIfAbsent(board, b -> new Replay(b, strategies));
  }
}
