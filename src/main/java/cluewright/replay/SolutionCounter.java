package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds a puzzle's solutions by backtracking over its houses.
 *
 * <p>It reads the board and nothing else: no rule, no strategy, no encoding. So it can contradict
 * whatever the engines claim. At each node it takes a cell with one candidate, else a digit with
 * one place in a house, else branches on the cell with the fewest candidates.
 */
public final class SolutionCounter {
  private final Board board;
  private final int[][] housesOf;
  private final int[][] houses;
  private final boolean[] holdsEveryDigit;
  private final int[] digits;
  private final int[] used;
  private final int[] free;
  private final List<Puzzle> solutions = new ArrayList<>();
  private int limit;

  public SolutionCounter(Board board) {
    this.board = board;
    this.digits = new int[board.cells()];
    this.free = new int[board.cells()];
    this.used = new int[board.houses().size()];
    this.houses =
        board.houses().stream().map(house -> house.cells().toArray()).toArray(int[][]::new);
    this.holdsEveryDigit = new boolean[houses.length];
    this.housesOf = new int[board.cells()][];
    for (int house = 0; house < houses.length; house++) {
      holdsEveryDigit[house] = board.houses().get(house).holdsEveryDigit();
    }
    for (int cell = 0; cell < housesOf.length; cell++) {
      housesOf[cell] = board.housesOf(cell).stream().mapToInt(board.houses()::indexOf).toArray();
    }
  }

  /** The number of solutions, but no more than {@code limit}. */
  public int count(Puzzle puzzle, int limit) {
    return solutions(puzzle, limit).size();
  }

  /** The first solutions, no more than {@code limit}; all of them if there are fewer. */
  public List<Puzzle> solutions(Puzzle puzzle, int limit) {
    Arrays.fill(used, 0);
    Arrays.fill(digits, 0);
    solutions.clear();
    this.limit = limit;
    if (limit > 0 && puzzle.conflict().isEmpty()) {
      puzzle.mask().clues().forEach(cell -> set(cell, puzzle.digit(cell)));
      search();
    }
    return List.copyOf(solutions);
  }

  private void search() {
    int fewest = refreshFreeDigits();
    if (fewest == COMPLETE) {
      solutions.add(new Puzzle(board, digits));
      return;
    }
    int cell = fewest;
    int choices = free[cell];
    if (Integer.bitCount(choices) > 1) {
      long place = singlePlace();
      if (place == NO_PLACE) {
        return;
      }
      if (place >= 0) {
        cell = (int) (place >>> 32);
        choices = (int) place;
      }
    }
    for (; choices != 0 && solutions.size() < limit; choices &= choices - 1) {
      int digit = Integer.numberOfTrailingZeros(choices) + 1;
      set(cell, digit);
      search();
      clear(cell, digit);
    }
  }

  private static final int COMPLETE = -1;
  private static final long NO_PLACE = -1;
  private static final long NONE_SINGLE = -2;

  /** Computes the free digits of every open cell; returns the cell with the fewest. */
  private int refreshFreeDigits() {
    int best = COMPLETE;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < digits.length; cell++) {
      int taken = 0;
      for (int house : housesOf[cell]) {
        taken |= used[house];
      }
      free[cell] = digits[cell] == 0 ? board.allDigits() & ~taken : 0;
      int count = Integer.bitCount(free[cell]);
      if (digits[cell] == 0 && count < fewest) {
        fewest = count;
        best = cell;
      }
    }
    return best;
  }

  /** A cell (upper half) and digit bit (lower half) with one place in some house, if there is. */
  private long singlePlace() {
    for (int house = 0; house < houses.length; house++) {
      if (!holdsEveryDigit[house]) {
        continue;
      }
      int once = 0;
      int twice = 0;
      for (int cell : houses[house]) {
        twice |= once & free[cell];
        once |= free[cell];
      }
      if ((once | used[house]) != board.allDigits()) {
        return NO_PLACE;
      }
      int single = Integer.lowestOneBit(once & ~twice);
      if (single != 0) {
        for (int cell : houses[house]) {
          if ((free[cell] & single) != 0) {
            return (long) cell << 32 | single;
          }
        }
      }
    }
    return NONE_SINGLE;
  }

  private void set(int cell, int digit) {
    digits[cell] = digit;
    for (int house : housesOf[cell]) {
      used[house] |= 1 << (digit - 1);
    }
  }

  private void clear(int cell, int digit) {
    digits[cell] = 0;
    for (int house : housesOf[cell]) {
      used[house] &= ~(1 << (digit - 1));
    }
  }
}
