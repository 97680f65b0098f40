package cluewright.studio.masks;

import cluewright.model.Board;

/** Formats the size of a board for all languages. */
final class BoardSize {
  private BoardSize() {}

  /** The size, for example {@code 9 × 9}. */
  static String of(Board board) {
    return board.rows() + " × " + board.columns();
  }
}
