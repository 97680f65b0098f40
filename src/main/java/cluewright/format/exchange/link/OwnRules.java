package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.rule.Kinds;
import java.util.Map;

/**
 * The rules in a link, as Cluewright writes them for those who solve elsewhere: a first paragraph
 * has all of the board, and the notes follow. In a link with another paragraph all of it is a
 * setter's.
 */
record OwnRules(String paragraph, String notes) {
  private static final String PARAGRAPH = "\n\n";

  /** Sentences in the links of earlier versions, and what they are now. */
  private static final Map<String, String> EARLIER =
      Map.of(
          "Cells a knight's move of chess apart contain different digits.",
          SclRules.sentence(Kinds.KNIGHT),
          "Cells that touch at a corner contain different digits.",
          SclRules.sentence(Kinds.KING));

  static OwnRules of(String rules) {
    int end = rules.indexOf(PARAGRAPH);
    return end < 0
        ? new OwnRules(asNow(rules), "")
        : new OwnRules(asNow(rules.substring(0, end)), rules.substring(end + PARAGRAPH.length()));
  }

  private static String asNow(String paragraph) {
    String now = paragraph;
    for (Map.Entry<String, String> sentence : EARLIER.entrySet()) {
      now = now.replace(sentence.getKey(), sentence.getValue());
    }
    return now;
  }

  /** True if the first paragraph says all rules of a board, and just as Cluewright does. */
  boolean isOf(Board board) {
    return paragraph.equals(SclRules.all(board));
  }

  static String told(String notes, Board board) {
    return SclRules.all(board) + (notes.isEmpty() ? "" : PARAGRAPH + notes);
  }
}
