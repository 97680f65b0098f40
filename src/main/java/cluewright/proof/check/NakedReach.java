package cluewright.proof.check;

import java.util.stream.IntStream;

/**
 * The cells that naked singles could reach at best, stated independently for checking.
 *
 * <p>A cell is placed when all digits but its own stand among its placed peers. So at best: the
 * different known digits of the peers reached and one more for each of unknown digit must be
 * enough, and only one digit, which must be the cell's own, may be one that none of them can have.
 * All cells are looked at again and again until no more is reached.
 */
final class NakedReach {
  private final Statement statement;
  private final PlainBoard board;
  private final SolutionFacts facts;

  NakedReach(Statement statement, SolutionFacts facts) {
    this.statement = statement;
    this.board = statement.board();
    this.facts = facts;
  }

  /** True if the clues reach every cell. */
  boolean reachesAll() {
    for (boolean cell : from(-1)) {
      if (!cell) {
        return false;
      }
    }
    return true;
  }

  /**
   * The cells reached from the clues.
   *
   * @param blocked a cell that is not placed whatever its peers are, or -1 for none
   */
  boolean[] from(int blocked) {
    boolean[] reached = new boolean[board.cells];
    IntStream.of(statement.clues()).forEach(clue -> reached[clue] = true);
    boolean more = true;
    while (more) {
      more = false;
      for (int cell = 0; cell < board.cells; cell++) {
        if (!reached[cell] && cell != blocked && canBePlaced(cell, reached)) {
          reached[cell] = true;
          more = true;
        }
      }
    }
    return reached;
  }

  private boolean canBePlaced(int cell, boolean[] reached) {
    int known = 0;
    int possible = 0;
    int unknown = 0;
    for (int peer : board.peers[cell]) {
      if (reached[peer]) {
        possible |= facts.of(peer);
        known |= facts.isKnown(peer) ? facts.of(peer) : 0;
        unknown += facts.isKnown(peer) ? 0 : 1;
      }
    }
    int never = board.allDigits() & ~possible;
    return Integer.bitCount(known) + unknown >= board.size - 1
        && Integer.bitCount(never) <= 1
        && (never & ~facts.of(cell)) == 0;
  }

  /**
   * Concludes from the support of an empty cell: all digits occur in the cell and the peers reached
   * without it, or the cell is never placed. Until nothing changes.
   */
  void support(int cell) {
    boolean changed = true;
    while (changed && !facts.isContradictory()) {
      changed = supportOnce(cell);
      facts.conclude();
    }
  }

  private boolean supportOnce(int cell) {
    boolean[] supports = new boolean[board.cells];
    boolean[] reached = from(cell);
    int known = 0;
    int unknown = 0;
    supports[cell] = true;
    for (int peer : board.peers[cell]) {
      supports[peer] = reached[peer];
    }
    for (int c = 0; c < supports.length; c++) {
      known |= supports[c] && facts.isKnown(c) ? facts.of(c) : 0;
      unknown += supports[c] && !facts.isKnown(c) ? 1 : 0;
    }
    int missing = board.allDigits() & ~known;
    boolean changed = false;
    if (unknown <= Integer.bitCount(missing)) {
      changed = noneRepeats(supports, unknown, missing);
    }
    for (int digit = 1; digit <= board.size; digit++) {
      if ((missing >>> (digit - 1) & 1) != 0) {
        changed |= occurs(supports, 1 << (digit - 1));
      }
    }
    return changed;
  }

  /** Handles a support with as many unknown cells as missing digits: each has one of these. */
  private boolean noneRepeats(boolean[] supports, int unknown, int missing) {
    boolean tooFew = unknown < Integer.bitCount(missing);
    boolean changed = false;
    for (int cell = 0; cell < supports.length; cell++) {
      if (supports[cell] && !facts.isKnown(cell)) {
        changed |= facts.keep(cell, tooFew ? 0 : missing);
      }
    }
    return changed;
  }

  /** Handles a missing digit with only one possible cell, which has it. */
  private boolean occurs(boolean[] supports, int digit) {
    int only = -1;
    for (int cell = 0; cell < supports.length; cell++) {
      if (supports[cell] && (facts.of(cell) & digit) != 0) {
        if (only >= 0) {
          return false;
        }
        only = cell;
      }
    }
    return only < 0 ? refute() : facts.keep(only, digit);
  }

  private boolean refute() {
    return facts.keep(0, 0);
  }
}
