package cluewright.proof.check;

import java.util.List;

/**
 * The claim of a proof record: no digits on the mask make a puzzle that the strategies complete or,
 * for the kinds {@code no-other} and {@code no-other-listed}, none but known ones and their
 * relabellings.
 *
 * @param board the name of the board, such as {@code 9x9}
 * @param open the rules of which values are open, each with all that it may say; the claim is about
 *     every choice of these
 * @param mask one character a cell, {@code x} for a clue and a point for none
 * @param strategies the ids of the strategies
 * @param known puzzles of the mask; of no meaning for other kinds
 * @param kind the id of the kind of proof
 * @param sentence the argument for a designer, without line feeds
 */
public record Claim(
    String board,
    List<String> open,
    String mask,
    List<String> strategies,
    List<String> known,
    String kind,
    String sentence) {
  static final String NO_OTHER = "no-other";
  static final String NO_OTHER_LISTED = "no-other-listed";
  static final String LEARNED = "learned";

  public Claim {
    open = List.copyOf(open);
    strategies = List.copyOf(strategies);
    known = List.copyOf(known);
  }

  /** A claim about a board without open values. */
  public Claim(
      String board,
      String mask,
      List<String> strategies,
      List<String> known,
      String kind,
      String sentence) {
    this(board, List.of(), mask, strategies, known, kind, sentence);
  }

  /** True if the known puzzles are excepted. */
  public boolean isOfOthers() {
    return kind.equals(NO_OTHER) || kind.equals(NO_OTHER_LISTED);
  }
}
