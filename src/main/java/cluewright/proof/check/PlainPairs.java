package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
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
  private final PlainBoard board;

  /** The alternatives that are left of each truth, as sets of candidates. */
  private final List<BitSet> truths = new ArrayList<>();

  private PlainPairs(PlainState state) {
    this.board = state.board;
    for (int cell = 0; cell < board.cells; cell++) {
      int each = cell;
      add(state, IntStream.rangeClosed(1, board.size).map(digit -> board.candidate(each, digit)));
    }
    for (int house = 0; house < board.houses.length; house++) {
      for (int digit = 1; board.holdsEveryDigit(house) && digit <= board.size; digit++) {
        int each = digit;
        add(state, Arrays.stream(board.houses[house]).map(cell -> board.candidate(cell, each)));
      }
    }
  }

  private void add(PlainState state, IntStream alternatives) {
    BitSet open = new BitSet(board.candidates);
    alternatives.filter(each -> !state.isEliminated(each)).forEach(open::set);
    truths.add(open);
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
    List<BitSet> left = new ArrayList<>();
    for (BitSet truth : truths) {
      BitSet rest = (BitSet) truth.clone();
      rest.and(board.beside(candidate));
      left.add(rest);
    }
    for (int i = 0; i < left.size(); i++) {
      boolean isLess = !left.get(i).equals(truths.get(i));
      if (left.get(i).isEmpty() || (isLess && isAgainstEach(left.get(i), left))) {
        return true;
      }
    }
    return false;
  }

  /** True if some truth has nothing left beside any of some candidates. */
  private boolean isAgainstEach(BitSet candidates, List<BitSet> left) {
    BitSet beside = new BitSet(board.candidates);
    candidates.stream().forEach(each -> beside.or(board.beside(each)));
    for (BitSet truth : left) {
      if (!truth.intersects(beside)) {
        return true;
      }
    }
    return false;
  }
}
