package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.stream.IntStream;

/** Lists of numbered candidates, in the few shapes that rules are made of. */
final class Candidates {
  private Candidates() {}

  /** One digit in each of the cells. */
  static int[] of(Board board, CellSet cells, int digit) {
    return cells.stream().map(cell -> board.candidate(cell, digit)).toArray();
  }

  /** Each of a set of digits in each of the cells. */
  static int[] ofEach(Board board, CellSet cells, int digits) {
    return cells.stream()
        .flatMap(cell -> digits(board, digits).map(digit -> board.candidate(cell, digit)))
        .toArray();
  }

  /** The digits of a set, ascending. */
  static IntStream digits(Board board, int digits) {
    return board.digitRange().filter(digit -> (digits >>> (digit - 1) & 1) != 0);
  }

  /** The set of two digits. */
  static int pair(int first, int second) {
    return 1 << (first - 1) | 1 << (second - 1);
  }
}
