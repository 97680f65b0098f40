package cluewright.cli.solve;

import cluewright.model.Board;
import cluewright.replay.Replay;
import cluewright.replay.SolvingOrder;
import java.util.HashMap;
import java.util.Map;

/** One replay a board, made when first needed; for one thread. */
final class Replays {
  private final Map<Board, Replay> replays = new HashMap<>();
  private final SolvingOrder order;

  Replays(SolvingOrder order) {
    this.order = order;
  }

  Replay on(Board board) {
    return replays.computeIfAbsent(board, b -> new Replay(b, order));
  }
}
