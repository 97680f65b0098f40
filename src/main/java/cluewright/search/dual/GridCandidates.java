package cluewright.search.dual;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.Puzzle;
import java.util.Arrays;
import java.util.List;

/**
 * The candidates of the whole grid, including clue cells, while its empty cells are filled one by
 * one.
 *
 * <p>In most branches deep down some house has no cell left for some digit, or some cell has no
 * candidate: no grid holds these digits, whatever the clues are. Cell by cell nothing shows that,
 * since the digits that stand are at peace with each other. Without allocation after its making.
 */
final class GridCandidates {
  private static final int NONE = -1;

  private final int digits;

  /** The number of words in a set of cells. */
  private final int words;

  private final int[] order;

  /** By cell, the set of its peers and itself. */
  private final long[] around;

  /** The houses that must hold every digit, as cells and as sets. */
  private final int[][] houses;

  private final long[] houseSets;

  /** By cell, its houses among these. */
  private final int[][] housesOf;

  private final long[] allCells;

  /** By digit, the cells where it is placed or a candidate. */
  private final long[] cellsOf;

  /** By cell, the place that fills it; none for others. */
  private final int[] placeOf;

  /** By place, its digit, the cells of that digit before, and the other digits that it removed. */
  private final int[] digitAt;

  private final long[] before;
  private final int[] taken;

  /** By candidate, the ones that relations exclude beside it. */
  private final int[][] related;

  /** The candidates excluded by relations, in the order of the responsible places. */
  private final int[] trail;

  private int trailSize;

  /** By place, the size of the trail before it. */
  private final int[] trailBefore;

  private int last;

  /**
   * The contradiction found last: a house without a cell for a digit or, without a house, a cell
   * without a candidate.
   */
  private int house;

  private int digit;
  private int cell;

  /**
   * @param givens the digits that are fixed
   * @param order the cells that will be filled, by place; not to be changed any more
   */
  GridCandidates(Puzzle givens, int[] order) {
    Board board = givens.board();
    int cells = board.cells();
    this.digits = board.digits();
    this.words = (cells + Long.SIZE - 1) / Long.SIZE;
    this.order = order;
    this.around = new long[cells * words];
    this.housesOf = new int[cells][];
    List<House> full = board.houses().stream().filter(House::holdsEveryDigit).toList();
    for (int each = 0; each < cells; each++) {
      put(board.peers(each).with(each), around, each);
      housesOf[each] =
          board.housesOf(each).stream()
              .filter(House::holdsEveryDigit)
              .mapToInt(full::indexOf)
              .toArray();
    }
    this.houses = full.stream().map(each -> each.cells().toArray()).toArray(int[][]::new);
    this.houseSets = new long[houses.length * words];
    for (int each = 0; each < houses.length; each++) {
      put(full.get(each).cells(), houseSets, each);
    }
    this.allCells = new long[words];
    put(CellSet.where(cells, each -> true), allCells, 0);
    this.cellsOf = new long[digits * words];
    GridState start = GridState.initial(givens);
    for (int each = 0; each < digits; each++) {
      int bit = 1 << each;
      put(CellSet.where(cells, at -> (start.candidates(at) & bit) != 0), cellsOf, each);
    }
    this.placeOf = new int[cells];
    Arrays.fill(placeOf, NONE);
    this.digitAt = new int[order.length];
    this.before = new long[order.length * words];
    this.taken = new int[order.length];
    this.related = new int[board.candidates()][];
    Arrays.setAll(related, candidate -> board.related(candidate).toArray());
    this.trail = new int[board.hasPairs() ? board.candidates() : 0];
    this.trailBefore = new int[order.length];
  }

  private void put(CellSet cells, long[] sets, int set) {
    cells.forEach(each -> sets[set * words + each / Long.SIZE] |= 1L << each);
  }

