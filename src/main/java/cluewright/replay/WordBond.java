package cluewright.replay;

import cluewright.model.rule.Automaton;
import java.util.List;
import java.util.stream.IntStream;

/** The cells of a word, whose digits an automaton reads in order. */
final class WordBond implements Bond {
  /** The states for one that is met while the cells of the others are filled. */
  private static final double FEW_STATES = 4;

  private final int[] cells;
  private final Automaton automaton;

  /**
   * By position, the states before it that a word of the candidates reaches: so many, and which.
   */
  private final int[] count;

  private final int[][] reached;

  /**
   * By position and state, the look in which it was reached last, and the one in which a word went
   * on from it to the end. Two lists of numbers take a third of the time of sets of bits.
   */
  private final long[][] reachedIn;

  private final long[][] goodIn;
  private long look;

  /**
   * @param path the cells in the order in which they are read
   */
  WordBond(List<Integer> path, Automaton automaton) {
    this.cells = path.stream().mapToInt(Integer::intValue).toArray();
    this.automaton = automaton;
    this.count = new int[cells.length];
    this.reached = new int[cells.length][];
    this.reachedIn = new long[cells.length][];
    this.goodIn = new long[cells.length + 1][];
    for (int i = 0; i < cells.length; i++) {
      reached[i] = new int[automaton.states(i)];
      reachedIn[i] = new long[automaton.states(i)];
      goodIn[i] = new long[automaton.states(i)];
    }
    goodIn[cells.length] = new long[1];
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public double work() {
    return IntStream.range(0, cells.length).mapToDouble(automaton::states).sum() / FEW_STATES;
  }

  @Override
  public boolean narrow(int[] candidates) {
    if (automaton.isEmpty()) {
      return false;
    }
    look++;
    forward(candidates);
    goodIn[cells.length][0] = look;
    for (int i = cells.length - 1; i >= 0; i--) {
      candidates[i] = backward(i, candidates[i]);
    }
    return goodIn[0][0] == look;
  }

  private void forward(int[] candidates) {
    reached[0][0] = 0;
    count[0] = 1;
    for (int i = 0; i + 1 < cells.length; i++) {
      int met = 0;
      for (int at = 0; at < count[i]; at++) {
        for (int rest = candidates[i]; rest != 0; rest &= rest - 1) {
          int next = automaton.next(i, reached[i][at], Integer.numberOfTrailingZeros(rest) + 1);
          if (next != Automaton.NONE && reachedIn[i + 1][next] != look) {
            reachedIn[i + 1][next] = look;
            reached[i + 1][met] = next;
            met++;
          }
        }
      }
      count[i + 1] = met;
    }
  }

  /** The candidates before a position with which some word goes on to the end. */
  private int backward(int i, int candidates) {
    int possible = 0;
    for (int at = 0; at < count[i]; at++) {
      int state = reached[i][at];
      for (int rest = candidates; rest != 0; rest &= rest - 1) {
        int after = automaton.next(i, state, Integer.numberOfTrailingZeros(rest) + 1);
        if (after != Automaton.NONE && goodIn[i + 1][after] == look) {
          goodIn[i][state] = look;
          possible |= Integer.lowestOneBit(rest);
        }
      }
    }
    return possible;
  }
}
