package cluewright.proof.check;

/** Checks that a puzzle has exactly one solution, by trying what is open digit by digit. */
final class PlainSolutions {
  private static final int SEVERAL = 2;

  private final PlainBoard board;
  private final SolutionFacts facts;
  private final int[] blank;

  PlainSolutions(PlainBoard board) {
    this.board = board;
    this.facts = new SolutionFacts(board);
    this.blank = facts.copy();
  }

  /**
   * True if exactly one grid has these digits.
   *
   * @param clues a digit for each cell, 0 for none
   */
  boolean areOne(int[] clues) {
    facts.restore(blank);
    for (int cell = 0; cell < clues.length; cell++) {
      if (clues[cell] != 0) {
        facts.keep(cell, 1 << (clues[cell] - 1));
      }
    }
    return count(SEVERAL) == 1;
  }

  /** The number of grids with the digits decided so far, at most {@code most}. */
  private int count(int most) {
    facts.conclude();
    if (facts.isContradictory()) {
      return 0;
    }
    int cell = firstOpen();
    if (cell < 0) {
      return 1;
    }
    int[] state = facts.copy();
    int met = 0;
    for (int digits = facts.of(cell); digits != 0 && met < most; digits &= digits - 1) {
      facts.keep(cell, Integer.lowestOneBit(digits));
      met += count(most - met);
      facts.restore(state);
    }
    return met;
  }

  private int firstOpen() {
    for (int cell = 0; cell < board.cells; cell++) {
      if (!facts.isKnown(cell)) {
        return cell;
      }
    }
    return -1;
  }
}
