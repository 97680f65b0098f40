package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.strategy.chain.Implications;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;

/**
 * Follows a few rounds of singles after placing or eliminating a candidate on trial.
 *
 * <p>As in HoDoKu there are four rounds; in each all singles are placed that stand when it begins,
 * even if they contradict each other. A placed digit excludes whatever it sees, and what relations
 * bar beside it, in the state from which the trial began.
 */
final class LookAhead {
  private static final int ROUNDS = 4;

  private final Geometry geometry;
  private final Board board;
  private final SingleQueues start;
  private final SingleQueues trial;
  private final int[] singles;
  private Implications to;
  private SolvingState state;

  /** The supposition as a statement. */
  private int premise;

  LookAhead(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.start = new SingleQueues(board);
    this.trial = new SingleQueues(board);
    this.singles = new int[2 * board.cells()];
  }

  /** Adds what follows from each open candidate of a state, and from its absence. */
  void addTo(Implications implications, SolvingState over) {
    to = implications;
    state = over;
    start.load(state);
    for (int node = 0; node < to.size(); node++) {
      int cell = board.cellOf(to.candidate(node));
      int digit = board.digitOf(to.candidate(node));
      suppose(Implications.isTrue(node));
      place(cell, digit);
      placeSingles();
      suppose(to.isFalse(node));
      eliminate(cell, digit);
      placeSingles();
    }
  }

  private void suppose(int statement) {
    premise = statement;
    trial.load(start);
  }

  private void eliminate(int cell, int digit) {
    trial.eliminate(cell, digit);
    if (Integer.bitCount(trial.open(cell)) == 1) {
      place(cell, Integer.numberOfTrailingZeros(trial.open(cell)) + 1);
    }
  }

  private void placeSingles() {
    for (int round = 0; round < ROUNDS; round++) {
      int count = trial.waiting(singles);
      for (int i = 0; i < count; i++) {
        place(board.cellOf(singles[i]), board.digitOf(singles[i]));
      }
    }
  }

  private void place(int cell, int digit) {
    to.imply(premise, Implications.isTrue(to.node(cell, digit)));
    for (int rest = trial.open(cell) & ~(1 << (digit - 1)); rest != 0; rest &= rest - 1) {
      to.imply(premise, to.isFalse(to.node(cell, Integer.numberOfTrailingZeros(rest) + 1)));
    }
    long[] peers = geometry.peerSet(cell);
    for (int word = 0; word < peers.length; word++) {
      for (long rest = state.cells(digit, word) & peers[word]; rest != 0; rest &= rest - 1) {
        int other = to.node(word * Long.SIZE + Long.numberOfTrailingZeros(rest), digit);
        to.imply(premise, to.isFalse(other));
      }
    }
    for (int barred : geometry.related(board.candidate(cell, digit))) {
      if (state.isOpen(board.cellOf(barred), board.digitOf(barred))) {
        int other = to.node(board.cellOf(barred), board.digitOf(barred));
        to.imply(premise, to.isFalse(other));
      }
    }
    trial.place(cell, digit);
  }
}
