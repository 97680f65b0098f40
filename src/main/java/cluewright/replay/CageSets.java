package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.Cage;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The sets of digits that fill the cages of a board, for the {@link SolutionCounter}: it shares
 * nothing with the techniques that read sums.
 *
 * <p>Cells that the cages inside a house leave over are taken for a cage, too. For each cage all
 * sets of digits with its sum are listed, of which those go that the cells can no longer hold. On
 * small cages each set is tried in every order, on larger ones only that each cell has one of its
 * digits and each digit a cell. Cages with very many sets, on large boards, are passed over; so a
 * filled grid is still to be {@linkplain #agree checked}.
 */
final class CageSets {
  private static final int MOST_SETS = 2000;
  private static final int MOST_ORDERED = 4;

  private final List<int[]> cells = new ArrayList<>();
  private final List<int[]> sets = new ArrayList<>();
  private final List<Cage> given;
  private final int digits;

  private int[] candidates;
  private int[] possible;

  CageSets(Board board) {
    this.digits = board.digits();
    this.given = board.cages().stream().filter(Cage::hasSum).toList();
    given.forEach(cage -> add(cage.cells(), cage.sum()));
    for (House house : board.houses()) {
      List<Cage> inside =
          given.stream().filter(cage -> house.cells().containsAll(cage.cells())).toList();
      if (house.holdsEveryDigit() && !inside.isEmpty()) {
        CellSet others = inside.stream().map(Cage::cells).reduce(house.cells(), CellSet::minus);
        int sum = inside.stream().mapToInt(Cage::sum).sum();
        add(others, digits * (digits + 1) / 2 - sum);
      }
    }
  }

  private void add(CellSet cage, int sum) {
    List<Integer> found = new ArrayList<>();
    list(found, 0, 1, cage.size(), sum);
    if (!cage.isEmpty() && found.size() <= MOST_SETS) {
      cells.add(cage.toArray());
      sets.add(found.stream().mapToInt(Integer::intValue).toArray());
    }
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

  /** How many cages there are. */
  int size() {
    return cells.size();
  }

  int[] cells(int cage) {
    return cells.get(cage);
  }

  /** True if the digits of a filled grid make the sum of each cage. */
  boolean agree(int[] grid) {
    return given.stream()
        .allMatch(cage -> cage.cells().stream().map(cell -> grid[cell]).sum() == cage.sum());
  }

  /**
   * Takes away candidates that no set of digits uses.
   *
   * @param ofCells the candidates of each cell of the cage, which is changed
   * @return whether some set can fill it
   */
  boolean narrow(int cage, int[] ofCells) {
    int count = cells.get(cage).length;
    candidates = ofCells;
    possible = new int[count];
    int together = 0;
    for (int i = 0; i < count; i++) {
      together |= candidates[i];
    }
    boolean found = false;
    for (int set : sets.get(cage)) {
      if ((set & ~together) == 0) {
        found |= count <= MOST_ORDERED ? order(0, count, set) : hold(count, set);
      }
    }
    System.arraycopy(possible, 0, ofCells, 0, count);
    return found;
  }

  /** Gives the cells from one on the digits of a set in every order. */
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

  /** What each cage was left with, to know what has changed since. */
  int[][] blank() {
    int[][] blank = new int[size()][];
    Arrays.setAll(blank, cage -> new int[cells.get(cage).length]);
    return blank;
  }
}
