package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.search.race.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Simulated annealing with reheats, after R. Lewis, <i>Metaheuristics can solve sudoku puzzles</i>,
 * Journal of Heuristics 13, 2007.
 *
 * <p>Each box gets the digits that it misses, in any order; a move swaps two of them inside a box;
 * the cost is the number of digits that rows and columns miss. A move that costs d more is made
 * with probability exp(-d / t). The temperature t begins with the standard deviation of the cost
 * under some moves, and is multiplied by {@value #COOLING} after each chain of as many moves as the
 * squares of the boxes' empty cells add up to; after {@value #PATIENCE} chains in a row that do not
 * end below the cost with which they began, it begins again.
 *
 * <p>An iteration is a move tried; a guess is a reheat. It finds solutions, and never tells that
 * there is none, or, unless the grid is full, no other.
 */
final class Annealing implements Solver {
  private static final double COOLING = 0.99;
  private static final int PATIENCE = 20;
  private static final int SAMPLES = 200;

  private final Random random;

  Annealing(long seed) {
    this.random = new Random(seed);
  }

  /** True if the boxes of a board hold each cell once and every digit. */
  static boolean fits(Board board) {
    List<House> boxes = board.houses(Kinds.BOX);
    CellSet all = boxes.stream().map(House::cells).reduce(CellSet.empty(), CellSet::union);
    return boxes.stream().allMatch(House::holdsEveryDigit)
        && boxes.stream().mapToInt(box -> box.cells().size()).sum() == board.cells()
        && all.size() == board.cells()
        && board.houses().stream().noneMatch(house -> house.kind().isExtra());
  }

  @Override
  public Solved solve(Puzzle puzzle, int limit, Run run) {
    Tally tally = new Tally(limit, run);
    if (puzzle.conflict().isPresent()) {
      return tally.endWithoutProof();
    }
    Grid grid = new Grid(puzzle, random);
    if (!grid.canMove()) {
      if (grid.cost > 0) {
        return tally.endWithoutProof();
      }
      tally.add(grid.solution());
      return tally.end();
    }
    if (anneal(grid, tally)) {
      tally.add(grid.solution());
    }
    return tally.endWithoutProof();
  }

  /** Anneals until the cost is 0; false if stopped before. */
  private boolean anneal(Grid grid, Tally tally) {
    double hottest = deviation(grid, tally);
    double temperature = hottest;
    int idle = 0;
    while (grid.cost > 0) {
      int before = grid.cost;
      for (int move = 0; move < grid.chain && grid.cost > 0; move++) {
        if (!tally.iterate()) {
          return false;
        }
        step(grid, temperature);
      }
      idle = grid.cost < before ? 0 : idle + 1;
      temperature *= COOLING;
      if (idle == PATIENCE) {
        tally.guess();
        temperature = hottest;
        idle = 0;
      }
    }
    return true;
  }

  private void step(Grid grid, double temperature) {
    int before = grid.cost;
    grid.move();
    int more = grid.cost - before;
    if (more > 0 && random.nextDouble() >= Math.exp(-more / temperature)) {
      grid.takeBack();
    }
  }

  /** The standard deviation of the cost when all moves are accepted. */
  private static double deviation(Grid grid, Tally tally) {
    double[] costs = new double[SAMPLES];
    for (int i = 0; i < SAMPLES && grid.cost > 0 && tally.iterate(); i++) {
      grid.move();
      costs[i] = grid.cost;
    }
    double mean = Arrays.stream(costs).average().orElse(0);
    return Math.sqrt(
        Arrays.stream(costs).map(cost -> (cost - mean) * (cost - mean)).average().orElse(0));
  }

  /** A grid whose boxes contain every digit, with the digits missing from its rows and columns. */
  private static final class Grid {
    private final Board board;
    private final Random random;
    private final int[] digits;

    /** The empty cells of each box that has at least two. */
    private final List<int[]> boxes = new ArrayList<>();

    /** The empty cells of those boxes, each with its box. */
    private final int[] open;

    private final int[] boxOf;

    /** The moves of a chain. */
    private final int chain;

    private final int[][] inRow;
    private final int[][] inColumn;
    private int cost;
    private int one;
    private int other;

    Grid(Puzzle puzzle, Random random) {
      this.board = puzzle.board();
      this.random = random;
      this.digits = IntStream.range(0, board.cells()).map(puzzle::digit).toArray();
      for (House box : board.houses(Kinds.BOX)) {
        fill(box.cells().toArray());
      }
      this.open = boxes.stream().flatMapToInt(Arrays::stream).toArray();
      this.boxOf = new int[board.cells()];
      for (int box = 0; box < boxes.size(); box++) {
        for (int cell : boxes.get(box)) {
          boxOf[cell] = box;
        }
      }
      this.chain = boxes.stream().mapToInt(cells -> cells.length * cells.length).sum();
      this.inRow = new int[board.rows()][board.digits() + 1];
      this.inColumn = new int[board.columns()][board.digits() + 1];
      this.cost = (board.rows() + board.columns()) * board.digits();
      for (int cell = 0; cell < digits.length; cell++) {
        put(cell, digits[cell]);
      }
    }

    private void fill(int[] box) {
      List<Integer> missing = new ArrayList<>();
      for (int digit = 1; digit <= board.digits(); digit++) {
        int wanted = digit;
        if (Arrays.stream(box).noneMatch(cell -> digits[cell] == wanted)) {
          missing.add(digit);
        }
      }
      Collections.shuffle(missing, random);
      int[] cells = Arrays.stream(box).filter(cell -> digits[cell] == 0).toArray();
      for (int i = 0; i < cells.length; i++) {
        digits[cells[i]] = missing.get(i);
      }
      if (cells.length > 1) {
        boxes.add(cells);
      }
    }

    boolean canMove() {
      return !boxes.isEmpty();
    }

    /** Swaps an empty cell with another in its box. */
    void move() {
      one = open[random.nextInt(open.length)];
      int[] box = boxes.get(boxOf[one]);
      do {
        other = box[random.nextInt(box.length)];
      } while (other == one);
      swap();
    }

    void takeBack() {
      swap();
    }

    private void swap() {
      int first = digits[one];
      int second = digits[other];
      take(one, first);
      take(other, second);
      put(one, second);
      put(other, first);
    }

    private void put(int cell, int digit) {
      digits[cell] = digit;
      cost -= inRow[board.row(cell)][digit]++ == 0 ? 1 : 0;
      cost -= inColumn[board.column(cell)][digit]++ == 0 ? 1 : 0;
    }

    private void take(int cell, int digit) {
      cost += --inRow[board.row(cell)][digit] == 0 ? 1 : 0;
      cost += --inColumn[board.column(cell)][digit] == 0 ? 1 : 0;
    }

    Puzzle solution() {
      return new Puzzle(board, digits);
    }
  }
}
