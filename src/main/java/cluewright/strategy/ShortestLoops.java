package cluewright.strategy;

import cluewright.model.Board;

/** For each candidate the best chain found that excludes it: a plain one if any, the shortest. */
final class ShortestLoops {
  private final int[] links;
  private final int[] starts;
  private final int[] ends;
  private final Ranking.Turn[] turns;
  private final int[] lastRound;
  private int rounds = 1;

  ShortestLoops(int candidates) {
    links = new int[candidates];
    starts = new int[candidates];
    ends = new int[candidates];
    turns = new Ranking.Turn[candidates];
    lastRound = new int[candidates];
  }

  void clear() {
    rounds++;
  }

  /** Takes a chain between two nodes that excludes a candidate. */
  void offer(Ranking.Turn turn, int candidate, int length, int start, int end) {
    if (lastRound[candidate] == rounds && !isBetter(turn, candidate, length)) {
      return;
    }
    lastRound[candidate] = rounds;
    turns[candidate] = turn;
    links[candidate] = length;
    starts[candidate] = start;
    ends[candidate] = end;
  }

  private boolean isBetter(Ranking.Turn turn, int candidate, int length) {
    int order = turn.compareTo(turns[candidate]);
    return order < 0 || (order == 0 && length < links[candidate]);
  }

  void addTo(Ranking ranking, Board board) {
    int single = InferenceChains.Form.SINGLE.code();
    for (int candidate = 0; candidate < links.length; candidate++) {
      if (lastRound[candidate] == rounds) {
        ranking.add(
            turns[candidate],
            1,
            board.cellOf(candidate) + board.digitOf(candidate),
            links[candidate],
            starts[candidate],
            ends[candidate],
            single + candidate);
      }
    }
  }
}
