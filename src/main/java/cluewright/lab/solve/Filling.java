package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The state of plain backtracking: the digits in cells, and those in each house. */
final class Filling {
  private final Board board;
  private final int[][] housesOf;
  private final int[] digits;
  private final int[] taken;
  private final boolean consistent;

  Filling(Puzzle puzzle) {
    this.board = puzzle.board();
    this.housesOf = new int[board.cells()][];
    Arrays.setAll(
        housesOf,
        cell -> board.housesOf(cell).stream().mapToInt(board.houses()::indexOf).toArray());
    this.digits = new int[board.cells()];
    this.taken = new int[board.houses().size()];
    boolean fits = true;
    for (int cell = 0; cell < digits.length; cell++) {
      int digit = puzzle.digit(cell);
      if (digit != 0) {
        fits = fits && (choices(cell) >>> (digit - 1) & 1) != 0;
        put(cell, digit);
      }
    }
    this.consistent = fits;
  }

  /** False if a house contains a digit twice. */
  boolean isConsistent() {
    return consistent;
  }

  /** The empty cells, in order. */
  int[] open() {
    return IntStream.range(0, digits.length).filter(cell -> digits[cell] == 0).toArray();
  }

  boolean isOpen(int cell) {
    return digits[cell] == 0;
  }

  /** The digits missing from all houses of a cell. */
  int choices(int cell) {
    int all = 0;
    for (int house : housesOf[cell]) {
      all |= taken[house];
    }
    return board.allDigits() & ~all;
  }

  void put(int cell, int digit) {
    digits[cell] = digit;
    for (int house : housesOf[cell]) {
      taken[house] |= 1 << (digit - 1);
    }
  }

  void remove(int cell) {
    int bit = 1 << (digits[cell] - 1);
    digits[cell] = 0;
    for (int house : housesOf[cell]) {
      taken[house] &= ~bit;
    }
  }

  Puzzle solution() {
    return new Puzzle(board, digits);
  }
}
