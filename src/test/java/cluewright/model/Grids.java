package cluewright.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Grids for tests: typed in, or random. */
public final class Grids {
  /** The most digits of a board that is filled by guessing. */
  private static final int FIRST_TRIES = 300;

  private static final int GUESSED = 9;

  private Grids() {}

  /** A puzzle from its rows; white space, bars, dashes and crosses are passed over. */
  public static Puzzle puzzle(Board board, String text) {
    String cells = text.replaceAll("[\\s|+-]", "");
    return new Puzzle(board, cells.chars().map(symbol -> board.digitOf((char) symbol)).toArray());
  }

  public static Puzzle empty(Board board) {
    return new Puzzle(board, new int[board.cells()]);
  }

  /**
   * A random complete grid in which no house holds a digit twice and no relation is broken. On
   * boards of more than nine digits, which guessing does not fill in time, it is the plainest one
   * with its digits renamed.
   */
  public static Puzzle solution(Board board, Random random) {
    int[] digits = new int[board.cells()];
    if (board.digits() > GUESSED) {
      return renamed(pattern(board), random);
    }
    int[] candidates = new int[board.cells()];
    Arrays.fill(candidates, board.allDigits());
    for (int tries = FIRST_TRIES; ; tries *= 2) {
      AtomicInteger left = new AtomicInteger(tries);
      if (fill(board, digits, candidates, random, left)) {
        return new Puzzle(board, digits);
      }
      if (left.get() > 0) {
        throw new IllegalArgumentException("the " + board + " board has no grid");
      }
      Arrays.fill(digits, 0);
    }
  }

  private static Puzzle renamed(Puzzle grid, Random random) {
    List<Integer> names = new ArrayList<>(grid.board().digitRange().boxed().toList());
    Collections.shuffle(names, random);
    int[] digits = new int[grid.board().cells()];
    Arrays.setAll(digits, cell -> names.get(grid.digit(cell) - 1));
    return new Puzzle(grid.board(), digits);
  }

  /**
   * Fills a board, unless it takes more tries than are left: an early digit that does not fit costs
   * long on boards with many houses, and another start costs little. Branches where there are
   * fewest ways: the digits of a cell, or the places of a digit in a house.
   */
  private static boolean fill(
      Board board, int[] digits, int[] candidates, Random random, AtomicInteger left) {
    CellSet cells = CellSet.where(digits.length, cell -> digits[cell] == 0);
    if (cells.isEmpty()) {
      return true;
    }
    CellSet tightest = cells;
    int tight = board.allDigits();
    int fewest = Integer.MAX_VALUE;
    for (int cell : cells.toArray()) {
      int ways = Integer.bitCount(candidates[cell]);
      if (ways < fewest) {
        fewest = ways;
        tightest = CellSet.of(cell);
        tight = board.allDigits();
      }
    }
    for (House house : board.houses()) {
      CellSet open = house.cells().intersect(cells);
      int missing = board.allDigits();
      for (int cell : house.cells().minus(open).toArray()) {
        missing &= ~(1 << (digits[cell] - 1));
      }
      for (; house.holdsEveryDigit() && missing != 0; missing &= missing - 1) {
        int bit = missing & -missing;
        int ways = (int) open.stream().filter(cell -> (candidates[cell] & bit) != 0).count();
        if (ways < fewest) {
          fewest = ways;
          tightest = open;
          tight = bit;
        }
      }
    }
    int[] ways = ways(board, tightest, tight, candidates);
    for (int candidate : shuffled(ways, random)) {
      int cell = board.cellOf(candidate);
      int bit = 1 << (board.digitOf(candidate) - 1);
      int[] next = candidates.clone();
      board.peers(cell).forEach(peer -> next[peer] &= ~bit);
      board
          .related(candidate)
          .forEach(other -> next[board.cellOf(other)] &= ~(1 << (board.digitOf(other) - 1)));
      boolean isAllowed = PlainSums.allow(board, digits, cell, board.digitOf(candidate));
      digits[cell] = board.digitOf(candidate);
      if (left.decrementAndGet() >= 0 && isAllowed && fill(board, digits, next, random, left)) {
        return true;
      }
      digits[cell] = 0;
    }
    return false;
  }

  private static int[] ways(Board board, CellSet cells, int digits, int[] candidates) {
    IntStream.Builder ways = IntStream.builder();
    for (int cell : cells.toArray()) {
      for (int rest = candidates[cell] & digits; rest != 0; rest &= rest - 1) {
        ways.add(board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1));
      }
    }
    return ways.build().toArray();
  }

  private static List<Integer> shuffled(int[] ways, Random random) {
    List<Integer> shuffled = new ArrayList<>(IntStream.of(ways).boxed().toList());
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  /** A random mask in which each cell is a clue with the given probability. */
  public static Mask mask(Board board, double density, Random random) {
    return new Mask(board, CellSet.where(board.cells(), cell -> random.nextDouble() < density));
  }

  /** A random grid's digits on a random mask: at least one solution. */
  public static Puzzle clues(Board board, double density, Random random) {
    return solution(board, random).restrictedTo(mask(board, density, random));
  }

  /** The plainest solution of a board with boxes: each row is the one above, shifted. */
  public static Puzzle pattern(Board board) {
    int size = board.digits();
    int width = board.columns() / boxesInARow(board);
    int height = size / width;
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = board.row(cell);
      digits[cell] = (row % height * width + row / height + board.column(cell)) % size + 1;
    }
    return new Puzzle(board, digits);
  }

  private static int boxesInARow(Board board) {
    return (int)
        board.houses(House.Kind.BOX).stream()
            .filter(box -> box.cells().toArray()[0] < board.columns())
            .count();
  }

  /** A puzzle of 281 clues on 25x25 whose solutions take too long to count. */
  public static Puzzle uncountable() {
    Board board = Boards.TWENTY_FIVE;
    List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    Collections.shuffle(cells, new Random(71));
    int[] digits = new int[board.cells()];
    for (int cell : cells.subList(0, 281)) {
      int row = board.row(cell);
      digits[cell] = (row % 5 * 5 + row / 5 + board.column(cell)) % board.digits() + 1;
    }
    return new Puzzle(board, digits);
  }
}
