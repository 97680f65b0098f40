package cluewright.strategy.overlay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.Geometry;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Lists the placements of a digit that some candidates allow in a grid, and counts how many use
 * each cell.
 *
 * <p>The 46,656 patterns of a 9x9 board are not stored: house after house takes one of the cells
 * that the digit still has, so only placements that these allow are met. Where there are too many,
 * which never happens on 9x9, the digit is given up; as candidates only ever go, it is taken up
 * again in a later state.
 *
 * <p>Of overlapping grids each is looked at alone, with the houses that lie in it: together they
 * would have far too many.
 */
public final class PlacementOverlay {
  /** A limit above the 90,739 partial placements on a blank 9x9 board. */
  private static final int MOST_CHOICES = 200_000;

  private final int[] cells;

  /** The cells of the grid's houses that must hold every digit. */
  private final int[][] houses;

  /** By cell of the board, its houses in the grid as bits, those of {@link #houses} first. */
  private final long[][] housesOf;

  /** By cell, the same in a single long if that suffices, otherwise null. */
  private final long[] fewHousesOf;

  /** By number of cells chosen, the houses that these serve, as bits. */
  private final long[][] served;

  /** By cell of the board, the number of placements that use it. */
  private final int[] uses;

  private int placements;
  private int choices;

  private int[] candidates;
  private int bit;

  private PlacementOverlay(Geometry geometry, CellSet grid) {
    int[] inside =
        IntStream.range(0, geometry.houses())
            .filter(house -> grid.containsAll(geometry.house(house).cells()))
            .boxed()
            .sorted(Comparator.comparing(house -> !geometry.holdsEveryDigit(house)))
            .mapToInt(Integer::intValue)
            .toArray();
    this.houses =
        Arrays.stream(inside)
            .filter(geometry::holdsEveryDigit)
            .mapToObj(geometry::cellsOf)
            .toArray(int[][]::new);
    this.cells = Arrays.stream(houses).flatMapToInt(Arrays::stream).distinct().sorted().toArray();
    int words = (inside.length + Long.SIZE - 1) / Long.SIZE;
    this.housesOf = new long[geometry.board().cells()][words];
    for (int number = 0; number < inside.length; number++) {
      for (int cell : geometry.cellsOf(inside[number])) {
        housesOf[cell][number >> 6] |= 1L << number;
      }
    }
    this.fewHousesOf =
        words == 1 ? Arrays.stream(housesOf).mapToLong(each -> each[0]).toArray() : null;
    this.served = new long[houses.length + 1][words];
    this.uses = new int[geometry.board().cells()];
  }

  /** An overlay for each grid of a board. */
  public static List<PlacementOverlay> of(Board board) {
    Geometry geometry = Geometry.of(board);
    return grids(board).stream().map(grid -> new PlacementOverlay(geometry, grid)).toList();
  }

  /** The cells of each grid: those of its rows, or all if there is only one. */
  private static List<CellSet> grids(Board board) {
    List<House.Grid> grids = board.houses(Kinds.ROW).stream().map(House::grid).distinct().toList();
    return grids.size() <= 1
        ? List.of(CellSet.where(board.cells(), cell -> true))
        : grids.stream()
            .map(
                grid ->
                    board.houses(Kinds.ROW).stream()
                        .filter(row -> row.grid() == grid)
                        .map(House::cells)
                        .reduce(CellSet.empty(), CellSet::union))
            .toList();
  }

  /** Those of which placements speak: the cells of houses that hold every digit. */
  public int[] cells() {
    return cells.clone();
  }

  /**
   * Lists the placements of a digit; {@link #isInAll} and {@link #isInSome} then refer to it.
   *
   * @param allowed for each cell of the board its candidates
   * @return whether they were few enough
   */
  public boolean follow(int[] allowed, int digit) {
    candidates = allowed;
    bit = 1 << (digit - 1);
    choices = 0;
    Arrays.fill(uses, 0);
    placements = fewHousesOf == null ? list(0, 0) : listFew(0, 0);
    return choices <= MOST_CHOICES;
  }

  /** The number of placements that serve the houses from {@code index} on, given those served. */
  private int listFew(int index, long taken) {
    int next = index;
    while (next < houses.length && (taken >>> next & 1) != 0) {
      next++;
    }
    if (next == houses.length) {
      return 1;
    }
    int count = 0;
    for (int cell : houses[next]) {
      if ((taken & fewHousesOf[cell]) == 0
          && (candidates[cell] & bit) != 0
          && choices++ <= MOST_CHOICES) {
        int more = listFew(next + 1, taken | fewHousesOf[cell]);
        uses[cell] += more;
        count += more;
      }
    }
    return count;
  }

  /** The number of placements, for any number of houses, given the cells chosen so far. */
  private int list(int index, int chosen) {
    long[] before = served[chosen];
    int next = index;
    while (next < houses.length && (before[next >> 6] >>> next & 1) != 0) {
      next++;
    }
    if (next == houses.length) {
      return 1;
    }
    int count = 0;
    for (int cell : houses[next]) {
      if ((candidates[cell] & bit) != 0 && isFree(cell, before) && choices++ <= MOST_CHOICES) {
        for (int word = 0; word < before.length; word++) {
          served[chosen + 1][word] = before[word] | housesOf[cell][word];
        }
        int more = list(next + 1, chosen + 1);
        uses[cell] += more;
        count += more;
      }
    }
    return count;
  }

  private boolean isFree(int cell, long[] taken) {
    for (int word = 0; word < taken.length; word++) {
      if ((taken[word] & housesOf[cell][word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** True if there are placements and all of them use the cell. */
  boolean isInAll(int cell) {
    return placements > 0 && uses[cell] == placements;
  }

  public boolean isInSome(int cell) {
    return uses[cell] > 0;
  }

  int placements() {
    return placements;
  }
}
