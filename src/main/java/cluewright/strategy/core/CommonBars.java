package cluewright.strategy.core;

import cluewright.model.Board;
import java.util.Arrays;

/**
 * The candidates that several members of a choice exclude.
 *
 * <p>A choice is a set of candidates of which one is true: the places of a digit in a house that
 * holds every digit, or the digits of a cell. What all members exclude that are left goes: the same
 * digit in cells that see all places, other digits of cells, and what relations bar. What only one
 * member excludes is left out, since it goes when that one is placed; and so is what {@link
 * cluewright.strategy.intersection.LockedCandidates} says, where the members and the excluded cell
 * share a house. So nothing is left on boards that have lines and boxes alone.
 *
 * <p>Targets of a choice come in one array, two numbers each: the candidate, and as a set the
 * members that do not exclude it: places by their position in the house, digits by bit d - 1.
 */
public final class CommonBars {
  private static final int FEWEST_BARRING = 2;
  private static final int[] NONE = {};

  private final Board board;
  private final Geometry geometry;

  /** The targets by house and digit, and by cell. */
  private final int[][] ofPlaces;

  private final int[][] ofCells;

  /** By candidate, the members of the current choice that exclude it; all 0 in between. */
  private final int[] barring;

  public CommonBars(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.barring = new int[board.candidates()];
    this.ofPlaces = new int[geometry.houses() * board.digits()][];
    for (int i = 0; i < ofPlaces.length; i++) {
      int house = i / board.digits();
      int digit = 1 + i % board.digits();
      ofPlaces[i] = geometry.holdsEveryDigit(house) ? ofPlaces(house, digit) : NONE;
    }
    this.ofCells = new int[board.cells()][];
    Arrays.setAll(ofCells, cell -> board.hasPairs() ? ofDigits(cell) : NONE);
  }

  /** The targets for a digit's places in a house, ascending. */
  public int[] targets(int house, int digit) {
    return ofPlaces[house * board.digits() + digit - 1];
  }

  /** The targets for the digits of a cell, ascending. */
  public int[] targets(int cell) {
    return ofCells[cell];
  }

  /** True if no choice has a target. */
  public boolean isEmpty() {
    return Arrays.stream(ofPlaces).allMatch(each -> each.length == 0)
        && Arrays.stream(ofCells).allMatch(each -> each.length == 0);
  }

  private int[] ofPlaces(int house, int digit) {
    int[] cells = geometry.cellsOf(house);
    for (int place = 0; place < cells.length; place++) {
      bar(board.candidate(cells[place], digit), 1 << place);
    }
    for (int cell : cells) {
      barring[board.candidate(cell, digit)] = 0;
    }
    return targets(house, digit, (int) ((1L << cells.length) - 1));
  }

  private int[] ofDigits(int cell) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      bar(board.candidate(cell, digit), 1 << (digit - 1));
    }
    for (int digit = 1; digit <= board.digits(); digit++) {
      barring[board.candidate(cell, digit)] = 0;
    }
    return targets(-1, 0, board.allDigits());
  }

  /** Records what a member excludes. */
  private void bar(int candidate, int member) {
    int cell = board.cellOf(candidate);
    int digit = board.digitOf(candidate);
    for (int other = 1; other <= board.digits(); other++) {
      barring[board.candidate(cell, other)] |= member;
    }
    for (int peer : geometry.peers(cell)) {
      barring[board.candidate(peer, digit)] |= member;
    }
    for (int other : geometry.related(candidate)) {
      barring[other] |= member;
    }
  }

  /** Collects the targets and clears the records. */
  private int[] targets(int house, int digit, int members) {
    int[] found = new int[2 * barring.length];
    int size = 0;
    for (int candidate = 0; candidate < barring.length; candidate++) {
      int mine = barring[candidate];
      barring[candidate] = 0;
      if (Integer.bitCount(mine) >= FEWEST_BARRING
          && !(board.digitOf(candidate) == digit && isLocked(house, mine, candidate))) {
        found[size++] = candidate;
        found[size++] = members & ~mine;
      }
    }
    return size == 0 ? NONE : Arrays.copyOf(found, size);
  }

  /** True if the cell of a candidate shares a house with all of some places of another. */
  private boolean isLocked(int house, int places, int candidate) {
    int[] cells = geometry.cellsOf(house);
    for (int other : geometry.housesOf(board.cellOf(candidate))) {
      boolean holdsAll = true;
      for (int rest = places; rest != 0 && holdsAll; rest &= rest - 1) {
        holdsAll = geometry.has(other, cells[Integer.numberOfTrailingZeros(rest)]);
      }
      if (holdsAll) {
        return true;
      }
    }
    return false;
  }
}
