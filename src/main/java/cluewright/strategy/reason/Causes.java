package cluewright.strategy.reason;

import cluewright.model.Board;
import java.util.Arrays;
import java.util.BitSet;

/**
 * What a trial did and why, so that a contradiction tells the reasons and choices that it needs
 * (conflict analysis without learning: J. P. Marques-Silva and K. A. Sakallah, IEEE Transactions on
 * Computers 1999). For one thread.
 */
final class Causes {
  private final Reasons reasons;
  private final Board board;

  /** By candidate that is gone: the rule that bars it, or {@code ~} of the candidate that does. */
  private final int[] goneBy;

  private final int[] goneAt;

  /** By cell whose digit is chosen: the truth that leaves no other, or {@code ~} of a depth. */
  private final int[] chosenBy;

  private final int[] chosenAt;
  private int time;

  /** By depth, the reasons of the last contradiction below it, and the depths of the choices. */
  private final BitSet[] needed;

  private final BitSet[] depths;

  /** The candidates whose going is to be explained, and those for which that is done. */
  private final int[] open;

  private int openCount;
  private final int[] explained;
  private int explanations;

  Causes(Reasons reasons) {
    this.reasons = reasons;
    this.board = reasons.board();
    this.goneBy = new int[board.candidates()];
    this.goneAt = new int[board.candidates()];
    this.chosenBy = new int[board.cells()];
    this.chosenAt = new int[board.cells()];
    this.needed = new BitSet[board.cells() + 1];
    this.depths = new BitSet[board.cells() + 1];
    Arrays.setAll(needed, depth -> new BitSet(reasons.size()));
    Arrays.setAll(depths, depth -> new BitSet(board.cells() + 1));
    this.open = new int[board.candidates()];
    this.explained = new int[board.candidates()];
  }

  /** Begins a trial; times count from there, so that they never come to an end. */
  void restart() {
    time = 0;
  }

  /**
   * Notes a choice: by a truth that leaves nothing else, or by {@code ~depth} as one of several.
   */
  void chosen(int cell, int by) {
    chosenBy[cell] = by;
    chosenAt[cell] = ++time;
  }

  /** Notes that a candidate is gone: by a rule, or by {@code ~candidate} beside another. */
  void gone(int candidate, int by) {
    goneBy[candidate] = by;
    goneAt[candidate] = ++time;
  }

  /** Begins to collect what the contradictions of all alternatives at a depth need. */
  void begin(int depth) {
    needed[depth].clear();
    depths[depth].clear();
  }

  /**
   * Takes in the contradiction that followed from a choice; if it does without the choice, it is
   * the one of this depth as well.
   *
   * @return whether it needs the choice
   */
  boolean takeIn(int depth) {
    BitSet below = depths[depth + 1];
    if (!below.get(depth + 1)) {
      begin(depth);
    }
    needed[depth].or(needed[depth + 1]);
    depths[depth].or(below);
    depths[depth].clear(depth + 1);
    return below.get(depth + 1);
  }

  /**
   * Adds that of a truth, or of a rule, nothing is left, or only what was taken in.
   *
   * @param left by cell
   * @param before by cell, what was there when the trial began
   */
  void end(int depth, int reason, int[] left, int[] before) {
    explanations++;
    needed[depth].set(reason);
    openGone(reason, time + 1, left, before);
    while (openCount > 0) {
      explain(depth, open[--openCount], left, before);
    }
  }

  private void explain(int depth, int candidate, int[] left, int[] before) {
    int by = goneBy[candidate];
    if (by >= 0) {
      needed[depth].set(by);
      openGone(by, goneAt[candidate], left, before);
      return;
    }
    int cell = board.cellOf(~by);
    if (chosenBy[cell] < 0) {
      depths[depth].set(~chosenBy[cell]);
    } else {
      needed[depth].set(chosenBy[cell]);
      openGone(chosenBy[cell], chosenAt[cell], left, before);
    }
  }

  /** Opens what a reason had lost before a time. */
  private void openGone(int reason, int at, int[] left, int[] before) {
    if (!reasons.isRule(reason)) {
      for (int candidate : reasons.alternatives(reason)) {
        openIfGone(candidate, at, left, before);
      }
      return;
    }
    for (int cell : reasons.cells(reason)) {
      for (int rest = before[cell] & ~left[cell]; rest != 0; rest &= rest - 1) {
        openIfGone(
            board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1), at, left, before);
      }
    }
  }

  private void openIfGone(int candidate, int at, int[] left, int[] before) {
    int cell = board.cellOf(candidate);
    boolean isGone = ((before[cell] & ~left[cell]) >>> (board.digitOf(candidate) - 1) & 1) != 0;
    if (isGone && goneAt[candidate] < at && explained[candidate] != explanations) {
      explained[candidate] = explanations;
      open[openCount++] = candidate;
    }
  }

  /** The truths and rules that the contradiction of a whole trial needs. */
  BitSet needed() {
    return (BitSet) needed[0].clone();
  }
}
