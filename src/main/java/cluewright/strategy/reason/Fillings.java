package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.strategy.word.Ways;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The ways to fill the cells of a rule so that no two digits bar each other, as in a house: what a
 * reader finds by listing combinations, where a look at the rule alone leaves more.
 */
final class Fillings {
  /** Beyond so many cells, listing is no argument that an eye follows. */
  private static final int MOST_CELLS = 12;

  /** The tries after which it is not known what the cells can have. */
  private static final int MOST_TRIES = 400;

  private final Reasons reasons;
  private final List<Ways> ways;
  private final int[] cells;

  /** By cell, its place among those of the rule. */
  private final Map<Integer, Integer> places = new HashMap<>();

  /** By what is left in the cells, what they can have. */
  private final Map<List<Integer>, int[]> known = new HashMap<>();

  private int tries;

  /**
   * @param cells those of the rule
   * @param ways the looks at it
   */
  Fillings(Reasons reasons, int[] cells, List<Ways> ways) {
    this.reasons = reasons;
    this.ways = ways;
    this.cells = cells;
    IntStream.range(0, cells.length).forEach(place -> places.put(cells[place], place));
  }

  /** The cells of the rule. */
  int[] cells() {
    return cells;
  }

  /**
   * By place in {@link #cells}, the digits that it has in some filling: none if there is no
   * filling, and all that are left if that takes too long to know.
   *
   * @param left gives what is left in a cell as a set of digits
   */
  int[] possible(IntUnaryOperator left) {
    int[] now = Arrays.stream(cells).map(left).toArray();
    return cells.length > MOST_CELLS
        ? now
        : known.computeIfAbsent(Arrays.stream(now).boxed().toList(), key -> search(now));
  }

  private int[] search(int[] left) {
    tries = 0;
    int[] found = new int[cells.length];
    for (int place = 0; place < cells.length; place++) {
      for (int rest = left[place]; rest != 0; rest &= rest - 1) {
        int digit = Integer.lowestOneBit(rest);
        if ((found[place] & digit) == 0) {
          int[] filling = left.clone();
          filling[place] = digit;
          if (fill(filling)) {
            IntStream.range(0, cells.length).forEach(each -> found[each] |= filling[each]);
          } else if (tries > MOST_TRIES) {
            return left;
          }
        }
      }
    }
    return found;
  }

  /** Leaves one digit in each place; false if there is no way, or it takes too long. */
  private boolean fill(int[] left) {
    if (++tries > MOST_TRIES || !narrow(left)) {
      return false;
    }
    int next = -1;
    for (int place = 0; place < left.length; place++) {
      int count = Integer.bitCount(left[place]);
      if (count > 1 && (next < 0 || count < Integer.bitCount(left[next]))) {
        next = place;
      }
    }
    return next < 0 || divide(left, next);
  }

  private boolean divide(int[] left, int place) {
    for (int rest = left[place]; rest != 0; rest &= rest - 1) {
      int[] filling = left.clone();
      filling[place] = Integer.lowestOneBit(rest);
      if (fill(filling)) {
        System.arraycopy(filling, 0, left, 0, left.length);
        return true;
      }
    }
    return false;
  }

  /** Takes away what single digits bar and what the rule does not allow; false if none is left. */
  private boolean narrow(int[] left) {
    int[] before;
    do {
      before = left.clone();
      for (int place = 0; place < left.length; place++) {
        if (Integer.bitCount(left[place]) == 1) {
          bar(place, left);
        }
      }
      if (Arrays.stream(left).anyMatch(digits -> digits == 0) || !look(left)) {
        return false;
      }
    } while (!Arrays.equals(before, left));
    return true;
  }

  private void bar(int place, int[] left) {
    Board board = reasons.board();
    int digit = Integer.numberOfTrailingZeros(left[place]) + 1;
    for (int barred : reasons.excluded(board.candidate(cells[place], digit))) {
      Integer other = places.get(board.cellOf(barred));
      if (other != null) {
        left[other] &= ~(1 << (board.digitOf(barred) - 1));
      }
    }
  }

  private boolean look(int[] left) {
    for (Ways each : ways) {
      if (!each.look(cell -> left[places.get(cell)])) {
        return false;
      }
      int[] read = each.cells();
      for (int i = 0; i < read.length; i++) {
        left[places.get(read[i])] &= each.possible(i);
      }
    }
    return true;
  }
}
