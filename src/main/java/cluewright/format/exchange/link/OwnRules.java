package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The rules in a link as Cluewright writes them for solvers elsewhere: a first paragraph with all
 * rules of the board, followed by the notes. In a link with another paragraph all of it is a
 * setter's.
 */
record OwnRules(String paragraph, String notes) {
  private static final String PARAGRAPH = "\n\n";

  /** Sentences from links of earlier versions, with their current form. */
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

  /** True if the first paragraph gives all rules of a board, exactly as Cluewright words them. */
  boolean isOf(Board board) {
    return paragraph.equals(SclRules.all(board));
  }

  /**
   * The value that the first paragraph gives for lines of a kind, 0 if the kind has none; empty
   * unless it gives one.
   *
   * @param cells of the line
   */
  Optional<Integer> value(Kind kind, int cells, Board board) {
    IntStream values =
        kind.values(cells, board.digits())
            .map(all -> IntStream.rangeClosed(all.least(), all.most()))
            .orElse(IntStream.of(0));
    List<Integer> said =
        values.filter(v -> paragraph.contains(SclRules.sentence(kind, v))).boxed().toList();
    return said.size() == 1 ? Optional.of(said.get(0)) : Optional.empty();
  }

  static String told(String notes, Board board) {
    return SclRules.all(board) + (notes.isEmpty() ? "" : PARAGRAPH + notes);
  }
}