  /** Fills a place with one of its candidates. */
  void choose(int place, int chosen) {
    int at = order[place];
    int word = at / Long.SIZE;
    long bit = 1L << at;
    int mine = (chosen - 1) * words;
    int others = 0;
    for (int each = 0; each < digits; each++) {
      if (each != chosen - 1 && (cellsOf[each * words + word] & bit) != 0) {
        cellsOf[each * words + word] ^= bit;
        others |= 1 << each;
      }
    }
    for (int i = 0; i < words; i++) {
      before[place * words + i] = cellsOf[mine + i];
      cellsOf[mine + i] &= ~around[at * words + i];
    }
    cellsOf[mine + word] |= bit;
    trailBefore[place] = trailSize;
    for (int barred : related[at * digits + chosen - 1]) {
      bar(barred);
    }
    taken[place] = others;
    digitAt[place] = chosen;
    placeOf[at] = place;
    last = place;
  }

  private void bar(int candidate) {
    int at = candidate / digits;
    int index = candidate % digits * words + at / Long.SIZE;
    if ((cellsOf[index] >>> at & 1) != 0) {
      cellsOf[index] ^= 1L << at;
      trail[trailSize++] = candidate;
    }
  }

  /** Empties the place filled last. */
  void leave(int place) {
    while (trailSize > trailBefore[place]) {
      int barred = trail[--trailSize];
      int at = barred / digits;
      cellsOf[barred % digits * words + at / Long.SIZE] |= 1L << at;
    }
    int at = order[place];
    System.arraycopy(before, place * words, cellsOf, (digitAt[place] - 1) * words, words);
    for (int rest = taken[place]; rest != 0; rest &= rest - 1) {
      cellsOf[Integer.numberOfTrailingZeros(rest) * words + at / Long.SIZE] |= 1L << at;
    }
    placeOf[at] = NONE;
  }

  /**
   * True if the place filled last leaves a house without a cell for a digit, or a cell without a
   * candidate. What contradicted before it is not looked for again.
   */
  boolean contradict() {
    int mine = digitAt[last] - 1;
    for (int each = 0; each < houses.length; each++) {
      if (lacks(each, mine)) {
        return true;
      }
    }
    for (int i = trailBefore[last]; i < trailSize; i++) {
      for (int each : housesOf[trail[i] / digits]) {
        if (lacks(each, trail[i] % digits)) {
          return true;
        }
      }
    }
    for (int rest = taken[last]; rest != 0; rest &= rest - 1) {
      for (int each : housesOf[order[last]]) {
        if (lacks(each, Integer.numberOfTrailingZeros(rest))) {
          return true;
        }
      }
    }
    return hasEmptyCell();
  }

  private boolean lacks(int inHouse, int each) {
    long cells = 0;
    for (int i = 0; i < words; i++) {
      cells |= cellsOf[each * words + i] & houseSets[inHouse * words + i];
    }
    if (cells != 0) {
      return false;
    }
    house = inHouse;
    digit = each + 1;
    return true;
  }

  private boolean hasEmptyCell() {
    for (int i = 0; i < words; i++) {
      long some = 0;
      for (int each = 0; each < digits; each++) {
        some |= cellsOf[each * words + i];
      }
      if (some != allCells[i]) {
        house = NONE;
        cell = i * Long.SIZE + Long.numberOfTrailingZeros(allCells[i] & ~some);
        return true;
      }
    }
    return false;
  }

  /**
   * Adds the places responsible for the contradiction found last to a set.
   *
   * @param chosen which knows who keeps a digit from a cell
   */
  void addReasons(Residual chosen, PlaceSets sets, int set) {
    if (house == NONE) {
      for (int each = 1; each <= digits; each++) {
        chosen.addHolder(cell, each, sets, set);
      }
      return;
    }
    for (int each : houses[house]) {
      if (placeOf[each] != NONE) {
        sets.add(set, placeOf[each]);
      }
    }
    for (int each : houses[house]) {
      if (placeOf[each] == NONE) {
        chosen.addHolder(each, digit, sets, set);
      }
    }
  }
}
