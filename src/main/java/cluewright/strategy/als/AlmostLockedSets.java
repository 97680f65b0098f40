package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * The almost locked sets of a state: k empty cells of a house with k + 1 candidates in all, which
 * need all others if one is gone. A cell with two candidates is one.
 *
 * <p>They come house by house, and in a house in the lexical order of their cells; a set that lies
 * in several houses comes with the first. Sets of more than eight cells are left out, as in HoDoKu,
 * and on boards of more than nine digits those of more than two: there would be too many. Mutable
 * and reused without allocation once its arrays have grown.
 */
final class AlmostLockedSets {
  private static final int HODOKUS_DIGITS = 9;
  private static final int MOST_CELLS = 8;
  private static final int MOST_CELLS_OF_LARGE_BOARDS = 2;

  private final Geometry geometry;
  private final Board board;
  private final int words;
  private final int mostCells;
  private final int[] open;
  private final long[] chosen;
  private final SharedPlaces places;
  private SolvingState state;
  private int openCount;
  private int house;
  private int size;
  private int[] digits = new int[64];
  private long[] cells;

  /** By set and digit, the number of its places. */
  private int[] placesOf;

  AlmostLockedSets(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.words = geometry.words();
    this.mostCells = board.digits() > HODOKUS_DIGITS ? MOST_CELLS_OF_LARGE_BOARDS : MOST_CELLS;
    this.open = new int[board.cells()];
    this.chosen = new long[words];
    this.places = new SharedPlaces(geometry);
    this.cells = new long[digits.length * words];
    this.placesOf = new int[digits.length * board.digits()];
  }

  void lookAt(SolvingState next) {
    state = next;
    size = 0;
    places.clear();
    for (house = 0; house < geometry.houses(); house++) {
      openCount = 0;
      for (int cell : geometry.cellsOf(house)) {
        if (state.open(cell) != 0) {
          open[openCount++] = cell;
        }
      }
      Arrays.fill(chosen, 0);
      extend(0, 0, 0);
    }
  }

  private void extend(int from, int count, int union) {
    for (int i = from; i < openCount; i++) {
      int all = union | state.open(open[i]);
      int excess = Integer.bitCount(all) - count - 1;
      if (Integer.bitCount(all) <= mostCells + 1) {
        chosen[open[i] >> 6] |= 1L << open[i];
        if (excess == 1 && isInNoEarlierHouse(open[i])) {
          add(all);
        }
        if (count + 1 < mostCells) {
          extend(i + 1, count + 1, all);
        }
        chosen[open[i] >> 6] &= ~(1L << open[i]);
      }
    }
  }

  private boolean isInNoEarlierHouse(int cell) {
    for (int other : geometry.housesOf(cell)) {
      if (other < house && isWithin(geometry.houseSet(other))) {
        return false;
      }
    }
    return true;
  }

  private boolean isWithin(long[] set) {
    for (int word = 0; word < words; word++) {
      if ((chosen[word] & ~set[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  private void add(int all) {
    if (size == digits.length) {
      digits = Arrays.copyOf(digits, 2 * size);
      cells = Arrays.copyOf(cells, 2 * cells.length);
      placesOf = Arrays.copyOf(placesOf, 2 * placesOf.length);
    }
    digits[size] = all;
    System.arraycopy(chosen, 0, cells, size * words, words);
    for (int rest = all; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      placesOf[size * board.digits() + digit - 1] = places.number(state, digit, chosen);
    }
    size++;
  }

  int size() {
    return size;
  }

  /** The places of the digits of the sets. */
  SharedPlaces places() {
    return places;
  }

  int digits(int set) {
    return digits[set];
  }

  /** The number of the places of a digit in a set, which must contain it. */
  int places(int set, int digit) {
    return placesOf[set * board.digits() + digit - 1];
  }

  int cellCount(int set) {
    return Integer.bitCount(digits[set]) - 1;
  }

  /** A word of the cells of a set. */
  long cells(int set, int word) {
    return cells[set * words + word];
  }

  /** A word of the cells that see every cell of a set with a digit, which the set must contain. */
  long seen(int set, int digit, int word) {
    return places.seen(places(set, digit), word);
  }

  /** Adds some digits of two sets wherever all their places in both are seen. */
  void addSeenByBoth(Eliminations eliminations, int one, int another, int common) {
    for (int rest = common; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int word = 0; word < words; word++) {
        eliminations.addCells(digit, word, seen(one, digit, word) & seen(another, digit, word));
      }
    }
  }

  /** A copy of a set. */
  LockedSet keep(int set) {
    CellSet its = CellSet.where(board.cells(), cell -> (cells(set, cell >> 6) >>> cell & 1) != 0);
    return new LockedSet(state, its, digits(set));
  }
}
