package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.strategy.chain.Implications;
import java.util.Arrays;

/**
 * The candidates that all alternatives make true or false, and why.
 *
 * <p>A supposition is refuted if a candidate follows from it as true and as false, or if all
 * candidates of a choice follow as false. As in HoDoKu such a choice in a house must be whole.
 * Otherwise something is true if it follows from every candidate of a choice, or from a candidate
 * of another cell and from its absence. Mutable and reused.
 */
final class ForcedCandidates {
  /** Nothing is known about the node. */
  static final int OPEN = -2;

  /** The node follows because its opposite is refuted. */
  static final int REFUTED = -1;

  private final Board board;

  /**
   * By node, why it is true: a constant above, a choice, or, numbered after all choices, a node.
   */
  private final int[] whyTrue;

  private final int[] whyFalse;
  private final boolean[] isWhole;
  private Implications implications;
  private ImplicationClosure closure;
  private final Choices choices;

  ForcedCandidates(Board board, Choices choices) {
    this.board = board;
    this.choices = choices;
    this.whyTrue = new int[board.candidates()];
    this.whyFalse = new int[board.candidates()];
    this.isWhole = new boolean[choices.size()];
  }

  void find(Implications over, ImplicationClosure closed) {
    implications = over;
    closure = closed;
    Arrays.fill(whyTrue, 0, implications.size(), OPEN);
    Arrays.fill(whyFalse, 0, implications.size(), OPEN);
    refute();
    for (int node = 0; node < implications.size(); node++) {
      compare(node);
    }
    for (int choice = 0; choice < choices.size(); choice++) {
      if (choices.size(choice) > 0) {
        compareAll(choice);
      }
    }
  }

  private void refute() {
    for (int choice = 0; choice < isWhole.length; choice++) {
      isWhole[choice] = choices.size(choice) > 0 && choices.isWhole(choice);
    }
    for (int node = 0; node < implications.size(); node++) {
      if (isRefuted(Implications.isTrue(node))) {
        whyFalse[node] = REFUTED;
      }
      if (isRefuted(implications.isFalse(node))) {
        whyTrue[node] = REFUTED;
      }
    }
  }

  private boolean isRefuted(int statement) {
    int half = implications.half();
    for (int word = 0; word < half; word++) {
      if ((closure.row(statement, word) & closure.row(statement, half + word)) != 0) {
        return true;
      }
    }
    for (int choice = 0; choice < isWhole.length; choice++) {
      if (isWhole[choice] && leavesNothing(statement, choice)) {
        return true;
      }
    }
    return false;
  }

  private boolean leavesNothing(int statement, int choice) {
    for (int i = 0; i < choices.size(choice); i++) {
      int gone = implications.isFalse(choices.node(choice, i));
      if ((closure.row(statement, gone >> 6) >>> gone & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Adds what follows both from a candidate and from its absence. */
  private void compare(int node) {
    int cell = cellOf(node);
    int why = choices.size() + node;
    for (int word = 0; word < 2 * implications.half(); word++) {
      long common = closure.row(node, word) & closure.row(implications.isFalse(node), word);
      for (long rest = common; rest != 0; rest &= rest - 1) {
        int statement = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (cellOf(implications.nodeOf(statement)) != cell) {
          note(statement, why);
        }
      }
    }
  }

  private void compareAll(int choice) {
    for (int word = 0; word < 2 * implications.half(); word++) {
      long common = -1L;
      for (int i = 0; i < choices.size(choice) && common != 0; i++) {
        common &= closure.row(choices.node(choice, i), word);
      }
      for (long rest = common; rest != 0; rest &= rest - 1) {
        note(word * Long.SIZE + Long.numberOfTrailingZeros(rest), choice);
      }
    }
  }

  private void note(int statement, int why) {
    int[] reasons = implications.affirms(statement) ? whyTrue : whyFalse;
    int node = implications.nodeOf(statement);
    if (reasons[node] == OPEN) {
      reasons[node] = why;
    }
  }

  private int cellOf(int node) {
    return board.cellOf(implications.candidate(node));
  }

  /**
   * Why a node is true: {@link #OPEN}, {@link #REFUTED}, a choice, or, numbered after all choices,
   * a node.
   */
  int whyTrue(int node) {
    return whyTrue[node];
  }

  /** Why a node is false, in the same numbers. */
  int whyFalse(int node) {
    return whyFalse[node];
  }
}
