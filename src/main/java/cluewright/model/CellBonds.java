package cluewright.model;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What a board demands of several cells together, its sums and words, and of single cells, as
 * arrays for frequent loops.
 */
public final class CellBonds {
  /** By sum, its cells. */
  private final int[][] cells;

  private final int[] totals;

  /** By cell, the numbers of its sums. */
  private final int[][] sumsOf;

  private final CellWord[] words;

  /** By cell, its words. */
  private final CellWord[][] wordsOf;

  /** By cell, the digits that it may have. */
  private final int[] allowed;

  /** Whether nothing is demanded. */
  private final boolean isFree;

  public CellBonds(Board board) {
    this.cells = board.sums().stream().map(sum -> sum.cells().toArray()).toArray(int[][]::new);
    this.totals = board.sums().stream().mapToInt(CellSum::total).toArray();
    this.sumsOf = new int[board.cells()][];
    Arrays.setAll(sumsOf, cell -> sumsWith(board, cell));
    this.words = board.words().toArray(CellWord[]::new);
    this.wordsOf = new CellWord[board.cells()][];
    Arrays.setAll(wordsOf, cell -> wordsWith(cell));
    this.allowed = IntStream.range(0, board.cells()).map(board::allowed).toArray();
    this.isFree = board.digitsAreAlike();
  }

  private static int[] sumsWith(Board board, int cell) {
    return IntStream.range(0, board.sums().size())
        .filter(sum -> board.sums().get(sum).cells().contains(cell))
        .toArray();
  }

  private CellWord[] wordsWith(int cell) {
    return Arrays.stream(words).filter(word -> word.path().contains(cell)).toArray(CellWord[]::new);
  }

  /** The number of sums. */
  public int size() {
    return cells.length;
  }

  /** The cells of a sum, ascending. */
  public int[] cells(int sum) {
    return cells[sum];
  }

  public int total(int sum) {
    return totals[sum];
  }

  /**
   * True if a filled cell has a digit that it may not have, or some sum or word at it is filled
   * wrongly.
   *
   * @param digit the digit of a cell, 0 for none
   */
  public boolean isMissed(int cell, IntUnaryOperator digit) {
    if (isFree) {
      return false;
    }
    int here = digit.applyAsInt(cell);
    if (here != 0 && (allowed[cell] >>> (here - 1) & 1) == 0) {
      return true;
    }
    for (int sum : sumsOf[cell]) {
      if (misses(sum, digit)) {
        return true;
      }
    }
    for (CellWord word : wordsOf[cell]) {
      if (word.isMissed(digit)) {
        return true;
      }
    }
    return false;
  }

  /** True if {@link #isMissed} holds at any cell. */
  public boolean isAnyMissed(IntUnaryOperator digit) {
    for (int cell = 0; !isFree && cell < allowed.length; cell++) {
      if (isMissed(cell, digit)) {
        return true;
      }
    }
    return false;
  }

  private boolean misses(int sum, IntUnaryOperator digit) {
    int made = 0;
    for (int cell : cells[sum]) {
      int here = digit.applyAsInt(cell);
      if (here == 0) {
        return false;
      }
      made += here;
    }
    return made != totals[sum];
  }
}
