package cluewright.search;

import static java.util.stream.Collectors.counting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The truth about masks of small boards, from the paper's definitions and nothing of ours. The set
 * {@code any} stands for one solution, which the list of grids tells.
 *
 * <p>C is common peer elimination, which the paper does not know, and {@code reasons-2} what two
 * truths exclude.
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

  /** Two grids of 4x4 that share a box; cells are counted where there are any. */
  public static final BruteForce TWODOKU = new BruteForce(4, 28, twodoku(), List.of());

  private static final String ANY = "any";

  private final int size;
  private final int cells;

  /** Those that hold every digit. */
  private final long[] houses;

  /** By cell, its digit, and another digit: the cells that cannot have the other beside it. */
  private final long[][][] barred;

  private final boolean digitsAreAlike;
  private final long[][] crossings;
  private final List<int[]> grids = new ArrayList<>();

  private BruteForce(int boxRows, int boxColumns) {
    this(boxRows, boxColumns, List.of());
  }

  /**
   * @param rules {@code x}, {@code knight}, {@code king}, or relations such as {@code
   *     less=r1c1r1c2}
   */
  private BruteForce(int boxRows, int boxColumns, List<String> rules) {
    this(
        boxRows * boxColumns,
        boxRows * boxColumns * boxRows * boxColumns,
        houses(boxRows, boxColumns, rules.contains("x")),
        rules);
  }

  private static long[] houses(int boxRows, int boxColumns, boolean isCrossed) {
    int size = boxRows * boxColumns;
    long[] houses = new long[3 * size + (isCrossed ? 2 : 0)];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        long cell = 1L << (row * size + column);
        houses[row] |= cell;
        houses[size + column] |= cell;
        houses[2 * size + row / boxRows * boxRows + column / boxColumns] |= cell;
        if (isCrossed && row == column) {
          houses[3 * size] |= cell;
        }
        if (isCrossed && row + column == size - 1) {
          houses[3 * size + 1] |= cell;
        }
      }
    }
    return houses;
  }

  /** Each row of the first grid, then of the second, by the cells as they are counted. */
  private static long[] twodoku() {
    int[][] first = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {14, 15, 16, 17}};
    int[][] second = {{10, 11, 12, 13}, {16, 17, 18, 19}, {20, 21, 22, 23}, {24, 25, 26, 27}};
    List<Long> houses = new ArrayList<>();
    for (int[][] grid : List.of(first, second)) {
      for (int i = 0; i < 4; i++) {
        long row = 0;
        long column = 0;
        long box = 0;
        for (int j = 0; j < 4; j++) {
          row |= 1L << grid[i][j];
          column |= 1L << grid[j][i];
          box |= 1L << grid[i / 2 * 2 + j / 2][i % 2 * 2 + j % 2];
        }
        houses.addAll(List.of(row, column, box));
      }
    }
    return houses.stream().mapToLong(house -> house).distinct().toArray();
  }

  private BruteForce(int size, int cells, long[] houses, List<String> rules) {
    this.size = size;
    this.cells = cells;
    this.houses = houses;
    barred = new long[cells][size + 1][size + 1];
    for (int a = 0; a < cells; a++) {
      for (int b = 0; b < cells; b++) {
        for (int digit = 1; a != b && digit <= size; digit++) {
          barred[a][digit][digit] |= areUnlike(a, b, rules) ? 1L << b : 0;
        }
      }
    }
    rules.stream().filter(rule -> rule.contains("=")).forEach(this::relate);
    digitsAreAlike = rules.stream().noneMatch(rule -> rule.contains("="));
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

  /** The truth about a board of 4x4 or 6x6, from its name. */
  public static BruteForce of(String name) {
    List<String> parts = List.of(name.split("\\+"));
    return new BruteForce(2, parts.get(0).equals("4x4") ? 2 : 3, parts.subList(1, parts.size()));
  }

  private boolean areUnlike(int a, int b, List<String> rules) {
    int down = Math.abs(a / size - b / size);
    int across = Math.abs(a % size - b % size);
    boolean isHouse = false;
    for (long house : houses) {
      isHouse |= (house >>> a & house >>> b & 1) != 0;
    }
    return isHouse
        || (rules.contains("knight") && Math.min(down, across) == 1 && down + across == 3)
        || (rules.contains("king") && down == 1 && across == 1);
  }

  private void relate(String rule) {
    String kind = rule.substring(0, rule.indexOf('='));
    String[] path = rule.substring(rule.indexOf('=') + 2).split("r", -1);
    for (int i = 1; i < path.length; i++) {
      int first = cell(path[i - 1]);
      int second = cell(path[i]);
      for (int a = 1; a <= size; a++) {
        for (int b = 1; b <= size; b++) {
          if (!allows(kind, a, b)) {
            barred[first][a][b] |= 1L << second;
            barred[second][b][a] |= 1L << first;
          }
        }
      }
    }
  }

  private int cell(String rowAndColumn) {
    String[] both = rowAndColumn.split("c", -1);
    return (Integer.parseInt(both[0]) - 1) * size + Integer.parseInt(both[1]) - 1;
  }

  private static boolean allows(String kind, int a, int b) {
    return switch (kind) {
      case "less", "thermometer" -> b > a;
      case "consecutive" -> Math.max(a, b) - Math.min(a, b) == 1;
      case "ratio" -> Math.max(a, b) == 2 * Math.min(a, b);
      case "x" -> a == 10 - b;
      case "v" -> a == 5 - b;
      default -> throw new IllegalArgumentException(kind);
    };
  }

  /** All grids, but of those that a renaming of digits makes alike one. */
  private void fill(int[] grid, int cell) {
    if (cell == cells) {
      grids.add(grid.clone());
      return;
    }
    for (int digit = 1; digit <= size; digit++) {
      boolean isNamed = !digitsAreAlike || cell >= size || digit == cell + 1;
      if (isNamed && fits(grid, cell, digit)) {
        grid[cell] = digit;
        fill(grid, cell + 1);
      }
    }
    grid[cell] = 0;
  }

  private boolean fits(int[] grid, int cell, int digit) {
    for (int other = 0; other < cell; other++) {
      if ((barred[other][grid[other]][digit] >>> cell & 1) != 0) {
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
  private boolean canHave(int[] grid, String fixed) {
    for (int a = 0; a < grid.length; a++) {
      for (int b = 0; b < a; b++) {
        boolean isOther =
            !digitsAreAlike && fixed.charAt(a) != '.' && fixed.charAt(a) - '0' != grid[a];
        if (isOther) {
          return false;
        }
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
            .filter(one -> isNamed(one.getKey()))
            .count();
  }

  private boolean isNamed(String names) {
    return !digitsAreAlike || names.chars().distinct().count() >= size - 1;
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
        line.append(digitsAreAlike ? String.valueOf(names.indexOf(digit)) : digit);
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
      changed |= set.contains("C") && state.commonPeers();
      changed |= set.contains("reasons-2") && state.pairsOfReasons();
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
        candidates[other] &= ~barred[cell][digit][other] & (other == digit ? -1 : ~(1L << cell));
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

    /**
     * A candidate goes if, were it true, two of these could not both be had: a digit for a cell,
     * and a cell for a digit in a house. The two may be the same.
     */
    boolean pairsOfReasons() {
      boolean changed = false;
      for (int cell = 0; cell < cells; cell++) {
        for (int digit = 1; digit <= size; digit++) {
          boolean isOpen = ((candidates[digit] & ~placed) >>> cell & 1) != 0;
          if (isOpen && areExcluded(beside(candidates, cell, digit))) {
            candidates[digit] &= ~(1L << cell);
            changed = true;
          }
        }
      }
      return changed;
    }

    private long[] beside(long[] given, int cell, int digit) {
      long[] left = given.clone();
      for (int other = 1; other <= size; other++) {
        left[other] &= ~barred[cell][digit][other] & (other == digit ? -1 : ~(1L << cell));
      }
      return left;
    }

    private boolean areExcluded(long[] left) {
      for (int cell = 0; cell < cells; cell++) {
        BitSet wanting = all();
        for (int digit = 1; digit <= size; digit++) {
          keepWanting(wanting, left, cell, digit);
        }
        if (!wanting.isEmpty()) {
          return true;
        }
      }
      for (long house : houses) {
        for (int digit = 1; digit <= size; digit++) {
          BitSet wanting = all();
          for (int cell = 0; cell < cells; cell++) {
            if ((house >>> cell & 1) != 0) {
              keepWanting(wanting, left, cell, digit);
            }
          }
          if (!wanting.isEmpty()) {
            return true;
          }
        }
      }
      return false;
    }

    private BitSet all() {
      BitSet truths = new BitSet();
      truths.set(0, cells + houses.length * size);
      return truths;
    }

    /** Of some truths those that cannot be had beside a candidate, if it is left. */
    private void keepWanting(BitSet truths, long[] left, int cell, int digit) {
      if ((left[digit] >>> cell & 1) == 0) {
        return;
      }
      long[] rest = beside(left, cell, digit);
      long filled = Arrays.stream(rest).skip(1).reduce(0, (one, other) -> one | other);
      for (int other = 0; other < cells; other++) {
        truths.set(other, truths.get(other) && (filled >>> other & 1) == 0);
      }
      for (int house = 0; house < houses.length; house++) {
        for (int place = 1; place <= size; place++) {
          int truth = cells + house * size + place - 1;
          truths.set(truth, truths.get(truth) && (houses[house] & rest[place]) == 0);
        }
      }
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

    /** What each place of a digit in a house excludes goes, and what each digit of a cell does. */
    boolean commonPeers() {
      boolean changed = false;
      for (int cell = 0; cell < cells; cell++) {
        for (int digit = 1; digit <= size; digit++) {
          if ((candidates[digit] >>> cell & 1) != 0 && isExcluded(cell, digit)) {
            candidates[digit] &= ~(1L << cell);
            changed = true;
          }
        }
      }
      return changed;
    }

    private boolean isExcluded(int cell, int digit) {
      for (long house : houses) {
        for (int of = 1; of <= size; of++) {
          long excluding = 0;
          for (int place = 0; place < cells; place++) {
            boolean excludes =
                place == cell ? of != digit : (barred[place][of][digit] >>> cell & 1) != 0;
            excluding |= excludes ? house & 1L << place : 0;
          }
          boolean isMember = of == digit && (house >>> cell & 1) != 0;
          boolean isLocked = of == digit && isInOneHouse(excluding | 1L << cell);
          long places = house & candidates[of];
          if (!isMember && !isLocked && Long.bitCount(excluding) > 1 && isIn(places, excluding)) {
            return true;
          }
        }
      }
      for (int other = 0; other < cells; other++) {
        int excluding = 0;
        int left = 0;
        for (int of = 1; of <= size; of++) {
          excluding |= (barred[other][of][digit] >>> cell & 1) != 0 ? 1 << of : 0;
          left |= (candidates[of] >>> other & 1) != 0 ? 1 << of : 0;
        }
        if (other != cell && Integer.bitCount(excluding) > 1 && isIn(left, excluding)) {
          return true;
        }
      }
      return false;
    }

    private boolean isIn(long some, long all) {
      return some != 0 && (some & ~all) == 0;
    }

    private boolean isInOneHouse(long set) {
      for (long house : houses) {
        if ((set & ~house) == 0) {
          return true;
        }
      }
      return false;
    }
  }
}
