package cluewright.studio.masks;

import cluewright.model.Board;

/** A board in words that all languages share. */
final class BoardWords {
  private BoardWords() {}

  /** For example {@code 9 × 9}. */
  static String size(Board board) {
    return board.rows() + " × " + board.columns();
  }
}
