package cluewright.studio.masks;

import cluewright.model.Board;

/** The size of a board in a form that all languages share. */
final class BoardSize {
  private BoardSize() {}

  /** For example {@code 9 × 9}. */
  static String of(Board board) {
    return board.rows() + " × " + board.columns();
  }
}
