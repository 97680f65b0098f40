package cluewright.strategy.als;

import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * Two parts of a digit's places in a house that must hold it, one of which has the digit: each is
 * one cell, or cells shared with a second house. Mutable and reused.
 */
final class HouseParts {

  /** The most places of two parts on usual boards. */
  private static final int MOST_PLACES = 10;

  private final Geometry geometry;
  private final SharedPlaces places;
  private final long[] part;
  private SolvingState state;
  private int[] nodes = new int[64];
  private int size;

  HouseParts(Geometry geometry, SharedPlaces places) {
    this.geometry = geometry;
    this.places = places;
    this.part = new long[geometry.words()];
  }

  /** Collects the divisions of a state, and numbers their places. */
  void lookAt(SolvingState next) {
    state = next;
    size = 0;
    for (int house = 0; house < geometry.houses(); house++) {
      for (int digit = 1; digit <= geometry.board().digits(); digit++) {
        int open = geometry.holdsEveryDigit(house) ? state.places(house, digit) : 0;
        if (Integer.bitCount(open) > 1 && Integer.bitCount(open) <= MOST_PLACES) {
          divide(house, digit, open);
        }
      }
    }
  }

  /** Divides the places of a digit, each way once: the first place is in the first part. */
  private void divide(int house, int digit, int open) {
    int first = Integer.lowestOneBit(open);
    int others = open & ~first;
    for (int rest = (others - 1) & others; ; rest = (rest - 1) & others) {
      if (isPart(house, first | rest) && isPart(house, others & ~rest)) {
        add(number(house, digit, first | rest));
        add(number(house, digit, others & ~rest));
      }
      if (rest == 0) {
        return;
      }
    }
  }

  /** True if some places of a house are one cell, or all lie in one other house. */
  private boolean isPart(int house, int some) {
    int[] cells = geometry.cellsOf(house);
    int first = cells[Integer.numberOfTrailingZeros(some)];
    if (Integer.bitCount(some) == 1) {
      return true;
    }
    for (int other : geometry.housesOf(first)) {
      if (other != house && isWithin(cells, some, other)) {
        return true;
      }
    }
    return false;
  }

  private boolean isWithin(int[] cells, int some, int house) {
    for (int rest = some; rest != 0; rest &= rest - 1) {
      if (!geometry.has(house, cells[Integer.numberOfTrailingZeros(rest)])) {
        return false;
      }
    }
    return true;
  }

  private int number(int house, int digit, int some) {
    Arrays.fill(part, 0);
    int[] cells = geometry.cellsOf(house);
    for (int rest = some; rest != 0; rest &= rest - 1) {
      int cell = cells[Integer.numberOfTrailingZeros(rest)];
      part[cell >> 6] |= 1L << cell;
    }
    return places.number(state, digit, part);
  }

  private void add(int node) {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
    }
    nodes[size++] = node;
  }

  /** The number of divisions. */
  int size() {
    return size / 2;
  }

  /** The number of the places of a part of a division: part 0 or 1. */
  int node(int division, int which) {
    return nodes[2 * division + which];
  }
}
