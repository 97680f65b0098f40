package cluewright.studio.board;

import cluewright.model.Board;

/**
 * The animation that turns a new puzzle's tiles into digits, from the upper left to the lower
 * right.
 *
 * @param progress of the whole, from 0 to 1
 */
record Reveal(Board board, double progress) {
  private static final double SHARE_OF_ONE = 0.4;

  static Reveal complete(Board board) {
    return new Reveal(board, 1);
  }

  /** A cell's progress, from 0 (tile) to 1 (digit). */
  double at(int cell) {
    double place =
        (double) (board.row(cell) + board.column(cell)) / (board.rows() + board.columns() - 2);
    double begin = place * (1 - SHARE_OF_ONE);
    return Math.max(0, Math.min(1, (progress - begin) / SHARE_OF_ONE));
  }
}
