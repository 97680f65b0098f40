package cluewright.search.counting;

import java.util.Arrays;

/**
 * Chooses the clue cell to branch on, and the order of its digits.
 *
 * <p>A decision helps where a support is tight: the cell of highest activity is taken, which is the
 * sum over the supports that its digit is unknown in of weight times 0.3 to the power of the
 * support's slack. A support that refutes a node gains weight, since it will again. Which cell is
 * taken decides how long the search is, never what it finds.
 *
 * <p>Digits can be renamed: the puzzles that agree with the decisions stay such puzzles when digits
 * that no decision mentions are exchanged. So of these only the lowest is tried; where it leads to
 * no puzzle, none of them does.
 */
final class Branching {
  private static final double DECLINE = 0.3;
  private static final int MOST_SLACK = 32;

  private final int[] clues;
  private final PossibleDigits possible;
  private final double[] weight;
  private final double[] activity;
  private final double[] decline = new double[MOST_SLACK + 1];

  Branching(BoardArrays geometry, PossibleDigits possible, int[] clues) {
    this.clues = clues;
    this.possible = possible;
    this.weight = new double[geometry.cells];
    this.activity = new double[geometry.cells];
    Arrays.fill(weight, 1);
    Arrays.setAll(decline, slack -> Math.pow(DECLINE, slack));
  }

  /** Forgets all supports before they are examined again. */
  void forget() {
    Arrays.fill(activity, 0);
  }

  void count(int cell, Support support) {
    double share = weight[cell] * decline[Math.min(support.slack(), MOST_SLACK)];
    for (int i = 0; i < support.unknownCount(); i++) {
      activity[support.unknown(i)] += share;
    }
  }

  /** Records that the support of a cell refuted a node. */
  void raise(int cell) {
    weight[cell]++;
  }

  /** The open clue cell to branch on; -1 if all digits are known. */
  int choose() {
    int best = -1;
    for (int clue : clues) {
      if (!possible.isKnown(clue) && (best < 0 || activity[clue] > activity[best])) {
        best = clue;
      }
    }
    return best;
  }

  /**
   * The digits to try in a cell.
   *
   * @param mentioned the digits that the decisions so far mention
   * @param all all digits of the board
   */
  int digits(int cell, int mentioned, int all) {
    int others = all & ~mentioned;
    return possible.of(cell) & (mentioned | (others & -others));
  }
}
