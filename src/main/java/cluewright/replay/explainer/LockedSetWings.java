package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An almost locked set (n cells of a house with n + 1 digits) and a cell with two of its digits, of
 * which one can be in only one of the two: WXYZ-Wings have three cells and one, VWXYZ-Wings four
 * and one.
 *
 * <p>Linked by x, one of them has z. Linked by both, all the digits are locked.
 */
final class LockedSetWings implements Technique {
  private final int size;
  private final int[] ratings;
  private Marks marks;
  private Step best;

  LockedSetWings(int size, int... ratings) {
    this.size = size;
    this.ratings = ratings.clone();
  }

  @Override
  public Optional<Step> first(Marks given) {
    marks = given;
    best = null;
    List<Integer> bivalues = new ArrayList<>();
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      if (marks.count(cell) == 2) {
        bivalues.add(cell);
      }
    }
    for (int house = 0; house < Nine.HOUSES; house++) {
      for (int places = 0; places < 1 << Nine.SIDE; places++) {
        if (Integer.bitCount(places) == size) {
          sets(house, places, bivalues);
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private void sets(int house, int places, List<Integer> bivalues) {
    int digits = 0;
    int[] cells = new int[size];
    int n = 0;
    for (int place = 0; place < Nine.SIDE; place++) {
      if ((places >>> place & 1) != 0) {
        int cell = Nine.CELLS_OF[house][place];
        if (marks.digits(cell) == 0) {
          return;
        }
        cells[n++] = cell;
        digits |= marks.digits(cell);
      }
    }
    if (Integer.bitCount(digits) != size + 1) {
      return;
    }
    Cells set = Cells.of(cells);
    for (int cell : bivalues) {
      if ((marks.digits(cell) & ~digits) == 0 && !set.contains(cell)) {
        wing(set, cells, digits, cell);
      }
    }
  }

  private Cells with(int[] cells, int digit) {
    Cells with = Cells.NONE;
    for (int cell : cells) {
      with = marks.has(cell, digit) ? with.or(Cells.of(cell)) : with;
    }
    return with;
  }

  private void wing(Cells set, int[] cells, int digits, int cell) {
    int x = Integer.numberOfTrailingZeros(marks.digits(cell));
    int z = Integer.numberOfTrailingZeros(marks.digits(cell) & (marks.digits(cell) - 1));
    boolean byX = Nine.PEER_SETS[cell].containsAll(with(cells, x));
    boolean byZ = Nine.PEER_SETS[cell].containsAll(with(cells, z));
    if (!byX && !byZ) {
      return;
    }
    Map<Integer, Integer> eliminations = new TreeMap<>();
    int wanted = byX && byZ ? digits : byX ? 1 << z : 1 << x;
    Cells all = set.or(Cells.of(cell));
    for (int rest = wanted; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      Cells seen = marks.cells(digit).minus(all);
      for (int one : with(all.toArray(), digit).toArray()) {
        seen = seen.and(Nine.PEER_SETS[one]);
      }
      for (int from : seen.toArray()) {
        eliminations.merge(from, 1 << digit, (p, q) -> p | q);
      }
    }
    int largest = 0;
    for (int one : cells) {
      largest = Math.max(largest, marks.count(one));
    }
    int rating = ratings[largest - 2];
    if (!eliminations.isEmpty() && System.getProperty("dbg2") != null) System.out.println("   all " + size + " " + rating + " " + java.util.Arrays.toString(cells) + " + " + cell + " double " + (byX && byZ) + " elim " + eliminations + " largest " + largest + " counts " + java.util.Arrays.toString(java.util.Arrays.stream(cells).map(q -> marks.count(q)).toArray()) + " bi " + marks.digits(cell));
    if (!eliminations.isEmpty() && (best == null || rating < best.tenths() || rating == best.tenths() && eliminations.size() > best.eliminations().size())) {
      best = Step.eliminating(rating, eliminations);
      if (System.getProperty("dbg") != null) {
        int most = 0, total = 0;
        for (int c : cells) { most = Math.max(most, marks.count(c)); total += marks.count(c); }
        System.out.println("  W" + size + "=" + rating + " " + (byX && byZ ? 2 : 1) + " most " + most + " total " + total + " elims " + eliminations.size());
      }
    }
  }
}
