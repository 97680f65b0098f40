package cluewright.search;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Classifier;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board of 4x4 by lot, with every grid that satisfies its rules: those of all Latin squares that
 * pass the rules, each read here once more, so that nothing is shared with what is judged by it.
 *
 * @param grids 16 digits each
 */
public record SmallBoard(Board board, List<int[]> grids) {
  private static final int SIZE = 4;
  private static final int CELLS = SIZE * SIZE;
  private static final int MANY_RULES = 15;

  private static final List<String> REGIONS =
      List.of("1122112233443344", "1112122233343444", "1222112314334443");

  private static final List<int[]> LATIN_SQUARES = new ArrayList<>();

  static {
    fill(new int[CELLS], 0);
  }

  private static void fill(int[] grid, int cell) {
    if (cell == CELLS) {
      LATIN_SQUARES.add(grid.clone());
      return;
    }
    for (int digit = 1; digit <= SIZE; digit++) {
      int now = digit;
      boolean isThere =
          IntStream.range(0, cell)
              .filter(other -> other / SIZE == cell / SIZE || other % SIZE == cell % SIZE)
              .anyMatch(other -> grid[other] == now);
      if (!isThere) {
        grid[cell] = digit;
        fill(grid, cell + 1);
      }
    }
  }

  /** A board that has a grid, with up to five rules besides its regions. */
  public static SmallBoard drawn(Random random) {
    String regions = REGIONS.get(random.nextInt(2) * random.nextInt(REGIONS.size()));
    Drawing drawing = new Drawing(regions, random);
    int rules = random.nextInt(6);
    for (int i = 0; i < rules; i++) {
      drawing.add();
    }
    return drawing.board();
  }

  /** A board whose rules leave at most so many grids, and one at least. */
  public static SmallBoard ofFewGrids(int most, Random random) {
    while (true) {
      Drawing drawing = new Drawing(REGIONS.get(0), random);
      for (int i = 0; i < MANY_RULES && drawing.grids.size() > most; i++) {
        drawing.add();
      }
      if (drawing.grids.size() <= most && Boards.named(drawing.name.toString()).isPresent()) {
        return drawing.board();
      }
    }
  }

  /** A board whose rules contradict each other. */
  public static SmallBoard contradictory() {
    Board board =
        Boards.named("4x4+less=r1c1r1c2+less=r1c2r2c2+less=r2c2r2c1+less=r2c1r1c1").orElseThrow();
    return new SmallBoard(board, List.of());
  }

  /** The number of grids with these digits, up to two. */
  private int solutions(int[] grid, int[] clues) {
    return (int)
        grids.stream()
            .filter(other -> IntStream.of(clues).allMatch(cell -> other[cell] == grid[cell]))
            .limit(2)
            .count();
  }

  /** True if some digits on the mask make a puzzle that the strategies solve. */
  public boolean isPossible(Mask mask, StrategySet strategies) {
    return isPossible(mask, Puzzle.empty(board), strategies);
  }

  /** The same with digits that must stand on some of the cells. */
  public boolean isPossible(Mask mask, Puzzle fixed, StrategySet strategies) {
    int[] clues = mask.clues().toArray();
    Classifier classifier = new Classifier(board, strategies);
    return grids.stream()
        .filter(
            grid -> fixed.mask().clues().stream().allMatch(cell -> fixed.digit(cell) == grid[cell]))
        .filter(grid -> solutions(grid, clues) == 1)
        .anyMatch(
            grid ->
                strategies.isAny()
                    || classifier.end(new Puzzle(board, grid).restrictedTo(mask))
                        == SolvingPath.End.SOLVED);
  }

  /** The fewest of the units whose cells together make a possible mask; -1 if there are none. */
  public int fewest(Mask mask, List<CellSet> units, StrategySet strategies) {
    return IntStream.rangeClosed(0, units.size())
        .filter(count -> suffices(mask, units, count, strategies))
        .findFirst()
        .orElse(-1);
  }

  private boolean suffices(Mask mask, List<CellSet> left, int count, StrategySet strategies) {
    if (count == 0) {
      return isPossible(mask, strategies);
    }
    return IntStream.rangeClosed(0, left.size() - count)
        .anyMatch(
            i ->
                suffices(
                    mask.with(left.get(i)),
                    left.subList(i + 1, left.size()),
                    count - 1,
                    strategies));
  }

  @Override
  public String toString() {
    return board.name();
  }

  /** A name that grows, and the grids that are left. */
  private static final class Drawing {
    private final Random random;
    private final int[] kept;
    private final StringBuilder name;
    private final boolean hasBoxes;
    private final List<Integer> caged = new ArrayList<>();
    private List<int[]> grids;

    Drawing(String regions, Random random) {
      this.random = random;
      this.hasBoxes = regions.equals(REGIONS.get(0));
      this.name = new StringBuilder("4x4" + (hasBoxes ? "" : "/" + regions));
      Map<Character, List<Integer>> cells =
          IntStream.range(0, CELLS).boxed().collect(Collectors.groupingBy(regions::charAt));
      this.grids = LATIN_SQUARES;
      cells.values().forEach(region -> keep(grid -> differ(grid, region)));
      this.kept = grids.get(random.nextInt(grids.size()));
    }

