package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.List;

/**
 * Studies a digit in the houses that {@link BandClosure} has no tables for: diagonals, windows and
 * the like, and every house of a jigsaw.
 *
 * <p>A house is three masks, one for each band. What {@link #study} finds is left in the fields:
 * the cells that stay, and the hidden singles.
 */
final class FurtherHouses {
  private static final int FEWEST_COMMON_CELLS = 2;

  /** The cells of each house, as three masks. */
  private final int[] masks;

  /**
   * The number of houses without tables, which come first; for the others only the crossings
   * matter.
   */
  private final int ends;

  /** For each house A and each B that it meets: three masks of A\B, three of B\A. */
  private final int[][] crossings;

  private final boolean hiddenSingles;

  int kept0;
  int kept1;
  int kept2;
  int hidden0;
  int hidden1;
  int hidden2;

  /**
   * @param board a board of 9x9 cells
   * @param tabled houses that the closure's tables know; all others are looked at here
   */
  FurtherHouses(Board board, List<House> tabled, StrategySet strategies) {
    this.hiddenSingles = strategies.contains(Catalogue.HIDDEN_SINGLE);
    boolean locks = strategies.contains(Catalogue.LOCKED_CANDIDATES);
    List<House> full = board.houses().stream().filter(House::holdsEveryDigit).toList();
    List<House> own = full.stream().filter(house -> !tabled.contains(house)).toList();
    List<House> others = full.stream().filter(tabled::contains).toList();
    this.ends = own.size();
    this.masks = new int[Bands.COUNT * full.size()];
    this.crossings = new int[full.size()][];
    for (int a = 0; a < full.size(); a++) {
      boolean isOwn = a < ends;
      House house = isOwn ? own.get(a) : others.get(a - ends);
      put(house.cells(), masks, Bands.COUNT * a);
      crossings[a] = locks ? crossings(house, isOwn ? full : own) : new int[0];
    }
  }

  /** The houses in the tables of {@link BandClosure}: all of the classic board. */
  static List<House> tabled(Board board) {
    List<House> classic = Boards.NINE.houses();
    return board.houses().containsAll(classic) ? classic : List.of();
  }

  private static int[] crossings(House a, List<House> others) {
    int[] found = new int[0];
    for (House b : others) {
      CellSet common = a.cells().intersect(b.cells());
      CellSet rest = b.cells().minus(common);
      if (!a.equals(b) && common.size() >= FEWEST_COMMON_CELLS && !rest.isEmpty()) {
        int at = found.length;
        found = Arrays.copyOf(found, at + 2 * Bands.COUNT);
        put(a.cells().minus(common), found, at);
        put(rest, found, at + Bands.COUNT);
      }
    }
    return found;
  }

  private static void put(CellSet cells, int[] masks, int offset) {
    cells.forEach(cell -> masks[offset + cell / Bands.CELLS] |= 1 << cell % Bands.CELLS);
  }

  /**
   * Studies the places of a digit, one int per band.
   *
   * @return whether it has a place in every house
   */
  boolean study(int x0, int x1, int x2) {
    int left0 = x0;
    int left1 = x1;
    int left2 = x2;
    hidden0 = 0;
    hidden1 = 0;
    hidden2 = 0;
    for (int house = 0; house < crossings.length; house++) {
      int here0 = x0 & masks[Bands.COUNT * house];
      int here1 = x1 & masks[Bands.COUNT * house + 1];
      int here2 = x2 & masks[Bands.COUNT * house + 2];
      if (house < ends) {
        int places = Integer.bitCount(here0) + Integer.bitCount(here1) + Integer.bitCount(here2);
        if (places == 0) {
          return false;
        }
        if (places == 1 && hiddenSingles) {
          hidden0 |= here0;
          hidden1 |= here1;
          hidden2 |= here2;
        }
      }
      int[] meets = crossings[house];
      for (int i = 0; i < meets.length; i += 2 * Bands.COUNT) {
        if (((here0 & meets[i]) | (here1 & meets[i + 1]) | (here2 & meets[i + 2])) == 0) {
          left0 &= ~meets[i + 3];
          left1 &= ~meets[i + 4];
          left2 &= ~meets[i + 5];
        }
      }
    }
    kept0 = left0;
    kept1 = left1;
    kept2 = left2;
    return true;
  }
}
