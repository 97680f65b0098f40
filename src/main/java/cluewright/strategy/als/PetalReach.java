package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * The candidates that the petals of a stem can eliminate, found without choosing the petals.
 *
 * <p>Sets that have a digit in the same places are petals of the same stems. So for these places
 * there is a row of cells for each other digit: where it is open and sees all its places in one of
 * the sets. For a stem the rows are united digit by digit, and what all its digits reach is the
 * same as trying all choices. Mutable and reused.
 */
final class PetalReach {
  private final Board board;
  private final AlmostLockedSets sets;
  private final int words;

  /** By places of a digit and another digit, the cells that some set leaves without the latter. */
  private long[] rows = new long[0];

  /** By digit, the cells that a petal for the stem's current digit reaches. */
  private final long[] reached;

  private final long[] common;

  PetalReach(Geometry geometry, AlmostLockedSets sets) {
    this.board = geometry.board();
    this.sets = sets;
    this.words = geometry.words();
    this.reached = new long[board.digits() * words];
    this.common = new long[board.digits() * words];
  }

  /** Loads the sets of a state. */
  void lookAt(SolvingState state) {
    rows = LockedSetGraph.cleared(rows, sets.places().size() * reached.length);
    for (int set = 0; set < sets.size(); set++) {
      for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
        int digit = Integer.numberOfTrailingZeros(rest) + 1;
        addTo(sets.places(set, digit), set, sets.digits(set) & ~(rest & -rest), state);
      }
    }
  }

  private void addTo(int places, int set, int others, SolvingState state) {
    for (int rest = others; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      int row = places * reached.length + (digit - 1) * words;
      for (int word = 0; word < words; word++) {
        rows[row + word] |= sets.seen(set, digit, word) & state.cells(digit, word);
      }
    }
  }

  /** Loads what all digits of a stem reach; true if there is anything. */
  boolean reach(int stem, int digits) {
    Arrays.fill(common, -1L);
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      if (!meet(stem, Integer.numberOfTrailingZeros(rest) + 1, digits)) {
        return false;
      }
    }
    return true;
  }

  /** Restricts what was reached to what a digit reaches as well. */
  private boolean meet(int stem, int digit, int digits) {
    Arrays.fill(reached, 0);
    SharedPlaces places = sets.places();
    for (int each = places.last(digit); each >= 0; each = places.before(each)) {
      if ((places.seen(each, stem >> 6) >>> stem & 1) != 0) {
        for (int i = 0; i < reached.length; i++) {
          reached[i] |= rows[each * reached.length + i];
        }
      }
    }
    long any = 0;
    for (int i = 0; i < reached.length; i++) {
      boolean isOfStem = (digits >>> (i / words) & 1) != 0;
      common[i] &= isOfStem ? 0 : reached[i];
      any |= common[i];
    }
    return any != 0;
  }

  /** A word of the cells from which all digits of the stem eliminate a digit. */
  long common(int digit, int word) {
    return common[(digit - 1) * words + word];
  }
}
