package cluewright.strategy.overlay;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.strategy.core.Geometry;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Lists the placements of a digit that some candidates allow, and counts in how many each cell is.
 *
 * <p>The 46,656 patterns of a 9x9 board are not stored: house after house takes one of the cells
 * that the digit still has, so only placements that these allow are met. Where there are too many,
 * which never happens on 9x9, the digit is given up; as candidates only ever go, it is taken up
 * again in a later state.
 */
public final class PlacementOverlay {
  /** More houses than bits of a long are not followed. */
  private static final int MOST_HOUSES = Long.SIZE;

  /** More than the beginnings of placements on a blank 9x9 board, which are 90,739. */
  private static final int MOST_CHOICES = 200_000;

  private final Geometry geometry;

  /** The houses that must hold every digit. */
  private final int[] houses;

  /** For each cell its houses as bits. */
  private final long[] housesOf;

  /** For each cell in how many placements it is. */
  private final int[] uses;

  private int placements;
  private int choices;

  private int[] candidates;
  private int bit;

  public PlacementOverlay(Board board) {
    geometry = Geometry.of(board);
    houses = IntStream.range(0, geometry.houses()).filter(geometry::holdsEveryDigit).toArray();
    uses = new int[board.cells()];
    housesOf = new long[board.cells()];
    for (int cell = 0; cell < housesOf.length; cell++) {
      housesOf[cell] = Arrays.stream(geometry.housesOf(cell)).mapToLong(house -> 1L << house).sum();
    }
  }

  /**
   * True if placements on a board can be listed: each cell is in a house that holds every digit.
   */
  static boolean fits(Board board) {
    return board.houses().size() <= MOST_HOUSES
        && board.houses().stream()
                .filter(House::holdsEveryDigit)
                .flatMapToInt(house -> house.cells().stream())
                .distinct()
                .count()
            == board.cells();
  }

  /**
   * Lists the placements of a digit; then {@link #isInAll} and {@link #isInSome} hold.
   *
   * @param allowed for each cell its candidates
   * @return whether they were few enough
   */
  public boolean follow(int[] allowed, int digit) {
    candidates = allowed;
    bit = 1 << (digit - 1);
    choices = 0;
    Arrays.fill(uses, 0);
    placements = list(0, 0);
    return choices <= MOST_CHOICES;
  }

  /** The number of placements that serve the houses from {@code index} on, beside those served. */
  private int list(int index, long served) {
    int next = index;
    while (next < houses.length && (served >>> houses[next] & 1) != 0) {
      next++;
    }
    if (next == houses.length) {
      return 1;
    }
    int count = 0;
    for (int cell : geometry.cellsOf(houses[next])) {
      if ((served & housesOf[cell]) == 0
          && (candidates[cell] & bit) != 0
          && choices++ <= MOST_CHOICES) {
        int more = list(next + 1, served | housesOf[cell]);
        uses[cell] += more;
        count += more;
      }
    }
    return count;
  }

  /** True if there are placements and the cell is in all. */
  boolean isInAll(int cell) {
    return placements > 0 && uses[cell] == placements;
  }

  public boolean isInSome(int cell) {
    return uses[cell] > 0;
  }

  /** The number of placements. */
  int placements() {
    return placements;
  }
}
