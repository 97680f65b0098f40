package cluewright.search.counting;

import static java.util.Comparator.comparing;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.List;

/**
 * A board as plain arrays for inner loops.
 *
 * <p>Digits count from 0 here: digit d is bit d of a set of digits. Positions are those of a cell
 * among its house's cells in ascending order.
 */
public final class BoardArrays {
  /** The most digits: a set of them must fit the 16 bits that {@link OptimisticClosure} uses. */
  private static final int MOST_DIGITS = 16;

  /** The most houses that must hold every digit, whose queue is a single long. */
  private static final int MOST_HOUSES = 64;

  public final int cells;
  final int digits;

  /** The set of all digits. */
  final int all;

  /** By cell, its peers. */
  public final int[][] peers;

  /** By house, its cells. */
  public final int[][] houses;

  /** By house, whether it must hold every digit. */
  final boolean[] holdsAll;

  /** By cell, its houses, and its position in each. */
  public final int[][] housesOf;

  final int[][] positions;

  /** By house, the houses that share at least two cells with it. */
  final Crossing[][] crossings;

  /** A crossing of house A with house B. */
  static final class Crossing {
    /** The positions in A of the shared cells. */
    final int shared;

    /** The cells of B outside A. */
    final int[] outside;

    Crossing(int shared, int[] outside) {
      this.shared = shared;
      this.outside = outside;
    }
  }

  BoardArrays(Board board) {
    List<House> all =
        board.houses().stream().sorted(comparing(house -> !house.holdsEveryDigit())).toList();
    cells = board.cells();
    digits = board.digits();
    this.all = board.allDigits();
    peers = new int[cells][];
    housesOf = new int[cells][];
    positions = new int[cells][];
    houses = new int[all.size()][];
    holdsAll = new boolean[all.size()];
    crossings = new Crossing[all.size()][];
    for (int h = 0; h < houses.length; h++) {
      houses[h] = all.get(h).cells().toArray();
      holdsAll[h] = all.get(h).holdsEveryDigit();
      crossings[h] = crossings(all.get(h), all);
    }
    for (int cell = 0; cell < cells; cell++) {
      int c = cell;
      peers[c] = board.peers(c).toArray();
      housesOf[c] = board.housesOf(c).stream().mapToInt(all::indexOf).toArray();
      positions[c] = board.housesOf(c).stream().mapToInt(house -> position(house, c)).toArray();
    }
  }

  /**
   * True if a board fits the packed sets and cells lose candidates only to equal digits of their
   * peers: with relations, a naked single needs fewer of these, and filling a cage may change its
   * sum.
   */
  static boolean suits(Board board) {
    return board.digits() <= MOST_DIGITS
        && board.houses().stream().filter(House::holdsEveryDigit).count() <= MOST_HOUSES
        && board.digitsAreAlike();
  }

  private static int position(House house, int cell) {
    return (int) house.cells().stream().takeWhile(other -> other < cell).count();
  }

  private static Crossing[] crossings(House house, List<House> all) {
    List<Crossing> crossings = new ArrayList<>();
    for (House other : all) {
      CellSet common = house.cells().intersect(other.cells());
      if (!other.equals(house) && common.size() >= 2) {
        int shared = common.stream().map(cell -> 1 << position(house, cell)).sum();
        crossings.add(new Crossing(shared, other.cells().minus(common).toArray()));
      }
    }
    return crossings.toArray(Crossing[]::new);
  }
}
