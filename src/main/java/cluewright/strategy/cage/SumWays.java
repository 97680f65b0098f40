package cluewright.strategy.cage;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * The digits that cells can hold if the sum of the first ones minus that of the others is given,
 * and cells that see each other differ.
 *
 * <p>Cell after cell takes each of its candidates, as long as what is left can still make the sum.
 * Of cells that all see each other and are all added, such as those of a cage, what can follow
 * depends on the set of digits taken so far alone, so each set is followed once: on 9x9 there are
 * 512. A look ends as soon as every candidate was met in some way. Reused without allocation; for
 * one thread.
 */
public final class SumWays {
  /** The most digits for which results by set of digits are cached. */
  private static final int MOST_DIGITS_REMEMBERED = 16;

  private static final int[] NO_SETS = {};

  /** By number of digits, the sets by size and sum, made when they are first needed. */
  private static final int[][][][] KNOWN_SETS = new int[MOST_DIGITS_REMEMBERED + 1][][][];

  /** The most cells without a cache; on 9x9, these have at most 60,000 ways. */
  static final int MOST_CELLS = 5;

  private final Board board;

  /** By set of digits, the last search that tried it, and whether it succeeded. */
  private final int[] follower;

  private final boolean[] isGood;
  private int look;

  /** By size and sum, the sets of digits; empty where results are not cached. */
  private final int[][][] sets;

  private final int[] cells;
  private final int[] signs;
  private final int[] candidates;
  private final int[] possible;
  private final int[] taken;

  /** The smallest and largest sum of the cells from each position on. */
  private final int[] least;

  private final int[] most;
  private int count;
  private int unmet;
  private boolean allDiffer;

  public SumWays(Board board) {
    this.board = board;
    int subsets = board.digits() <= MOST_DIGITS_REMEMBERED ? 1 << board.digits() : 0;
    this.follower = new int[subsets];
    this.isGood = new boolean[subsets];
    this.sets = subsets == 0 ? new int[0][][] : setsOf(board.digits());
    int mostCells = Math.max(MOST_CELLS, board.digits());
    this.cells = new int[mostCells];
    this.signs = new int[mostCells];
    this.candidates = new int[mostCells];
    this.possible = new int[mostCells];
    this.taken = new int[mostCells];
    this.least = new int[mostCells + 1];
    this.most = new int[mostCells + 1];
  }

  /**
   * True if a search over this many cells is short.
   *
   * @param areOfACage true if all see each other and are added
   */
  boolean suits(int size, boolean areOfACage) {
    return size <= MOST_CELLS || (areOfACage && follower.length > 0);
  }

  /**
   * Searches for the ways in which cells that all see each other, such as a cage's empty cells,
   * make a sum.
   *
   * @param ofCage the cells, and perhaps more
   * @param size the number of cells
   * @param state gives the candidates of a cell as a set of digits
   * @return whether there is one; where there are too many cells to look at, all is possible
   */
  public boolean look(int[] ofCage, int size, int sum, IntUnaryOperator state) {
    return look(ofCage, size, size, sum, state, /* areOfACage= */ true);
  }

  /**
   * Searches for the ways in which cells make a sum.
   *
   * @param all the cells that are added, and then those that are taken away
   * @param size the number of all of them
   * @param added the number of the former
   */
  boolean look(
      int[] all, int size, int added, int sum, IntUnaryOperator state, boolean areOfACage) {
    count = size;
    allDiffer = areOfACage;
    unmet = 0;
    for (int i = 0; i < count; i++) {
      cells[i] = all[i];
      signs[i] = i < added ? 1 : -1;
      candidates[i] = state.applyAsInt(all[i]);
      possible[i] = 0;
      unmet += Integer.bitCount(candidates[i]);
    }
    if (!suits(count, areOfACage)) {
      System.arraycopy(candidates, 0, possible, 0, count);
      return true;
    }
    if (areOfACage && added == size && size > 0 && follower.length > 0) {
      return waysBySets(sum);
    }
    bound();
    newLook();
    return ways(0, 0, sum);
  }

  /**
   * Searches set by set of digits with the sum, so that no way ends for want of it. A set is passed
   * over where it has nothing that was not met.
   */
  private boolean waysBySets(int sum) {
    boolean found = false;
    for (int set : sets(sum)) {
      if (unmet > 0 && hasNew(set)) {
        newLook();
        found |= fills(0, 0, set);
      }
    }
    return found;
  }

