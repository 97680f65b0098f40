package cluewright.strategy;

import cluewright.model.Board;
import java.util.Arrays;

/**
 * The groups of a state: all places of a digit where two houses cross, if there are several. Some
 * candidate of a group is true, or none is.
 *
 * <p>A group has two sides, one for each of its houses; its places there are bits as in {@link
 * SolvingState#places}. Mutable and reused without allocation once its arrays have grown.
 */
final class CandidateGroups {
  private static final int SIDES = 2;

  private final Geometry geometry;
  private final Board board;

  /** The houses of each crossing, and the cells of the crossing in each of them. */
  private final int[] crossingHouses;

  private final int[] crossingPlaces;

  private int size;
  private int[] digits = new int[32];
  private int[] houses = new int[SIDES * 32];
  private int[] places = new int[SIDES * 32];

  CandidateGroups(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
    int most = geometry.houses() * geometry.houses();
    int[] foundHouses = new int[most];
    int[] foundPlaces = new int[most];
    int count = 0;
    for (int one = 0; one < geometry.houses(); one++) {
      for (int other = one + 1; other < geometry.houses(); other++) {
        int common = commonPlaces(one, other);
        if (Integer.bitCount(common) > 1) {
          foundHouses[count] = one;
          foundPlaces[count++] = common;
          foundHouses[count] = other;
          foundPlaces[count++] = commonPlaces(other, one);
        }
      }
    }
    crossingHouses = Arrays.copyOf(foundHouses, count);
    crossingPlaces = Arrays.copyOf(foundPlaces, count);
  }

  /** The places in a house that lie in another one too. */
  private int commonPlaces(int house, int other) {
    int common = 0;
    int[] cells = geometry.cellsOf(house);
    for (int place = 0; place < cells.length; place++) {
      common |= geometry.holds(other, new int[] {cells[place]}) ? 1 << place : 0;
    }
    return common;
  }

  void lookAt(SolvingState state) {
    size = 0;
    for (int crossing = 0; crossing < crossingHouses.length; crossing += SIDES) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        int mine = state.places(crossingHouses[crossing], digit) & crossingPlaces[crossing];
        if (Integer.bitCount(mine) > 1) {
          add(crossing, digit, state);
        }
      }
    }
  }

  private void add(int crossing, int digit, SolvingState state) {
    if (size == digits.length) {
      digits = Arrays.copyOf(digits, 2 * size);
      houses = Arrays.copyOf(houses, 2 * houses.length);
      places = Arrays.copyOf(places, 2 * places.length);
    }
    digits[size] = digit;
    for (int side = 0; side < SIDES; side++) {
      int house = crossingHouses[crossing + side];
      houses[SIDES * size + side] = house;
      places[SIDES * size + side] = state.places(house, digit) & crossingPlaces[crossing + side];
    }
    size++;
  }

  int size() {
    return size;
  }

  int digit(int group) {
    return digits[group];
  }

  int house(int group, int side) {
    return houses[SIDES * group + side];
  }

  /** The places of a group in its house on one side. */
  int places(int group, int side) {
    return places[SIDES * group + side];
  }

  /** The cells of a group. */
  int[] cells(int group) {
    int[] cellsOf = geometry.cellsOf(house(group, 0));
    int[] cells = new int[Integer.bitCount(places(group, 0))];
    int count = 0;
    for (int rest = places(group, 0); rest != 0; rest &= rest - 1) {
      cells[count++] = cellsOf[Integer.numberOfTrailingZeros(rest)];
    }
    return cells;
  }

  /** Says what follows from groups, and from what something follows for them. */
  void addTo(Implications to, SolvingState state) {
    for (int group = 0; group < size; group++) {
      for (int side = 0; side < SIDES; side++) {
        joinCandidates(to, state, group, side);
        for (int other = 0; other < group; other++) {
          if (digits[other] == digits[group]) {
            joinGroups(to, state, group, side, other);
          }
        }
      }
    }
  }

  private int all(SolvingState state, int group, int side) {
    return state.places(house(group, side), digits[group]);
  }

  private void joinCandidates(Implications to, SolvingState state, int group, int side) {
    int house = house(group, side);
    int others = all(state, group, side) & ~places(group, side);
    for (int rest = others; rest != 0; rest &= rest - 1) {
      int cell = geometry.cellsOf(house)[Integer.numberOfTrailingZeros(rest)];
      int node = to.node(cell, digits[group]);
      to.imply(Implications.isTrue(node), to.groupIsFalse(group));
      to.imply(to.groupIsTrue(group), to.isFalse(node));
      if (Integer.bitCount(others) == 1 && geometry.holdsEveryDigit(house)) {
        to.imply(to.isFalse(node), to.groupIsTrue(group));
        to.imply(to.groupIsFalse(group), Implications.isTrue(node));
      }
    }
  }

  private void joinGroups(Implications to, SolvingState state, int group, int side, int other) {
    for (int otherSide = 0; otherSide < SIDES; otherSide++) {
      int house = house(group, side);
      int mine = places(group, side);
      int theirs = places(other, otherSide);
      if (house(other, otherSide) != house || (mine & theirs) != 0) {
        continue;
      }
      to.imply(to.groupIsTrue(group), to.groupIsFalse(other));
      to.imply(to.groupIsTrue(other), to.groupIsFalse(group));
      if ((mine | theirs) == all(state, group, side) && geometry.holdsEveryDigit(house)) {
        to.imply(to.groupIsFalse(group), to.groupIsTrue(other));
        to.imply(to.groupIsFalse(other), to.groupIsTrue(group));
      }
    }
  }
}
