package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * Grows or thins a mask to a number of clues.
 *
 * <p>The strongest symmetry that the mask has is kept: cells come and go by whole orbits. Growing
 * thickens the lines: each time, the empty cells go first that touch most clue cells (a side counts
 * four times as much as a corner), so notches close before new cells stick out. Thinning hollows:
 * those clue cells go first that touch most other clue cells, so the inside of an area goes before
 * its edge, and a line becomes dotted instead of shorter; its ends stay. Of equals the ones nearest
 * to the middle of the mask come first, then the lowest cell. Where there is no shape, on an empty
 * mask and on scattered clues, cells come where rows, columns, boxes and neighbourhoods are
 * emptiest, and go where they are fullest. No cell ever moves, and the same mask and number give
 * the same result.
 *
 * <p>The number is met as nearly as the symmetry allows: never more clues than asked for when
 * growing, and never fewer when thinning.
 */
public final class Density {
  private static final int SIDE = 4;

  private final Board board;
  private final List<int[]> orbits;
  private final List<int[]> sides;
  private final List<int[]> corners;
  private final double middleRow;
  private final double middleColumn;

  private final Optional<Crowding> crowding;

  private Density(Mask mask, Symmetry symmetry) {
    board = mask.board();
    orbits = symmetry.orbits(board).stream().map(CellSet::toArray).toList();
    sides = around(CellPaths::sides);
    corners = around(CellPaths::corners);
    CellSet cells = mask.clues().isEmpty() ? mask.open() : mask.clues();
    middleRow = cells.stream().map(board::row).average().orElse(0);
    middleColumn = cells.stream().map(board::column).average().orElse(0);
    crowding = Optional.of(mask).filter(Crowding::isScattered).map(Crowding::new);
  }

  private List<int[]> around(BiFunction<Board, Integer, CellSet> near) {
    return IntStream.range(0, board.cells())
        .mapToObj(cell -> near.apply(board, cell).toArray())
        .toList();
  }

  /**
   * The mask with the given number of clues.
   *
   * @param brush the symmetry to keep where the mask has no preference: where it has this one, too
   */
  public static Mask to(Mask mask, Symmetry brush, int clues) {
    Density density = new Density(mask, kept(mask, brush));
    boolean[] painted = new boolean[mask.board().cells()];
    mask.clues().forEach(cell -> painted[cell] = true);
    boolean grows = mask.size() < clues;
    int missing = density.attainable(painted, grows, Math.abs(clues - mask.size()));
    while (missing > 0) {
      int[] next = density.next(painted, grows, missing);
      Arrays.stream(next).forEach(cell -> painted[cell] = grows);
      density.crowding.ifPresent(crowding -> crowding.change(next, grows));
      missing -= next.length;
    }
    return new Mask(mask.board(), CellSet.where(painted.length, cell -> painted[cell]));
  }

  private int attainable(boolean[] painted, boolean grows, int missing) {
    return new ClueCounts(free(painted, grows)).atMost(missing).orElseThrow();
  }

  /** The symmetry to keep: that of the brush if the mask has it, otherwise the mask's strongest. */
  static Symmetry kept(Mask mask, Symmetry brush) {
    boolean isPlain = mask.clues().isEmpty() || mask.open().isEmpty();
    if (isPlain || (brush != Symmetry.NONE && brush.holds(mask))) {
      return brush;
    }
    return Symmetry.of(mask).stream()
        .max(Comparator.comparingInt(Symmetry::order))
        .orElse(Symmetry.NONE);
  }

  /** The orbits that may change: empty cells if the mask grows, otherwise clues. */
  private List<int[]> free(boolean[] painted, boolean grows) {
    return orbits.stream()
        .filter(orbit -> Arrays.stream(orbit).noneMatch(cell -> painted[cell] == grows))
        .toList();
  }

  /**
   * The next orbit to change, chosen so that the remaining ones can still make up the difference.
   */
  private int[] next(boolean[] painted, boolean grows, int missing) {
    List<int[]> free = free(painted, grows);
    ClueCounts counts = new ClueCounts(free);
    return free.stream()
        .filter(orbit -> counts.allow(missing, orbit.length))
        .max(order(painted, grows))
        .orElseThrow();
  }

  private Comparator<int[]> order(boolean[] painted, boolean grows) {
    if (crowding.isPresent()) {
      Crowding now = crowding.get();
      return Comparator.<int[]>comparingDouble(orbit -> grows ? -now.of(orbit) : now.of(orbit))
          .thenComparingInt(orbit -> mixed(orbit[0]));
    }
    return Comparator.<int[]>comparingDouble(orbit -> touch(painted, orbit))
        .thenComparingDouble(orbit -> -distance(orbit))
        .thenComparingInt(orbit -> -orbit[0]);
  }

  /** A scrambled number, so that ties are not broken in a visible pattern. */
  private static int mixed(int cell) {
    int number = (cell + 1) * 0x9E37_79B9;
    return (number ^ number >>> 15) * 0x85EB_CA6B;
  }

  /** How much the cells of an orbit touch clues, on average. */
  private double touch(boolean[] painted, int[] orbit) {
    int sum = 0;
    for (int cell : orbit) {
      sum += SIDE * painted(painted, sides.get(cell)) + painted(painted, corners.get(cell));
    }
    return (double) sum / orbit.length;
  }

  private static int painted(boolean[] painted, int[] cells) {
    int count = 0;
    for (int cell : cells) {
      count += painted[cell] ? 1 : 0;
    }
    return count;
  }

  /** The distance from the middle of the mask to the nearest cell of an orbit. */
  private double distance(int[] orbit) {
    return Arrays.stream(orbit)
        .mapToDouble(
            cell -> Math.hypot(board.row(cell) - middleRow, board.column(cell) - middleColumn))
        .min()
        .orElse(0);
  }
}
