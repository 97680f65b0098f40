package cluewright.search.walk;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.BoxShape;
import cluewright.model.Puzzle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Makes random solved grids of a board from a single one.
 *
 * <p>On a classic board bands, the rows in them, and columns likewise come in another order; where
 * a board's digits are alike, they are renamed. Fixed digits forbid both. What is always allowed is
 * to exchange two digits in a part of the grid that no house leaves: the cells with either digit
 * fall into such parts, often into one, which renames the two, and sometimes into more, which makes
 * a grid of another kind (Kempe's chains, as known from colourings of maps). Cells in pairs and
 * sums keep their digits.
 */
public final class SolvedGrids {
  /** The number of exchanges per digit; ten times as many make no better starts. */
  private static final int EXCHANGES_A_DIGIT = 4;

  private final Board board;
  private final int[] known;
  private final boolean[] isFixed;
  private final boolean isFree;
  private final int bandRows;
  private final int stackColumns;
  private final int[][] peers;
  private final Random random;

  /** Grids made from a complete one, without fixed digits. */
  public SolvedGrids(Puzzle known, Random random) {
    this(known, Puzzle.empty(known.board()), random);
  }

  /**
   * Grids that keep some digits.
   *
   * @param known a complete grid without a digit twice in a house
   * @param fixed digits of it
   */
  SolvedGrids(Puzzle known, Puzzle fixed, Random random) {
    this.board = known.board();
    this.known = new int[board.cells()];
    this.isFixed = new boolean[board.cells()];
    this.peers = new int[board.cells()][];
    for (int cell = 0; cell < isFixed.length; cell++) {
      this.known[cell] = known.digit(cell);
      isFixed[cell] = fixed.digit(cell) != 0;
      peers[cell] = board.peers(cell).toArray();
    }
    board.bound().forEach(cell -> isFixed[cell] = true);
    board.sums().forEach(sum -> sum.cells().forEach(cell -> isFixed[cell] = true));
    this.isFree = fixed.mask().size() == 0;
    BoxShape still = new BoxShape(1, 1);
    BoxShape box = Boards.isClassic(board) ? Boards.boxes(board).orElse(still) : still;
    this.bandRows = box.rows();
    this.stackColumns = box.columns();
    this.random = random;
  }

  /** The digits of the next grid by cell, also after exchanging digits. */
  public int[] next() {
    int[] grid = isFree ? shuffled() : known.clone();
    for (int i = 0; i < EXCHANGES_A_DIGIT * board.digits(); i++) {
      exchange(grid, random.nextInt(grid.length));
    }
    return grid;
  }

  /** A grid in which two digits are exchanged in one part, if that is allowed there. */
  public int[] near(int[] grid) {
    return near(grid, random.nextInt(grid.length));
  }

  /** A grid in which the digit of a cell is exchanged with another, if that is allowed there. */
  public int[] near(int[] grid, int cell) {
    int[] other = grid.clone();
    exchange(other, cell);
    return other;
  }

  /** The known grid with lines and digits permuted. */
  public int[] shuffled() {
    int[] rows = lines(board.rows(), bandRows);
    int[] columns = lines(board.columns(), stackColumns);
    int[] names =
        board.digitsAreAlike()
            ? order(board.digits())
            : IntStream.range(0, board.digits()).toArray();
    int[] grid = new int[board.cells()];
    for (int cell = 0; cell < grid.length; cell++) {
      int from = board.cell(rows[board.row(cell)], columns[board.column(cell)]);
      grid[cell] = 1 + names[known[from] - 1];
    }
    return grid;
  }

  /** The lines in another order that keeps those crossing the same boxes together. */
  private int[] lines(int count, int together) {
    if (together == 1) {
      return IntStream.range(0, count).toArray();
    }
    return Arrays.stream(order(count / together))
        .flatMap(band -> Arrays.stream(order(together)).map(line -> band * together + line))
        .toArray();
  }

  private int[] order(int count) {
    List<Integer> all = new ArrayList<>(IntStream.range(0, count).boxed().toList());
    Collections.shuffle(all, random);
    return all.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Exchanges the digit of a cell with another throughout the connected cells, if that is allowed.
   */
  private void exchange(int[] grid, int first) {
    int both = grid[first] ^ (1 + random.nextInt(board.digits()));
    if (both == 0) {
      return;
    }
    List<Integer> part = new ArrayList<>(List.of(first));
    boolean[] isReached = new boolean[grid.length];
    isReached[first] = true;
    Deque<Integer> ahead = new ArrayDeque<>(part);
    while (!ahead.isEmpty()) {
      int cell = ahead.poll();
      for (int peer : peers[cell]) {
        if (!isReached[peer] && grid[peer] == (grid[cell] ^ both)) {
          isReached[peer] = true;
          ahead.add(peer);
          part.add(peer);
        }
      }
    }
    if (part.stream().noneMatch(cell -> isFixed[cell])) {
      part.forEach(cell -> grid[cell] ^= both);
    }
  }
}
