package cluewright.search.feasibility;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import cluewright.search.walk.SolvedGrids;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Digs puzzles out of solution grids by removing clues while singles still complete the rest.
 *
 * <p>So mask and digits come together. On large boards that takes a second or two, down to fewer
 * clues than a search for the digits of a mask that was drawn can do with. Clues go by whole orbits
 * of a symmetry, where they are most crowded; many at once as long as that goes well. With locked
 * candidates hardly any more would go, and the solutions would take long to count. The grids are
 * one known grid with its lines and digits exchanged at random.
 */
public final class Digging {
  private static final int LARGEST_SEARCHED = 256;
  private static final int LARGEST_ORBIT = 8;

  /** The number of orbits drawn for each choice, of which the most crowded is removed. */
  private static final int DRAWN = 5;

  /** The fraction of the orbits removed at once in the beginning. */
  private static final int PART = 6;

  private final Board board;
  private final List<int[]> orbits;
  private final List<int[]> houses;
  private final Closure closure;
  private final SolvedGrids grids;
  private final Random random;

  /**
   * Digs on a board, for use by one thread.
   *
   * @param strategies what a solver may use; only the singles among them are tried
   * @param orbits the cells that go together, each cell in one of them
   */
  public Digging(Board board, StrategySet strategies, List<CellSet> orbits, Random random) {
    this.board = board;
    this.orbits = orbits.stream().map(CellSet::toArray).toList();
    this.houses = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      List<House> mine = board.housesOf(cell);
      houses.add(mine.stream().mapToInt(board.houses()::indexOf).toArray());
    }
    this.closure = Closures.of(board, strategies.on(board).easy().placing());
    Puzzle known = new SolutionCounter(board).solutions(Puzzle.empty(board), 1).get(0);
    this.grids = new SolvedGrids(known, random);
    this.random = random;
  }

  /**
   * True if a board is too large for a search to fill randomly drawn masks. One with further houses
   * is searched all the same, since a first grid of it may take any time.
   */
  public static boolean suits(Board board) {
    return board.cells() > LARGEST_SEARCHED && Boards.isClassic(board);
  }

  /**
   * The next puzzle, with the given number of clues, or more if digging gets no further or is
   * stopped.
   */
  public Puzzle next(int clues, Stop stop) {
    Hole hole = new Hole(grids.shuffled());
    List<int[]> free = new ArrayList<>(orbits);
    int atOnce = Math.max(1, free.size() / PART);
    while (!stop.isStopped()) {
      List<int[]> drawn = hole.draw(free, atOnce, hole.left - clues);
      if (drawn.isEmpty()) {
        break;
      }
      if (!hole.without(drawn)) {
        atOnce = Math.max(1, drawn.size() / 2);
        if (drawn.size() > 1) {
          free.addAll(drawn);
        }
      }
    }
    return new Puzzle(board, hole.digits);
  }

  /** The orbits that fit, and after which the others can still fill the rest. */
  private static List<int[]> fitting(List<int[]> free, int room) {
    List<int[]> fitting = free.stream().filter(orbit -> orbit.length <= room).toList();
    int[] sizes = new int[LARGEST_ORBIT + 1];
    fitting.forEach(orbit -> sizes[orbit.length]++);
    List<int[]> best = fitting.stream().filter(orbit -> fills(sizes, orbit, room)).toList();
    return best.isEmpty() ? fitting : best;
  }

  /**
   * True if orbits can fill a number of cells; their sizes divide each other, so taking the largest
   * first is enough.
   */
  private static boolean fills(int[] sizes, int[] first, int room) {
    int missing = room - first.length;
    for (int size = LARGEST_ORBIT; size > 0; size--) {
      int others = sizes[size] - (size == first.length ? 1 : 0);
      missing -= size * Math.min(others, missing / size);
    }
    return missing == 0;
  }

  /** A grid from which clues have been removed. */
  private final class Hole {
    private final int[] digits;
    private final int[] filled = new int[board.houses().size()];
    private int left = board.cells();

    Hole(int[] grid) {
      digits = grid;
      houses.forEach(mine -> Arrays.stream(mine).forEach(house -> filled[house]++));
    }

    /** Draws orbits from a list, limited in number and in total cells. */
    List<int[]> draw(List<int[]> free, int most, int cells) {
      List<int[]> drawn = new ArrayList<>();
      int room = cells;
      for (List<int[]> fitting = fitting(free, room);
          drawn.size() < most && !fitting.isEmpty();
          fitting = fitting(free, room)) {
        int[] best = mostCrowded(fitting);
        free.remove(best);
        drawn.add(best);
        room -= best.length;
        count(best, -1);
      }
      drawn.forEach(orbit -> count(orbit, 1));
      return drawn;
    }

    private int[] mostCrowded(List<int[]> fitting) {
      return random
          .ints(DRAWN, 0, fitting.size())
          .mapToObj(fitting::get)
          .max(Comparator.comparingDouble(this::crowd))
          .orElseThrow();
    }

    private double crowd(int[] orbit) {
      return Arrays.stream(orbit)
          .flatMap(cell -> Arrays.stream(houses.get(cell)))
          .map(house -> filled[house])
          .average()
          .orElseThrow();
    }

    private void count(int[] orbit, int change) {
      for (int cell : orbit) {
        Arrays.stream(houses.get(cell)).forEach(house -> filled[house] += change);
      }
    }

    /** Removes orbits unless the strategies no longer complete the rest. */
    boolean without(List<int[]> drawn) {
      int[] cells = drawn.stream().flatMapToInt(Arrays::stream).toArray();
      int[] before = Arrays.stream(cells).map(cell -> digits[cell]).toArray();
      Arrays.stream(cells).forEach(cell -> digits[cell] = 0);
      if (isCompleted()) {
        left -= cells.length;
        drawn.forEach(orbit -> count(orbit, -1));
        return true;
      }
      for (int i = 0; i < cells.length; i++) {
        digits[cells[i]] = before[i];
      }
      return false;
    }

    private boolean isCompleted() {
      closure.reset();
      for (int cell = 0; cell < digits.length; cell++) {
        if (digits[cell] != 0) {
          closure.place(cell, digits[cell]);
        }
      }
      return closure.close() && closure.isComplete();
    }
  }
}