    SmallBoard board() {
      return new SmallBoard(Boards.named(name.toString()).orElseThrow(), List.copyOf(grids));
    }

    private void keep(Predicate<int[]> rule) {
      grids = grids.stream().filter(rule).toList();
    }

    private static boolean differ(int[] grid, List<Integer> cells) {
      return cells.stream().map(cell -> grid[cell]).distinct().count() == cells.size();
    }

    /** Adds a rule that the kept grid satisfies, if the drawn one is such. */
    void add() {
      switch (random.nextInt(9)) {
        case 0 -> extra("x", crossing());
        case 1 -> extra("disjoint-groups", hasBoxes ? groups() : List.of());
        case 2 -> extra("knight", pairs(1, 2));
        case 3 -> extra("king", pairs(1, 1));
        case 4 -> cage();
        case 5 -> thermometer();
        default -> sign();
      }
    }

    private void extra(String id, List<List<Integer>> different) {
      boolean isNew = name.indexOf("+" + id) < 0;
      if (isNew && !different.isEmpty() && areKept(different)) {
        keep(grid -> different.stream().allMatch(cells -> differ(grid, cells)));
        name.append("+").append(id);
      }
    }

    private boolean areKept(List<List<Integer>> different) {
      return different.stream().allMatch(cells -> differ(kept, cells));
    }

    private static List<List<Integer>> crossing() {
      return List.of(List.of(0, 5, 10, 15), List.of(3, 6, 9, 12));
    }

    private static List<List<Integer>> groups() {
      return Stream.of(0, 1, 4, 5)
          .map(first -> List.of(first, first + 2, first + 8, first + 10))
          .toList();
    }

    /** Cells so far apart, one way or the other. */
    private static List<List<Integer>> pairs(int near, int far) {
      List<List<Integer>> pairs = new ArrayList<>();
      for (int a = 0; a < CELLS; a++) {
        for (int b = a + 1; b < CELLS; b++) {
          int down = Math.abs(a / SIZE - b / SIZE);
          int across = Math.abs(a % SIZE - b % SIZE);
          if (Math.min(down, across) == near && Math.max(down, across) == far) {
            pairs.add(List.of(a, b));
          }
        }
      }
      return pairs;
    }

    private void cage() {
      List<Integer> cells = new ArrayList<>(IntStream.range(0, CELLS).boxed().toList());
      cells.removeAll(caged);
      Collections.shuffle(cells, random);
      List<Integer> cage =
          cells.subList(0, Math.min(cells.size(), 1 + random.nextInt(3))).stream()
              .sorted()
              .toList();
      if (cage.isEmpty() || !differ(kept, cage)) {
        return;
      }
      caged.addAll(cage);
      boolean hasSum = random.nextInt(4) > 0;
      int sum = sum(kept, cage);
      keep(grid -> differ(grid, cage) && (!hasSum || sum(grid, cage) == sum));
      name.append("+cage").append(hasSum ? sum : "").append("=").append(labels(cage));
    }

    private static int sum(int[] grid, List<Integer> cells) {
      return cells.stream().mapToInt(cell -> grid[cell]).sum();
    }

    private static String labels(List<Integer> cells) {
      return cells.stream()
          .map(cell -> "r" + (cell / SIZE + 1) + "c" + (cell % SIZE + 1))
          .collect(Collectors.joining());
    }

    private void thermometer() {
      List<Integer> path = new ArrayList<>(List.of(random.nextInt(CELLS)));
      for (int i = random.nextInt(2); i >= 0; i--) {
        int last = path.get(path.size() - 1);
        IntStream.range(0, CELLS)
            .filter(cell -> Math.abs(cell / SIZE - last / SIZE) <= 1)
            .filter(cell -> Math.abs(cell % SIZE - last % SIZE) <= 1)
            .filter(cell -> kept[cell] > kept[last])
            .findAny()
            .ifPresent(path::add);
      }
      if (path.size() > 1) {
        keep(
            grid ->
                IntStream.range(1, path.size())
                    .allMatch(i -> grid[path.get(i - 1)] < grid[path.get(i)]));
        name.append("+thermometer=").append(labels(path));
      }
    }

    private void sign() {
      int first = random.nextInt(CELLS);
      int second = first + (random.nextBoolean() ? 1 : SIZE);
      if (second >= CELLS || (second == first + 1 && second % SIZE == 0)) {
        return;
      }
      int a = kept[first];
      int b = kept[second];
      if (a + b == 5 && random.nextBoolean()) {
        keep(grid -> grid[first] + grid[second] == 5);
        name.append("+v=").append(labels(List.of(first, second)));
      } else if ((a == 2 * b || b == 2 * a) && random.nextBoolean()) {
        keep(grid -> grid[first] == 2 * grid[second] || grid[second] == 2 * grid[first]);
        name.append("+ratio=").append(labels(List.of(first, second)));
      } else if (Math.abs(a - b) == 1 && random.nextBoolean()) {
        keep(grid -> Math.abs(grid[first] - grid[second]) == 1);
        name.append("+consecutive=").append(labels(List.of(first, second)));
      } else {
        int low = a < b ? first : second;
        int high = first + second - low;
        keep(grid -> grid[low] < grid[high]);
        name.append("+less=").append(labels(List.of(low, high)));
      }
    }
  }
}
