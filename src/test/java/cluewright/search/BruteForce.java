package cluewright.search;

import static java.util.stream.Collectors.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The truth about masks of small boards, from the paper's definitions and nothing of ours. The set
 * {@code any} stands for one solution, which the list of grids tells.
 *
 * <p>It has its own boards, its own solution grids and its own closure; it shares no code with the
 * boards, rules, replay and engines that it judges. A set of cells is a long, bit {@code row * size
 * + column}; the pair (f, g) is {@code placed} and, for each digit, the cells that have it as a
 * candidate.
 */
public final class BruteForce {
  /** 4x4 with boxes of 2 x 2. */
  public static final BruteForce FOUR = new BruteForce(2, 2);

  /** 6x6 with boxes of 2 rows x 3 columns. */
  public static final BruteForce SIX = new BruteForce(2, 3);

  private static final String ANY = "any";

  private final int size;
  private final int cells;
  private final long[] houses;
  private final long[] peers;
  private final long[][] crossings;
  private final List<int[]> grids = new ArrayList<>();

  private BruteForce(int boxRows, int boxColumns) {
    size = boxRows * boxColumns;
    cells = size * size;
    houses = new long[3 * size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        long cell = 1L << (row * size + column);
        houses[row] |= cell;
        houses[size + column] |= cell;
        houses[2 * size + row / boxRows * boxRows + column / boxColumns] |= cell;
      }
    }
    peers = new long[cells];
    for (int cell = 0; cell < cells; cell++) {
      for (long house : houses) {
        peers[cell] |= (house >>> cell & 1) != 0 ? house : 0;
      }
      peers[cell] &= ~(1L << cell);
    }
    List<long[]> pairs = new ArrayList<>();
    for (long a : houses) {
      for (long b : houses) {
        if (a != b && Long.bitCount(a & b) >= 2) {
          pairs.add(new long[] {a & ~b, b & ~a});
        }
      }
    }
    crossings = pairs.toArray(long[][]::new);
    fill(new int[cells], 0);
  }

  /** All grids whose first row is 1, 2, 3, …: one of each class under renaming of digits. */
  private void fill(int[] grid, int cell) {
    if (cell == cells) {
      grids.add(grid.clone());
      return;
    }
    for (int digit = 1; digit <= size; digit++) {
      if ((cell >= size || digit == cell + 1) && fits(grid, cell, digit)) {
        grid[cell] = digit;
        fill(grid, cell + 1);
      }
    }
    grid[cell] = 0;
  }

  private boolean fits(int[] grid, int cell, int digit) {
    for (int other = 0; other < cell; other++) {
      if ((peers[cell] >>> other & 1) != 0 && grid[other] == digit) {
        return false;
      }
    }
    return true;
  }

  public int gridCount() {
    return grids.size();
  }

  /** True if some digits on the {@code x} of {@code mask} make a puzzle that {@code set} solves. */
  public boolean isPossible(String mask, String set) {
    long clues = cellsOf(mask);
    if (set.equals(ANY)) {
      return unique(clues) > 0;
    }
    return grids.stream().anyMatch(grid -> completes(grid, clues, set));
  }

  /**
   * The same with digits that must stand on some of these cells.
   *
   * @param fixed a character a cell, {@code .} for any digit
   */
  public boolean isPossible(String mask, String fixed, String set) {
    long clues = cellsOf(mask);
    return grids.stream().anyMatch(grid -> canHave(grid, fixed) && completes(grid, clues, set));
  }

  /** True if some renaming of the digits gives the grid these. */
  private static boolean canHave(int[] grid, String fixed) {
    for (int a = 0; a < grid.length; a++) {
      for (int b = 0; b < a; b++) {
        boolean areFixed = fixed.charAt(a) != '.' && fixed.charAt(b) != '.';
        if (areFixed && (fixed.charAt(a) == fixed.charAt(b)) != (grid[a] == grid[b])) {
          return false;
        }
      }
    }
    return true;
  }

  /** The number of grids that are completed from their digits on the {@code x} of {@code mask}. */
  public int count(String mask, String set) {
    long clues = cellsOf(mask);
    return (int) grids.stream().filter(grid -> completes(grid, clues, set)).count();
  }

  /** The number of grids that this set completes and none of the others does. */
  public int countNeeding(String mask, String set, List<String> others) {
    long clues = cellsOf(mask);
    return (int)
        grids.stream()
            .filter(grid -> completes(grid, clues, set))
            .filter(grid -> others.stream().noneMatch(other -> completes(grid, clues, other)))
            .count();
  }

  /**
   * The number of puzzles, up to renaming, that stand on the mask and are completed: for NO_OTHER.
   */
  public int puzzles(String mask, String set) {
    long clues = cellsOf(mask);
    if (set.equals(ANY)) {
      return unique(clues);
    }
    return (int)
        grids.stream()
            .filter(grid -> completes(grid, clues, set))
            .map(grid -> named(grid, clues))
            .distinct()
            .count();
  }

  /**
   * The number of puzzles with one solution: no other grid has such clues by any names, and two
   * digits that occur in no clue could change places.
   */
  private int unique(long clues) {
    Map<String, Long> alike =
        grids.stream().collect(Collectors.groupingBy(grid -> named(grid, clues), counting()));
    return (int)
        alike.entrySet().stream()
            .filter(one -> one.getValue() == 1)
            .filter(one -> one.getKey().chars().distinct().count() >= size - 1)
            .count();
  }

  private String named(int[] grid, long clues) {
    StringBuilder names = new StringBuilder();
    StringBuilder line = new StringBuilder();
    for (int cell = 0; cell < cells; cell++) {
      if ((clues >>> cell & 1) != 0) {
        String digit = String.valueOf(grid[cell]);
        if (names.indexOf(digit) < 0) {
          names.append(digit);
        }
        line.append(names.indexOf(digit));
      }
    }
    return line.toString();
  }

  private static long cellsOf(String mask) {
    long clues = 0;
    for (int cell = 0; cell < mask.length(); cell++) {
      clues |= mask.charAt(cell) == 'x' ? 1L << cell : 0;
    }
    return clues;
  }

  private boolean completes(int[] grid, long clues, String set) {
    State state = new State();
    for (int cell = 0; cell < cells; cell++) {
      if ((clues >>> cell & 1) != 0) {
        state.place(cell, grid[cell]);
      }
    }
    boolean changed = true;
    while (changed && state.placed != (1L << cells) - 1) {
      changed = set.contains("N") && state.nakedSingles();
      changed |= set.contains("H") && state.hiddenSingles();
      changed |= set.contains("L") && state.lockedCandidates();
    }
    return state.placed == (1L << cells) - 1;
  }

  private final class State {
    long placed;
    final long[] candidates = new long[size + 1];

    State() {
      for (int digit = 1; digit <= size; digit++) {
        candidates[digit] = (1L << cells) - 1;
      }
    }

    /** Places, with what S2 forces: no other candidate here, and no such candidate in a peer. */
    void place(int cell, int digit) {
      placed |= 1L << cell;
      for (int other = 1; other <= size; other++) {
        candidates[other] &= other == digit ? ~peers[cell] : ~(1L << cell);
      }
    }

    /** Formula 8: a cell that has one candidate gets it. */
    boolean nakedSingles() {
      boolean changed = false;
      for (int cell = 0; cell < cells; cell++) {
        int only = (placed >>> cell & 1) == 0 ? onlyCandidate(cell) : 0;
        if (only != 0) {
          place(cell, only);
          changed = true;
        }
      }
      return changed;
    }

    private int onlyCandidate(int cell) {
      int only = 0;
      for (int digit = 1; digit <= size; digit++) {
        if ((candidates[digit] >>> cell & 1) != 0) {
          if (only != 0) {
            return 0;
          }
          only = digit;
        }
      }
      return only;
    }

    /** Formula 9: a candidate that no other cell of a house has is placed. */
    boolean hiddenSingles() {
      boolean changed = false;
      for (long house : houses) {
        for (int digit = 1; digit <= size; digit++) {
          long places = house & candidates[digit];
          if (Long.bitCount(places) == 1 && (places & placed) == 0) {
            place(Long.numberOfTrailingZeros(places), digit);
            changed = true;
          }
        }
      }
      return changed;
    }

    /** Formula 13: what no cell of A\B has leaves B\A. */
    boolean lockedCandidates() {
      boolean changed = false;
      for (long[] pair : crossings) {
        for (int digit = 1; digit <= size; digit++) {
          if ((candidates[digit] & pair[0]) == 0 && (candidates[digit] & pair[1]) != 0) {
            candidates[digit] &= ~pair[1];
            changed = true;
          }
        }
      }
      return changed;
    }
  }
}
