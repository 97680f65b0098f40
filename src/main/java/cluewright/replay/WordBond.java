package cluewright.replay;

import cluewright.model.rule.Automaton;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** The cells of a word, whose digits an automaton reads in order. */
final class WordBond implements Bond {
  /** The states for one that is met while the cells of the others are filled. */
  private static final double FEW_STATES = 4;

  private final int[] cells;
  private final Automaton automaton;

  /** By position, the states before it that a word of the candidates reaches. */
  private final BitSet[] reached;

  /**
   * @param path the cells in the order in which they are read
   */
  WordBond(List<Integer> path, Automaton automaton) {
    this.cells = path.stream().mapToInt(Integer::intValue).toArray();
    this.automaton = automaton;
    this.reached = new BitSet[cells.length];
    for (int i = 0; i < cells.length; i++) {
      reached[i] = new BitSet(automaton.states(i));
    }
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
    forward(candidates);
    BitSet good = new BitSet();
    good.set(0);
    for (int i = cells.length - 1; i >= 0; i--) {
      BitSet goodBefore = new BitSet();
      int possible = 0;
      for (int state = reached[i].nextSetBit(0);
          state >= 0;
          state = reached[i].nextSetBit(state + 1)) {
        for (int rest = candidates[i]; rest != 0; rest &= rest - 1) {
          int after = automaton.next(i, state, Integer.numberOfTrailingZeros(rest) + 1);
          if (after != Automaton.NONE && good.get(after)) {
            goodBefore.set(state);
            possible |= Integer.lowestOneBit(rest);
          }
        }
      }
      candidates[i] = possible;
      good = goodBefore;
    }
    return good.get(0);
  }

  private void forward(int[] candidates) {
    reached[0].set(0);
    for (int i = 0; i + 1 < cells.length; i++) {
      BitSet after = reached[i + 1];
      after.clear();
      for (int state = reached[i].nextSetBit(0);
          state >= 0;
          state = reached[i].nextSetBit(state + 1)) {
        for (int rest = candidates[i]; rest != 0; rest &= rest - 1) {
          int next = automaton.next(i, state, Integer.numberOfTrailingZeros(rest) + 1);
          if (next != Automaton.NONE) {
            after.set(next);
          }
        }
      }
    }
  }
}
