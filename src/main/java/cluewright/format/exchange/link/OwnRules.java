package cluewright.format.exchange.link;

import cluewright.model.Board;

/**
 * The rules in a link, as Cluewright writes them for those who solve elsewhere: a first paragraph
 * has all of the board, and the notes follow. In a link with another paragraph all of it is a
 * setter's.
 */
record OwnRules(String paragraph, String notes) {
  private static final String PARAGRAPH = "\n\n";

  static OwnRules of(String rules) {
    int end = rules.indexOf(PARAGRAPH);
    return end < 0
        ? new OwnRules(rules, "")
        : new OwnRules(rules.substring(0, end), rules.substring(end + PARAGRAPH.length()));
  }

  /** True if the first paragraph says all rules of a board, and just as Cluewright does. */
  boolean isOf(Board board) {
    return paragraph.equals(SclRules.all(board));
  }

  static String told(String notes, Board board) {
    return SclRules.all(board) + (notes.isEmpty() ? "" : PARAGRAPH + notes);
  }
}