  /** True if each cell has a digit of a set, and one of them was not met there. */
  private boolean hasNew(int set) {
    boolean isNew = false;
    for (int i = 0; i < count; i++) {
      if ((candidates[i] & set) == 0) {
        return false;
      }
      isNew |= (candidates[i] & set & ~possible[i]) != 0;
    }
    return isNew;
  }

  /** Fills the cells from the i-th on with what is left of a set; true if that goes. */
  private boolean fills(int i, int used, int set) {
    if (i == count) {
      return true;
    }
    if (follower[used] == look) {
      return isGood[used];
    }
    boolean found = false;
    for (int left = candidates[i] & set & ~used; left != 0; left &= left - 1) {
      int bit = Integer.lowestOneBit(left);
      if (fills(i + 1, used | bit, set)) {
        found = true;
        meet(i, bit);
      }
    }
    follower[used] = look;
    isGood[used] = found;
    return found;
  }

  /** The sets of as many digits as there are cells that make a sum. */
  private int[] sets(int sum) {
    return sum <= 0 || sum >= sets[count].length ? NO_SETS : sets[count][sum];
  }

  private static synchronized int[][][] setsOf(int digits) {
    if (KNOWN_SETS[digits] == null) {
      KNOWN_SETS[digits] = listed(digits);
    }
    return KNOWN_SETS[digits];
  }

  private static int[][][] listed(int digits) {
    List<List<List<Integer>>> all = new ArrayList<>();
    int mostSum = digits * (digits + 1) / 2;
    for (int size = 0; size <= digits; size++) {
      all.add(
          Stream.generate(() -> (List<Integer>) new ArrayList<Integer>())
              .limit(mostSum + 1L)
              .toList());
    }
    for (int set = 0; set < 1 << digits; set++) {
      int sum = 0;
      for (int rest = set; rest != 0; rest &= rest - 1) {
        sum += Integer.numberOfTrailingZeros(rest) + 1;
      }
      all.get(Integer.bitCount(set)).get(sum).add(set);
    }
    return all.stream()
        .map(
            bySum ->
                bySum.stream()
                    .map(sets -> sets.stream().mapToInt(Integer::intValue).toArray())
                    .toArray(int[][]::new))
        .toArray(int[][][]::new);
  }

  private void bound() {
    least[count] = 0;
    most[count] = 0;
    for (int i = count - 1; i >= 0; i--) {
      int low = Integer.numberOfTrailingZeros(candidates[i]) + 1;
      int high = Integer.SIZE - Integer.numberOfLeadingZeros(candidates[i]);
      least[i] = least[i + 1] + (signs[i] > 0 ? low : -high);
      most[i] = most[i + 1] + (signs[i] > 0 ? high : -low);
    }
  }

  private void newLook() {
    look++;
    if (look == Integer.MAX_VALUE) {
      Arrays.fill(follower, 0);
      look = 1;
    }
  }

  /** The digits of the i-th cell in any way found by the last search, which covers all cells. */
  public int possible(int i) {
    return possible[i];
  }

  /** Continues from the i-th cell; true if that completes a way. */
  private boolean ways(int i, int used, int rest) {
    if (i == count) {
      return rest == 0;
    }
    if (rest < least[i] || rest > most[i]) {
      return false;
    }
    boolean isRemembered = allDiffer && follower.length > 0;
    if (isRemembered && follower[used] == look) {
      return isGood[used];
    }
    boolean found = false;
    int open = candidates[i] & ~(allDiffer ? used : seen(i));
    for (int left = open; left != 0 && unmet > 0; left &= left - 1) {
      int bit = Integer.lowestOneBit(left);
      int digit = Integer.numberOfTrailingZeros(bit) + 1;
      taken[i] = bit;
      if (ways(i + 1, used | bit, rest - signs[i] * digit)) {
        found = true;
        meet(i, bit);
      }
    }
    if (isRemembered) {
      follower[used] = look;
      isGood[used] = found;
    }
    return found;
  }

  /** The digits of earlier cells that the i-th sees. */
  private int seen(int i) {
    int digits = 0;
    for (int j = 0; j < i; j++) {
      digits |= board.peers(cells[i]).contains(cells[j]) ? taken[j] : 0;
    }
    return digits;
  }

  private void meet(int i, int bit) {
    unmet -= (possible[i] & bit) == 0 ? 1 : 0;
    possible[i] |= bit;
  }
}
