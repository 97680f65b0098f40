package cluewright.search.dual;

import cluewright.model.Board;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The relations of a board by cell: which other cells they involve, and which digits they exclude.
 */
final class CellRelations {
  private final int digits;

  /** By cell, the cells related to it. */
  private final int[][] partners;

  /** By cell, for each partner and each of its digits, the digits excluded here, as a set. */
  private final int[][] barred;

  CellRelations(Board board) {
    this.digits = board.digits();
    this.partners = new int[board.cells()][];
    this.barred = new int[board.cells()][];
    for (int cell = 0; cell < partners.length; cell++) {
      int here = cell;
      partners[cell] = partners(board, cell);
      barred[cell] = new int[partners[cell].length * digits];
      for (int i = 0; i < barred[cell].length; i++) {
        barred[cell][i] =
            board
                .related(board.candidate(partners[cell][i / digits], 1 + i % digits))
                .filter(candidate -> board.cellOf(candidate) == here)
                .map(candidate -> 1 << (board.digitOf(candidate) - 1))
                .reduce(0, (a, b) -> a | b);
      }
    }
  }

  private static int[] partners(Board board, int cell) {
    return IntStream.rangeClosed(1, board.digits())
        .flatMap(digit -> board.related(board.candidate(cell, digit)))
        .map(board::cellOf)
        .distinct()
        .sorted()
        .toArray();
  }

  /** True if a board has no relations. */
  boolean isEmpty() {
    return Arrays.stream(partners).allMatch(each -> each.length == 0);
  }

  /** The cells related to a cell. */
  int[] partners(int cell) {
    return partners[cell];
  }

  /**
   * The digits that a cell cannot have, as a set.
   *
   * @param i the number of the partner among {@link #partners}
   * @param digit the digit that the partner has
   */
  int barred(int cell, int i, int digit) {
    return barred[cell][i * digits + digit - 1];
  }
}
