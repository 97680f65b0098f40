package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One or two truths that a candidate leaves no way to be satisfied together. A truth says that one
 * of its alternatives holds: the digits of a cell, or the places of a digit in a house that holds
 * every digit.
 *
 * <p>A candidate may be all that is left of a cell. So the pattern stays one in every later state:
 * a truth with fewer alternatives is not satisfied in more ways.
 */
final class PlainPairs {
  private final PlainState state;
  private final PlainBoard board;

  /** The alternatives that are left of each truth, as sets of candidates. */
  private final List<long[]> truths = new ArrayList<>();

  /** By candidate, all that it does not exclude, as a set. */
  private final long[][] beside;

  private PlainPairs(PlainState state) {
    this.state = state;
    this.board = state.board;
    this.beside = new long[board.candidates][];
    for (int cell = 0; cell < board.cells; cell++) {
      int each = cell;
      add(IntStream.rangeClosed(1, board.size).map(digit -> board.candidate(each, digit)));
    }
    for (int house = 0; house < board.houses.length; house++) {
      for (int digit = 1; board.holdsEveryDigit(house) && digit <= board.size; digit++) {
        int each = digit;
        add(Arrays.stream(board.houses[house]).map(cell -> board.candidate(cell, each)));
      }
    }
  }

  private void add(IntStream alternatives) {
    truths.add(set(alternatives.filter(each -> !state.isEliminated(each))));
  }

  private long[] set(IntStream some) {
    long[] set = new long[board.candidates / Long.SIZE + 1];
    some.forEach(each -> set[each / Long.SIZE] |= 1L << each);
    return set;
  }

  /** Eliminates what one truth excludes, or two together. */
  static void apply(PlainState state) {
    PlainPairs pairs = new PlainPairs(state);
    for (int candidate = 0; candidate < state.board.candidates; candidate++) {
      if (!state.isEliminated(candidate) && pairs.excludes(candidate)) {
        state.eliminate(candidate);
      }
    }
  }

  private boolean excludes(int candidate) {
    List<long[]> left = new ArrayList<>();
    for (long[] truth : truths) {
      left.add(common(truth, beside(candidate)));
    }
    for (int i = 0; i < left.size(); i++) {
      boolean isLess = !Arrays.equals(left.get(i), truths.get(i));
      if (isEmpty(left.get(i)) || (isLess && isAgainstEach(left.get(i), left))) {
        return true;
      }
    }
    return false;
  }

  /** True if some truth has nothing left beside any of some candidates. */
  private boolean isAgainstEach(long[] candidates, List<long[]> left) {
    int[] some =
        IntStream.range(0, board.candidates)
            .filter(each -> (candidates[each / Long.SIZE] >>> each & 1) != 0)
            .toArray();
    for (long[] truth : left) {
      if (Arrays.stream(some).allMatch(each -> areApart(truth, beside(each)))) {
        return true;
      }
    }
    return false;
  }

  private long[] beside(int candidate) {
    if (beside[candidate] == null) {
      int cell = board.cellOf(candidate);
      int digit = board.digitOf(candidate);
      long[] rest = set(IntStream.range(0, board.candidates));
      IntStream.rangeClosed(1, board.size)
          .filter(other -> other != digit)
          .forEach(other -> remove(board.candidate(cell, other), rest));
      Arrays.stream(board.peers[cell]).forEach(peer -> remove(board.candidate(peer, digit), rest));
      beside[candidate] = rest;
    }
    return beside[candidate];
  }

  private static void remove(int candidate, long[] set) {
    set[candidate / Long.SIZE] &= ~(1L << candidate);
  }

  private static long[] common(long[] one, long[] other) {
    long[] both = one.clone();
    for (int i = 0; i < both.length; i++) {
      both[i] &= other[i];
    }
    return both;
  }

  private static boolean areApart(long[] one, long[] other) {
    for (int i = 0; i < one.length; i++) {
      if ((one[i] & other[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isEmpty(long[] set) {
    return areApart(set, set);
  }
}
