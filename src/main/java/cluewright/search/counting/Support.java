package cluewright.search.counting;

/**
 * The <em>support</em> of a cell: conditions without which it is never placed.
 *
 * <p>When naked singles place a cell c, every digit but c's own stands among its placed peers.
 * Whatever is placed before c is reached by the optimistic closure with c blocked; let S be the
 * peers of c that it reaches. So all digits occur in S and c together, in every puzzle of the node.
 * A digit that no cell of these may have refutes the node; a digit that one cell alone may have is
 * that cell's. Of these cells, those of unknown digit must bring every digit that is not known
 * there: with fewer cells than such digits the node is refuted, and with as many, the known digits
 * are none of theirs. Where only one cell can be placed first, S is its clue peers, and they
 * support it for good: the same conclusions.
 */
final class Support {

  /** The result of examining a cell's support. */
  enum Result {
    NOTHING,
    LEARNT,
    REFUTED
  }

  private static final int MUCH_SLACK = 2;

  private final BoardArrays geometry;
  private final PossibleDigits possible;
  private final OptimisticClosure closure;

  /** The cells of unknown digit in the last support, and how many of them may repeat a digit. */
  private final int[] unknown;

  private int unknownCount;
  private int slack;

  Support(BoardArrays geometry, PossibleDigits possible, OptimisticClosure closure) {
    this.geometry = geometry;
    this.possible = possible;
    this.closure = closure;
    this.unknown = new int[geometry.cells];
  }

  /**
   * Draws the conclusions for an empty cell that is not yet certain to be placed.
   *
   * <p>A support with much slack teaches nothing, so it is not computed to its end; the unknown
   * cells are then only some of it.
   */
  Result of(int cell) {
    boolean isWhole = closure.block(cell, MUCH_SLACK);
    unknownCount = 0;
    int known = collect(cell, 0);
    for (int peer : geometry.peers[cell]) {
      if (closure.isReached(peer)) {
        known = collect(peer, known);
      }
    }
    int missing = geometry.all & ~known;
    slack = isWhole ? unknownCount - Integer.bitCount(missing) : MUCH_SLACK;
    if (slack < 0) {
      return Result.REFUTED;
    }
    return isWhole ? conclude(missing) : Result.NOTHING;
  }

  private Result conclude(int missing) {
    Result result = soleCells(missing);
    return slack == 0 && result == Result.NOTHING ? noRepetition(missing) : result;
  }

  private int collect(int cell, int known) {
    if (possible.isKnown(cell)) {
      return known | possible.of(cell);
    }
    unknown[unknownCount++] = cell;
    return known;
  }

  /** Assigns a missing digit to the only cell that can have it. */
  private Result soleCells(int missing) {
    int once = 0;
    int twice = 0;
    for (int i = 0; i < unknownCount; i++) {
      int digits = possible.of(unknown[i]);
      twice |= once & digits;
      once |= digits;
    }
    if ((missing & ~once) != 0) {
      return Result.REFUTED;
    }
    int sole = missing & ~twice;
    if (sole == 0) {
      return Result.NOTHING;
    }
    for (int i = 0; i < unknownCount; i++) {
      int mine = possible.of(unknown[i]) & sole;
      if (mine != 0 && ((mine & (mine - 1)) != 0 || !possible.restrict(unknown[i], mine))) {
        return Result.REFUTED;
      }
    }
    return Result.LEARNT;
  }

  private Result noRepetition(int missing) {
    Result result = Result.NOTHING;
    for (int i = 0; i < unknownCount; i++) {
      if ((possible.of(unknown[i]) & ~missing) != 0) {
        result = Result.LEARNT;
        if (!possible.restrict(unknown[i], missing)) {
          return Result.REFUTED;
        }
      }
    }
    return result;
  }

  /** How many cells of the last support may repeat a digit. */
  int slack() {
    return slack;
  }

  int unknownCount() {
    return unknownCount;
  }

  int unknown(int index) {
    return unknown[index];
  }
}
