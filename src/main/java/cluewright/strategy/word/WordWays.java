package cluewright.strategy.word;

import cluewright.model.CellWord;
import cluewright.model.rule.Automaton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The digits that the cells of a word can have: those that lie on a path of its automaton through
 * candidates alone. For one thread.
 */
public final class WordWays implements Ways {
  /** The most beginnings of words that are tried in order to list few. */
  private static final int MOST_TRIED = 2000;

  private final int[] cells;
  private final Automaton automaton;

  /** By position, whether a state before it is reached. */
  private final boolean[][] isReached;

  /** By position, whether a word can end from a state before it. */
  private final boolean[][] isGood;

  private final int[] candidates;
  private final int[] possible;

  public WordWays(CellWord word) {
    this.cells = word.path().stream().mapToInt(Integer::intValue).toArray();
    this.automaton = word.automaton();
    this.candidates = new int[cells.length];
    this.possible = new int[cells.length];
    this.isReached = new boolean[cells.length + 1][];
    this.isGood = new boolean[cells.length + 1][];
    for (int i = 0; i <= cells.length; i++) {
      int states = i < cells.length ? automaton.states(i) : 1;
      isReached[i] = new boolean[states];
      isGood[i] = new boolean[states];
    }
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public boolean look(IntUnaryOperator state) {
    for (int i = 0; i < cells.length; i++) {
      candidates[i] = state.applyAsInt(cells[i]);
      possible[i] = 0;
    }
    if (automaton.isEmpty()) {
      return false;
    }
    reach();
    isGood[cells.length][0] = true;
    for (int i = cells.length - 1; i >= 0; i--) {
      for (int from = 0; from < isGood[i].length; from++) {
        isGood[i][from] = isReached[i][from] && isFollowed(i, from);
      }
    }
    return isGood[0][0];
  }

  private void reach() {
    for (int i = 1; i < cells.length; i++) {
      Arrays.fill(isReached[i], false);
    }
    isReached[0][0] = true;
    for (int i = 0; i + 1 < cells.length; i++) {
      for (int from = 0; from < isReached[i].length; from++) {
        for (int rest = isReached[i][from] ? candidates[i] : 0; rest != 0; rest &= rest - 1) {
          int to = automaton.next(i, from, Integer.numberOfTrailingZeros(rest) + 1);
          if (to != Automaton.NONE) {
            isReached[i + 1][to] = true;
          }
        }
      }
    }
  }

  private boolean isFollowed(int i, int from) {
    int good = 0;
    for (int rest = candidates[i]; rest != 0; rest &= rest - 1) {
      int bit = Integer.lowestOneBit(rest);
      int to = automaton.next(i, from, Integer.numberOfTrailingZeros(bit) + 1);
      good |= to != Automaton.NONE && isGood[i + 1][to] ? bit : 0;
    }
    possible[i] |= good;
    return good != 0;
  }

  @Override
  public int possible(int i) {
    return possible[i];
  }

  /** The words, if there are at most {@code most}, and few ways have to be tried to see that. */
  List<int[]> few(int[] among, int most) {
    List<int[]> words = new ArrayList<>();
    boolean isSeen = add(words, most, among, new int[cells.length], 0, 0, new int[] {MOST_TRIED});
    return isSeen ? words : List.of();
  }

  /** Adds the words that continue one; false if there are too many, or too much was tried. */
  private boolean add(
      List<int[]> words, int most, int[] among, int[] word, int i, int state, int[] tries) {
    if (i == cells.length) {
      words.add(word.clone());
      return words.size() <= most;
    }
    boolean isSeen = tries[0]-- > 0;
    for (int rest = among[i]; rest != 0 && isSeen; rest &= rest - 1) {
      word[i] = Integer.numberOfTrailingZeros(rest) + 1;
      int to = automaton.next(i, state, word[i]);
      isSeen = to == Automaton.NONE || add(words, most, among, word, i + 1, to, tries);
    }
    return isSeen;
  }
}
