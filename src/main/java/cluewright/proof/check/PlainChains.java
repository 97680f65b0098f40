package cluewright.proof.check;

import java.util.Arrays;

/**
 * Chains of claims that a candidate is true or false. A true one makes those false that it
 * excludes, and a false one makes true what is then the last of a cell or of a house.
 *
 * <p>A link of the second kind joins two candidates where all others of the cell, or of the digit's
 * places in a house that holds every digit, are eliminated; these two may be as well. So a chain
 * stays one whatever else is eliminated.
 */
final class PlainChains {
  /** Which links a chain may have. */
  private enum Links {
    /** Of one digit, in houses. */
    PLACES,
    /** From candidate to candidate in cells, and of one digit from cell to cell. */
    CELLS,
    /** All, with relations. */
    ALL
  }

  private final PlainState state;
  private final PlainBoard board;
  private final Links links;
  private final boolean[] isTrue;
  private final boolean[] isFalse;

  /** The false candidates whose consequences are not drawn yet. */
  private final int[] waiting;

  private int count;

  private PlainChains(PlainState state, Links links) {
    this.state = state;
    this.board = state.board;
    this.links = links;
    this.isTrue = new boolean[board.candidates];
    this.isFalse = new boolean[board.candidates];
    this.waiting = new int[board.candidates];
  }

  /** If a digit is false in one place, it is true in another: it goes where both are seen. */
  static void x(PlainState state) {
    new PlainChains(state, Links.PLACES).byEnds();
  }

  /** The same by cells with two digits. */
  static void xy(PlainState state) {
    new PlainChains(state, Links.CELLS).byEnds();
  }

  /** What is false if it is true goes. */
  static void alternating(PlainState state) {
    PlainChains chains = new PlainChains(state, Links.ALL);
    for (int candidate = 0; candidate < state.board.candidates; candidate++) {
      if (!state.isEliminated(candidate)) {
        chains.begin();
        chains.makeTrue(candidate);
        chains.follow();
        if (chains.isFalse[candidate]) {
          state.eliminate(candidate);
        }
      }
    }
  }

  private void byEnds() {
    for (int start = 0; start < board.candidates; start++) {
      begin();
      makeFalse(start);
      follow();
      for (int cell = board.cellOf(start) + 1; cell < board.cells; cell++) {
        if (isTrue[board.candidate(cell, board.digitOf(start))]) {
          state.eliminateSeen(board.digitOf(start), board.cellOf(start), cell);
        }
      }
    }
  }

  private void begin() {
    Arrays.fill(isTrue, false);
    Arrays.fill(isFalse, false);
    count = 0;
  }

  private void follow() {
    for (int next = 0; next < count; next++) {
      int candidate = waiting[next];
      int cell = board.cellOf(candidate);
      if (links != Links.PLACES) {
        makeLastTrue(candidate, digitsOf(cell));
      }
      for (int house = 0; links != Links.CELLS && house < board.houses.length; house++) {
        if (board.holdsEveryDigit(house) && PlainBoard.holds(board.houses[house], cell)) {
          makeLastTrue(candidate, placesOf(house, board.digitOf(candidate)));
        }
      }
    }
  }

  private int[] digitsOf(int cell) {
    int[] group = new int[board.size];
    Arrays.setAll(group, digit -> board.candidate(cell, digit + 1));
    return group;
  }

  private int[] placesOf(int house, int digit) {
    return Arrays.stream(board.houses[house]).map(cell -> board.candidate(cell, digit)).toArray();
  }

  /**
   * Makes the last other candidate of a group true; where all others are eliminated each of them,
   * since each was once the last.
   */
  private void makeLastTrue(int candidate, int[] group) {
    int left = 0;
    for (int other : group) {
      left += other == candidate || state.isEliminated(other) ? 0 : 1;
    }
    for (int other : left > 1 ? new int[0] : group) {
      if (other != candidate && (left == 0 || !state.isEliminated(other))) {
        makeTrue(other);
      }
    }
  }

  private void makeTrue(int candidate) {
    if (isTrue[candidate]) {
      return;
    }
    isTrue[candidate] = true;
    int cell = board.cellOf(candidate);
    for (int peer : board.peers[cell]) {
      makeFalse(board.candidate(peer, board.digitOf(candidate)));
    }
    if (links == Links.ALL) {
      for (int other : digitsOf(cell)) {
        if (other != candidate) {
          makeFalse(other);
        }
      }
      for (int other : board.related[candidate]) {
        makeFalse(other);
      }
    }
  }

  private void makeFalse(int candidate) {
    if (!isFalse[candidate]) {
      isFalse[candidate] = true;
      waiting[count++] = candidate;
    }
  }
}
