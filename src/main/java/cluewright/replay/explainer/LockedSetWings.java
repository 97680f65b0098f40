package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * An almost locked set (n cells of a house with n + 1 digits) and a cell with two of its digits, of
 * which one can be in only one of the two: three cells and one in a WXYZ-Wing, four and one in a
 * VWXYZ-Wing.
 *
 * <p>If only x can be in one of the two alone, one of them has z. If that holds for x and z, all
 * their digits are locked. The rating depends on the cell with most candidates; of equal ones that
 * with most candidates altogether is taken.
 */
final class LockedSetWings implements Technique {
  private final int size;

  /** The ratings by the largest number of candidates in a cell of the set, starting with 2. */
  private final int[] ratings;

  private Marks marks;
  private Step best;
  private int bestTotal;

  LockedSetWings(int size, int... ratings) {
    this.size = size;
    this.ratings = ratings.clone();
  }

  @Override
  public int least() {
    return IntStream.of(ratings).min().orElseThrow();
  }

  @Override
  public Optional<Step> first(Marks given) {
    marks = given;
    best = null;
    List<Integer> pairs = new ArrayList<>();
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      if (marks.count(cell) == 2) {
        pairs.add(cell);
      }
    }
    if (!pairs.isEmpty()) {
      for (int house = 0; house < Nine.HOUSES; house++) {
        extend(house, 0, new int[size], 0, 0, pairs);
      }
    }
    return Optional.ofNullable(best);
  }

  /** Extends a set by cells of a house, from a given place on. */
  private void extend(
      int house, int from, int[] cells, int number, int digits, List<Integer> pairs) {
    if (number == size) {
      if (Integer.bitCount(digits) == size + 1) {
        wings(cells, digits, pairs);
      }
      return;
    }
    for (int place = from; place < Nine.SIDE; place++) {
      int cell = Nine.CELLS_OF[house][place];
      int union = digits | marks.digits(cell);
      if (marks.digits(cell) != 0 && Integer.bitCount(union) <= size + 1) {
        cells[number] = cell;
        extend(house, place + 1, cells, number + 1, union, pairs);
      }
    }
  }

  private void wings(int[] cells, int digits, List<Integer> pairs) {
    Cells set = Cells.of(cells);
    for (int cell : pairs) {
      if ((marks.digits(cell) & ~digits) == 0 && !set.contains(cell)) {
        wing(set, cells, digits, cell);
      }
    }
  }

  private void wing(Cells set, int[] cells, int digits, int cell) {
    int pair = marks.digits(cell);
    int x = Integer.numberOfTrailingZeros(pair);
    int z = Integer.numberOfTrailingZeros(pair & (pair - 1));
    boolean byX = Nine.PEER_SETS[cell].containsAll(set.and(marks.cells(x)));
    boolean byZ = Nine.PEER_SETS[cell].containsAll(set.and(marks.cells(z)));
    if (byX || byZ) {
      offer(set.or(Cells.of(cell)), cells, byX && byZ ? digits : byX ? 1 << z : 1 << x);
    }
  }

  /** Offers to eliminate digits from all cells that see all their candidates in a wing. */
  private void offer(Cells wing, int[] cells, int digits) {
    int largest = 0;
    int total = 0;
    for (int cell : cells) {
      largest = Math.max(largest, marks.count(cell));
      total += marks.count(cell);
    }
    int tenths = ratings[largest - 2];
    if (best != null
        && (tenths > best.tenths() || (tenths == best.tenths() && total <= bestTotal))) {
      return;
    }
    Map<Integer, Integer> eliminations = new TreeMap<>();
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      Cells open = marks.cells(digit);
      Cells seen = open.minus(wing).and(Nine.seenByAll(open.and(wing)));
      for (int cell : seen.toArray()) {
        eliminations.merge(cell, 1 << digit, (one, other) -> one | other);
      }
    }
    if (!eliminations.isEmpty()) {
      best = Step.eliminating(tenths, eliminations);
      bestTotal = total;
    }
  }
}
