package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The sets of digits that make a sum, for the {@link SolutionCounter}: it shares nothing with the
 * techniques that read sums.
 *
 * <p>All sets of digits with the sum are listed, of which those go that the cells can no longer
 * hold. In a small sum each set is tried in every order, in a larger one only that each cell has
 * one of its digits and each digit a cell.
 */
final class SumSets implements Bond {
  private static final int MOST_SETS = 2000;
  private static final int MOST_ORDERED = 4;

  private final int[] cells;
  private final int[] sets;
  private final int digits;

  private int[] candidates;
  private int[] possible;

  private SumSets(CellSet cells, int sum, int digits) {
    this.cells = cells.toArray();
    this.digits = digits;
    List<Integer> found = new ArrayList<>();
    list(found, 0, 1, cells.size(), sum);
    this.sets = found.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The sums of a board, and of the cells that sums inside a house leave over. Sums with very many
   * sets, on large boards, are passed over; so those of a filled grid are still to be checked.
   */
  static List<Bond> of(Board board) {
    List<SumSets> all = new ArrayList<>();
    List<CellSum> given = board.sums();
    given.forEach(sum -> all.add(new SumSets(sum.cells(), sum.total(), board.digits())));
    for (House house : board.houses()) {
      List<CellSum> inside =
          given.stream().filter(sum -> house.cells().containsAll(sum.cells())).toList();
      if (house.holdsEveryDigit() && !inside.isEmpty()) {
        CellSet others = inside.stream().map(CellSum::cells).reduce(house.cells(), CellSet::minus);
        int sum = inside.stream().mapToInt(CellSum::total).sum();
        int rest = board.digits() * (board.digits() + 1) / 2 - sum;
        all.add(new SumSets(others, rest, board.digits()));
      }
    }
    Stream<SumSets> some =
        all.stream().filter(sum -> sum.cells.length > 0 && sum.sets.length <= MOST_SETS);
    return some.map(Bond.class::cast).toList();
  }

  private void list(List<Integer> found, int chosen, int from, int missing, int sum) {
    if (missing == 0) {
      found.addAll(sum == 0 ? List.of(chosen) : List.of());
      return;
    }
    int least = missing * from + missing * (missing - 1) / 2;
    int most = missing * digits - missing * (missing - 1) / 2;
    if (sum < least || sum > most || found.size() > MOST_SETS) {
      return;
    }
    for (int digit = from; digit <= digits; digit++) {
      list(found, chosen | 1 << (digit - 1), digit + 1, missing - 1, sum - digit);
    }
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public boolean narrow(int[] ofCells) {
    int count = cells.length;
    candidates = ofCells;
    possible = new int[count];
    int together = 0;
    for (int i = 0; i < count; i++) {
      together |= candidates[i];
    }
    boolean found = false;
    for (int set : sets) {
      if ((set & ~together) == 0) {
        found |= count <= MOST_ORDERED ? order(0, count, set) : hold(count, set);
      }
    }
    System.arraycopy(possible, 0, ofCells, 0, count);
    return found;
  }

  /** Assigns the digits of a set to the cells from the given one on, in every order. */
  private boolean order(int i, int count, int set) {
    if (i == count) {
      return true;
    }
    boolean found = false;
    for (int rest = candidates[i] & set; rest != 0; rest &= rest - 1) {
      int bit = Integer.lowestOneBit(rest);
      if (order(i + 1, count, set & ~bit)) {
        possible[i] |= bit;
        found = true;
      }
    }
    return found;
  }

  private boolean hold(int count, int set) {
    for (int i = 0; i < count; i++) {
      if ((candidates[i] & set) == 0) {
        return false;
      }
    }
    for (int i = 0; i < count; i++) {
      possible[i] |= candidates[i] & set;
    }
    return true;
  }
}
