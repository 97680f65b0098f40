package cluewright.proof.check;

/** What is eliminated in a state, with the questions that patterns ask. */
final class PlainState {
  final PlainBoard board;
  private final boolean[] eliminated;
  private boolean changed;

  /** A state in which nothing is eliminated. */
  PlainState(PlainBoard board) {
    this.board = board;
    this.eliminated = new boolean[board.candidates];
  }

  boolean isEliminated(int candidate) {
    return eliminated[candidate];
  }

  void eliminate(int candidate) {
    changed |= !eliminated[candidate];
    eliminated[candidate] = true;
  }

  /** Eliminates a digit from the cells that see two cells. */
  void eliminateSeen(int digit, int one, int other) {
    for (int cell : board.peers[one]) {
      if (sees(cell, other)) {
        eliminate(board.candidate(cell, digit));
      }
    }
  }

  /** True if something was eliminated since the last call. */
  boolean hasChanged() {
    boolean answer = changed;
    changed = false;
    return answer;
  }

  boolean has(int cell, int digit) {
    return !eliminated[board.candidate(cell, digit)];
  }

  /** The digits left in a cell, as a set, where bit d - 1 stands for digit d. */
  int digits(int cell) {
    int left = 0;
    for (int digit = 1; digit <= board.size; digit++) {
      left |= has(cell, digit) ? 1 << (digit - 1) : 0;
    }
    return left;
  }

  /** The places left for a digit in a house, where bit i stands for its i-th cell. */
  int places(int house, int digit) {
    int left = 0;
    for (int i = 0; i < board.houses[house].length; i++) {
      left |= has(board.houses[house][i], digit) ? 1 << i : 0;
    }
    return left;
  }

  boolean sees(int one, int other) {
    return PlainBoard.holds(board.peers[one], other);
  }
}
