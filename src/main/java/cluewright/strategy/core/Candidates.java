package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.stream.IntStream;

/** Lists numbered candidates in the forms that rules need. */
public final class Candidates {
  private Candidates() {}

  /** A digit in each of some cells. */
  public static int[] of(Board board, CellSet cells, int digit) {
    return ofEach(board, cells.toArray(), 1 << (digit - 1));
  }

  /** Each of a set of digits in each of some cells. */
  public static int[] ofEach(Board board, CellSet cells, int digits) {
    return ofEach(board, cells.toArray(), digits);
  }

  /**
   * Each of a set of digits in each of some cells, in plain loops, since pairs and fish make tens
   * of thousands.
   */
  public static int[] ofEach(Board board, int[] cells, int digits) {
    int[] candidates = new int[cells.length * Integer.bitCount(digits)];
    int next = 0;
    for (int cell : cells) {
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        candidates[next++] = board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1);
      }
    }
    return candidates;
  }

  /**
   * The digits of a set that are open in some cells, ascending; in plain loops, since most finders
   * inline it, and streams in it took the compiler longer than all else in them.
   */
  public static int[] ofCells(SolvingState state, CellSet cells, int digits) {
    int[] where = cells.toArray();
    int count = 0;
    for (int cell : where) {
      count += Integer.bitCount(state.open(cell) & digits);
    }
    int[] candidates = new int[count];
    int next = 0;
    for (int cell : where) {
      for (int rest = state.open(cell) & digits; rest != 0; rest &= rest - 1) {
        candidates[next++] = state.board().candidate(cell, Integer.numberOfTrailingZeros(rest) + 1);
      }
    }
    return candidates;
  }

  /** The digits of a set that are open in cells given as longs, ascending. */
  public static int[] open(SolvingState state, long[] cells, int digits) {
    return ofCells(state, Geometry.cells(cells), digits);
  }

  /** True if a digit of a set is open in cells given as longs. */
  public static boolean anyOpen(SolvingState state, long[] cells, int digits) {
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int word = 0; word < cells.length; word++) {
        if ((state.cells(digit, word) & cells[word]) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** The number of open candidates of a state. */
  public static int count(SolvingState state) {
    int count = 0;
    for (int cell = 0; cell < state.board().cells(); cell++) {
      count += Integer.bitCount(state.open(cell));
    }
    return count;
  }

  /** The digits of a set, ascending. */
  public static IntStream digits(Board board, int digits) {
    return board.digitRange().filter(digit -> (digits >>> (digit - 1) & 1) != 0);
  }

  /** The set of two digits. */
  public static int pair(int first, int second) {
    return 1 << (first - 1) | 1 << (second - 1);
  }
}
