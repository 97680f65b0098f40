package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Measures how crowded the houses and the neighbourhood of cells are.
 *
 * <p>Clues that always go where it is least crowded are spread evenly over rows, columns and boxes,
 * and do not clump.
 */
final class Crowding {
  /** The weight of a clue that touches a cell, relative to one that shares a house with it. */
  private static final double TOUCH = 0.6;

  /** Masks whose variance is below this fraction of a random mask's count as even. */
  private static final double EVEN = 0.57;

  /** A connected part larger than this counts as a shape. */
  private static final double PART = 0.4;

  private final boolean[] clues;
  private final int[][] houses;
  private final int[][] near;
  private final int[] filled;

  Crowding(Mask mask) {
    Board board = mask.board();
    List<House> all = board.houses();
    clues = new boolean[board.cells()];
    filled = new int[all.size()];
    near = new int[board.cells()][];
    List<List<Integer>> of = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      of.add(new ArrayList<>());
      near[cell] = CellPaths.sides(board, cell).union(CellPaths.corners(board, cell)).toArray();
    }
    for (int house = 0; house < all.size(); house++) {
      int number = house;
      all.get(house).cells().forEach(cell -> of.get(cell).add(number));
    }
    houses =
        of.stream()
            .map(each -> each.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    change(mask.clues().toArray(), true);
  }

  void change(int[] cells, boolean areClues) {
    for (int cell : cells) {
      clues[cell] = areClues;
      for (int house : houses[cell]) {
        filled[house] += areClues ? 1 : -1;
      }
    }
  }

  /**
   * The average number of clues that share a house with a cell of the orbit or touch it, those of
   * the orbit itself included.
   */
  double of(int[] orbit) {
    boolean isOpen = !clues[orbit[0]];
    if (isOpen) {
      change(orbit, true);
    }
    double sum = 0;
    for (int cell : orbit) {
      sum += IntStream.of(houses[cell]).map(house -> filled[house]).sum() + TOUCH * touching(cell);
    }
    if (isOpen) {
      change(orbit, false);
    }
    return sum / orbit.length;
  }

  private long touching(int cell) {
    return IntStream.of(near[cell]).filter(other -> clues[other]).count();
  }

  /**
   * True if a mask has no shape worth keeping: its clues lie much more evenly in the houses than
   * random ones would, and no large part is connected.
   */
  static boolean isScattered(Mask mask) {
    double share = mask.size() / (double) mask.board().cells();
    double excess = 0;
    for (House house : mask.board().houses()) {
      int cells = house.cells().size();
      double more = house.cells().intersect(mask.clues()).size() - share * cells;
      excess += more * more / cells;
    }
    double byChance = share * (1 - share) * mask.board().houses().size();
    return excess <= EVEN * byChance
        && mask.clues().stream()
            .allMatch(cell -> CellPaths.area(mask, cell).size() <= Math.max(1, PART * mask.size()));
  }

  CellSet clues() {
    return CellSet.where(clues.length, cell -> clues[cell]);
  }
}
