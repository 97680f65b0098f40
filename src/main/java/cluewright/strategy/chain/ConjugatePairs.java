package cluewright.strategy.chain;

import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The conjugate pairs of a digit: the only two places in a house that must hold it, one of which is
 * true. Reused without allocation.
 */
final class ConjugatePairs {
  private final Geometry geometry;
  private final int[] houses;
  private final int[] house;
  private final int[] cells;
  private int size;

  /** The pairs in the houses that {@code isWanted} accepts, by number. */
  ConjugatePairs(Geometry geometry, IntPredicate isWanted) {
    this.geometry = geometry;
    this.houses =
        IntStream.range(0, geometry.houses())
            .filter(geometry::holdsEveryDigit)
            .filter(isWanted)
            .toArray();
    this.house = new int[houses.length];
    this.cells = new int[2 * houses.length];
  }

  /** Loads the pairs of a digit in a state, in the order of the houses. */
  void collect(SolvingState state, int digit) {
    size = 0;
    for (int number : houses) {
      int places = state.places(number, digit);
      if (Integer.bitCount(places) == 2) {
        int[] inHouse = geometry.cellsOf(number);
        house[size] = number;
        cells[2 * size] = inHouse[Integer.numberOfTrailingZeros(places)];
        cells[2 * size + 1] = inHouse[Integer.numberOfTrailingZeros(places & (places - 1))];
        size++;
      }
    }
  }

  int size() {
    return size;
  }

  /** The house of a pair, by number. */
  int house(int pair) {
    return house[pair];
  }

  /** A cell of a pair: end 0 comes first in its house, end 1 second. */
  int cell(int pair, int end) {
    return cells[2 * pair + end];
  }
}
