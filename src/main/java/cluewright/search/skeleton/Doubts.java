package cluewright.search.skeleton;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What makes it likely that other grids have the clues and values of a grid, seen in microseconds
 * where a count of solutions takes milliseconds.
 *
 * <p>Values that many grids have say little: with values of probability p, each by itself, all say
 * -ln p together, and that should reach a target. Two digits that can be exchanged in a part of the
 * grid without a change of clues and values give another grid for sure. So do parts that were met
 * before, when solutions were counted, with the digits that they had then.
 */
final class Doubts {
  /** The parts that are remembered. */
  private static final int MOST_KNOWN = 500;

  /** What is added to how often a value was met. */
  private static final double UNSEEN = 0.5;

  /** How much more than usual values should say at first, and how much that changes. */
  private static final double MORE_THAN_USUAL = 8;

  private static final double MORE = 1;
  private static final double LESS = 0.25;

  private final Board ground;
  private final ReadValues values;

  /** Clues, and cells of rules whose exchanges are not looked at. */
  private final boolean[] isHeld;

  private final int[][] peers;

  /** By rule, what its values say. */
  private final List<Map<Integer, Double>> says = new ArrayList<>();

  private final double saysUnseen;
  private final double usual;
  private final Deque<Part> known = new ArrayDeque<>();
  private double target;

  /** A part of a grid that can be filled in another way. */
  private static final class Part {
    private final int[] cells;
    private final int[] digits;

    Part(int[] grid, int[] cells) {
      this.cells = cells;
      this.digits = Arrays.stream(cells).map(cell -> grid[cell]).toArray();
    }

    boolean isIn(int[] grid) {
      for (int i = 0; i < cells.length; i++) {
        if (grid[cells[i]] != digits[i]) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * The doubts about a grid.
   *
   * @param sum 0 for none
   * @param parts cells of which some should get other digits
   */
  record Of(double sum, List<int[]> parts) {
    /** A cell that should change, by lot; any cell if none is known. */
    int cell(int cells, RandomGenerator random) {
      if (parts.isEmpty()) {
        return random.nextInt(cells);
      }
      int[] part = parts.get(random.nextInt(parts.size()));
      return part[random.nextInt(part.length)];
    }
  }

  /**
   * @param ground the board that all grids obey
   * @param samples some grids, of which what is usual is learnt
   */
  Doubts(Board ground, CellSet clues, ReadValues values, List<int[]> samples) {
    this.ground = ground;
    this.values = values;
    this.isHeld = new boolean[ground.cells()];
    clues.union(ground.bound()).forEach(cell -> isHeld[cell] = true);
    ground.sums().forEach(sum -> sum.cells().forEach(cell -> isHeld[cell] = true));
    this.peers = new int[ground.cells()][];
    Arrays.setAll(peers, cell -> ground.peers(cell).toArray());
    double all = samples.size() + 1;
    this.saysUnseen = Math.log(all / UNSEEN);
    for (int rule = 0; rule < values.rules(); rule++) {
      Map<Integer, Double> often = new HashMap<>();
      for (int[] grid : samples) {
        for (int value : values.in(grid, rule)) {
          often.merge(value, 1.0, Double::sum);
        }
      }
      often.replaceAll((value, times) -> Math.log(all / (times + UNSEEN)));
      says.add(often);
    }
    this.usual = samples.stream().mapToDouble(this::said).average().orElse(0);
    this.target = usual + MORE_THAN_USUAL;
  }

  /** Asks for values that say more. */
  void askMore() {
    target += MORE;
  }

  /** Asks for values that say a little less, though for what is usual at least. */
  void askLess() {
    target = Math.max(usual, target - LESS);
  }

  /** What the values of a grid say together, in nats. */
  private double said(int[] grid) {
    double sum = 0;
    for (int rule = 0; rule < says.size(); rule++) {
      int[] mine = values.in(grid, rule);
      if (mine.length > 0) {
        sum += says.get(rule).getOrDefault(mine[0], saysUnseen);
      }
    }
    return sum;
  }

  /** Remembers where another grid with the same clues and values differs. */
  int[] learn(int[] grid, int[] other) {
    int[] cells =
        IntStream.range(0, grid.length).filter(cell -> grid[cell] != other[cell]).toArray();
    known.addFirst(new Part(grid, cells));
    if (known.size() > MOST_KNOWN) {
      known.removeLast();
    }
    return cells;
  }

  /**
   * The doubts about a grid.
   *
   * @param most where there are more, how many does not matter
   */
  Of of(int[] grid, double most) {
    double sum = Math.max(0, target - said(grid));
    List<int[]> parts = new ArrayList<>();
    if (sum < most) {
      for (Part part : known) {
        if (part.isIn(grid)) {
          parts.add(part.cells);
        }
      }
    }
    if (sum + parts.size() < most) {
      addExchanges(grid, parts);
    }
    return new Of(sum + parts.size(), parts);
  }

  private void addExchanges(int[] grid, List<int[]> parts) {
    int[] other = grid.clone();
    int[] part = new int[grid.length];
    int[] seen = new int[grid.length];
    int mark = 0;
    for (int one = 1; one < ground.digits(); one++) {
      for (int two = one + 1; two <= ground.digits(); two++) {
        mark++;
        for (int cell = 0; cell < grid.length; cell++) {
          if ((grid[cell] == one || grid[cell] == two) && seen[cell] != mark) {
            int size = exchange(other, cell, one ^ two, part, seen, mark);
            if (keeps(grid, other, part, size)) {
              parts.add(Arrays.copyOf(part, size));
            }
            for (int i = 0; i < size; i++) {
              other[part[i]] = grid[part[i]];
            }
          }
        }
      }
    }
  }

  /** Exchanges two digits in the part around a cell; returns its size. */
  private int exchange(int[] grid, int first, int both, int[] part, int[] seen, int mark) {
    int size = 1;
    part[0] = first;
    seen[first] = mark;
    for (int at = 0; at < size; at++) {
      int cell = part[at];
      int wanted = grid[cell] ^ both;
      for (int peer : peers[cell]) {
        if (seen[peer] != mark && grid[peer] == wanted) {
          seen[peer] = mark;
          part[size] = peer;
          size++;
        }
      }
    }
    for (int i = 0; i < size; i++) {
      grid[part[i]] ^= both;
    }
    return size;
  }

  /** True if an exchange changes neither clues nor values. */
  private boolean keeps(int[] grid, int[] other, int[] part, int size) {
    for (int i = 0; i < size; i++) {
      if (isHeld[part[i]]) {
        return false;
      }
    }
    for (int i = 0; i < size; i++) {
      for (int rule : values.rulesAt(part[i])) {
        if (!Arrays.equals(values.in(grid, rule), values.in(other, rule))) {
          return false;
        }
      }
    }
    return true;
  }
}
